import { columnTypes, type Engine } from "./columns.ts";

/** The words and trigrams that all texts have together. */
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
    // No rules yet: the first start folds all texts by today's.
    "insert into search_folding (version) values (0)",
  ];
}

const separators = "\\uAC00-\\uD7A3\\U00020000-\\U00028001\\n";

/**
 * The words of a folded text. An index entry cannot be long: a long word becomes "*". The cost keeps the planner from
 * splitting every text.
 */
const splitIntoWords = `
  create function search_words(folded text) returns text[] language plpgsql immutable strict cost 10000
  as $$ begin
    return array_remove(regexp_split_to_array(
      regexp_replace(folded, '[^${separators}]{33,}', '*', 'g'), '[${separators}]+'), '');
  end $$`;
