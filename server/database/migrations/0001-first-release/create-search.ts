import { columnTypes, type Engine } from "./columns.ts";

/** The search vocabulary of all texts: words and trigrams. */
export function createSearch(engine: Engine): string[] {
  const { sortedText } = columnTypes[engine];
  return [
    ...(engine === "postgres" ? [splitIntoWords] : []),
    `create table search_trigrams (trigram ${sortedText} primary key not null)`,
    `create table search_spellings (spelling ${sortedText} not null, word ${sortedText} not null,
      primary key (spelling, word))`,
    ...(engine === "postgres"
      ? ["create index search_words on search_spellings using gin (word gin_trgm_ops) where spelling = word"]
      : []),
    "create table search_folding (version integer not null)",
    // Version 0, so that the first start folds all texts.
    "insert into search_folding (version) values (0)",
  ];
}

const separators = "\\uAC00-\\uD7A3\\U00020000-\\U00028001\\n";

/**
 * The words of a folded text. Long words become "*", because the length of an index entry is limited. The high cost keeps
 * the planner from splitting every text.
 */
const splitIntoWords = `
  create function search_words(folded text) returns text[] language plpgsql immutable strict cost 10000
  as $$ begin
    return array_remove(regexp_split_to_array(
      regexp_replace(folded, '[^${separators}]{33,}', '*', 'g'), '[${separators}]+'), '');
  end $$`;
