import { isOrdered, kindOf, type RecordKind, searchedOf, siteSearchedOf } from "../../../content/kinds.ts";
import type { Language } from "../../../languages.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { cut } from "../../markdown/plain-text.ts";
import { type ReadRecord, readRecords } from "../read-records.ts";
import { type Card, cardOf } from "../records.ts";
import { excerptAroundMatch, passageAroundMatch } from "./matched-words.ts";
import type { Query } from "./query.ts";

/** Reads the results of a search over the site, each with the passage around the match, in no particular order. */
export function foundRecordsOf({ db }: SiteDatabase, language: Language) {
  return async <K extends RecordKind>(
    kind: K,
    ids: string[],
    query: Query,
    longest: number,
  ): Promise<Card<K>[]> => {
    const now = new Date();
    const records = await readRecords({ db, kind, language }, ids, { long: true });
    return records.map((record) => ({
      ...cardOf(kind, record, now),
      excerpt:
        passageIn(kind, record, { words: query.typedWords }, longest) ??
        passageIn(kind, record, query, longest) ??
        cut(record.excerpt, longest),
    }));
  };
}

type Words = Pick<Query, "words">;

function passageIn(kind: RecordKind, { fields }: ReadRecord, query: Words, longest: number) {
  const { body, summary = body, fields: described } = kindOf(kind);
  const shown = isOrdered(kind) ? [...searchedOf(kind).slice(1), ...siteSearchedOf(kind)] : [summary, body];
  for (const name of new Set(shown)) {
    const text = fields[name] ?? "";
    const type = described[name]?.type;
    if (type !== "line" && type !== "text") continue;
    const passage = (type === "text" ? passageAroundMatch : excerptAroundMatch)(text, query, longest);
    if (passage) return passage;
  }
  return undefined;
}
