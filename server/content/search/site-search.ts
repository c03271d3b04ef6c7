/** The search over the site: one ranked list of records, pages, people, partners and questions. */
import { type RawBuilder, sql } from "kysely";
import {
  type IndexedKind,
  indexedKinds,
  isOrdered,
  type Kind,
  kindNames,
  kindOf,
  pageKind,
} from "../../../content/kinds.ts";
import { pagesByPath } from "../../../content/pages/index.ts";
import type { Language } from "../../../languages.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { filtered, inYear, readableIn } from "../lists/filters.ts";
import { type Range, recordsBy } from "../lists/range.ts";
import { MOST_COUNTED } from "../lists/results.ts";
import { beginningCondition, holds, matches, scanCondition } from "./pattern.ts";
import { type Query, queryOf } from "./query.ts";
import { findMatches, type Match, type Rank, titlesIn } from "./search.ts";
import { fieldsInEncoded, hasBeginning, isShort } from "./trigram-encoding.ts";

/** `at` is empty for kinds without a date. */
export type SiteMatch = { kind: Kind; id: string; at: string; rank: number };

/** The matches of one kind. `more`: there are more than these. */
export type KindMatches = { kind: Kind; matches: SiteMatch[]; total: number; more: boolean };

export type SiteFilters = { year?: number | undefined; language?: Language | undefined };

/** More people, partners and questions than any page shows. */
const MOST_UNDATED = 3000;

/** Records of these kinds are few and have no date. */
const undated: Kind[] = [
  ...Object.values(pagesByPath)
    // The search would only find itself.
    .filter((name) => name !== "search")
    .map(pageKind),
  ...kindNames.filter(isOrdered),
];

/** Finds up to 300 matches of each kind, each list in the order of the results. Both engines give the same. */
export function siteSearchOf(database: SiteDatabase, language: Language, texts: () => Promise<Text[]>) {
  return async (q: string, { year, language: only }: SiteFilters = {}): Promise<KindMatches[]> => {
    const query = queryOf(q);
    // White space and combining marks alone.
    if (!query) return [];
    const dated = indexedKinds.map(async (kind): Promise<KindMatches> => {
      const range = inYear(filtered(kind, newestFirst(database, kind), { language: only }), year);
      const found = await findMatches<Row>(range, query, siteRank(range, query, language));
      return limited(
        kind,
        found.matches.map(({ id, at, rank, titles }) => ({
          kind,
          id,
          at,
          rank: withTitle(query, rank, titles),
        })),
        found.counted ? found.total : Number.POSITIVE_INFINITY,
      );
    });
    // Together with the others: a failure must not leave their promises without a handler.
    const [undatedTexts, ...found] = await Promise.all([year ? [] : texts(), ...dated]);
    return [...found, ...undatedMatches(undatedTexts, query, language, only)];
  };
}

export const totalOf = (found: KindMatches[]): number => found.reduce((sum, { total }) => sum + total, 0);

/** Events go by the date on which they take place, like their years. */
function newestFirst(database: SiteDatabase, kind: IndexedKind): Range {
  const by = kindOf(kind).order === "upcoming first" ? "sort_at" : "created_at";
  const { hasSiteOnlyText: _, ...range } = recordsBy(database, kind, { by, direction: "desc" });
  return range;
}

type Row = Match & { titles: string };

type Text = { kind: Kind; id: string; languages: string; folded: string };

/** They are held in memory, because every search reads all of them. */
export const readUndated = async ({ db }: SiteDatabase): Promise<Text[]> =>
  db
    .selectFrom("records")
    .select(["kind", "id", "languages", "folded"])
    .where("kind", "in", undated)
    .orderBy("position")
    .orderBy("id")
    .limit(MOST_UNDATED)
    .execute();

function undatedMatches(
  texts: Text[],
  query: Query,
  language: Language,
  only: Language | undefined,
): KindMatches[] {
  const isReadable = ({ languages }: Text, language: Language) => languages.includes(` ${language} `);
  const found = texts.filter(
    (text) => matches(query.pattern, text.folded) && (!only || isReadable(text, only)),
  );
  return undated.flatMap((kind) => {
    const ofKind = found.filter((text) => text.kind === kind);
    if (ofKind.length === 0) return [];
    const ranked = ofKind.map((text) => {
      const rank = textRank(query, text.folded) + (isReadable(text, language) ? 0 : RANKS);
      return { kind, id: text.id, at: "", rank: withTitle(query, rank, text.folded.split("\n", 1)[0] ?? "") };
    });
    return [limited(kind, ranked, ranked.length)];
  });
}

function limited(kind: Kind, matches: SiteMatch[], total: number): KindMatches {
  const more = total > MOST_COUNTED;
  return { kind, matches: inOrder(matches).slice(0, MOST_COUNTED), total: more ? MOST_COUNTED : total, more };
}

/** Ranks within one language: 0 to 3 for matches in the title, 4 to 6 for matches in the text only. */
const IN_TEXT = 4;
const RANKS = 8;

/**
 * The rank of a match in the text, computed by the database: in another language after all others; the whole term, then
 * its words at the beginnings of words, then inside of words. Beginnings are not looked for in very many texts.
 */
function siteRank(range: Pick<Range, "database">, { phrase, pattern }: Query, language: Language): Rank {
  const { engine } = range.database;
  const ranked = (text: RawBuilder<unknown>, begins: RawBuilder<unknown>) => sql`
    case when ${readableIn(range, language)} then 0 else ${sql.lit(RANKS)} end
      + case when not ${begins} then 2 when ${scanCondition(engine, text, phrase)} then 0 else 1 end as rank,
    ${titlesIn(engine, text)} as titles`;
  return {
    columns: ["languages"],
    of: (text) => ranked(text, beginningCondition(engine, text, pattern)),
    ofMany: (text) => ranked(text, sql`true`),
  };
}

/** The same for a text in memory, without the language. */
function textRank({ phrase, pattern }: Query, text: string): number {
  if (!holds(pattern, (piece) => hasBeginning(text, piece))) return 2;
  return matches(phrase, text) ? 0 : 1;
}

/** A match in the title ranks before those in the text: the whole title, the term in it, its words, parts of words. */
function withTitle(query: Query, rank: number, titles: string): number {
  const language = rank < RANKS ? 0 : RANKS;
  return language + (titleRank(query, titles) ?? IN_TEXT + rank - language);
}

function titleRank({ whole, phrase, pattern }: Query, titles: string): number | undefined {
  if (fieldsInEncoded(titles).includes(whole)) return 0;
  if (holds(phrase, (piece) => hasBeginning(titles, piece))) return 1;
  if (holds(pattern, (piece) => hasBeginning(titles, piece))) return 2;
  const isIn = (piece: string) => (isShort(piece) ? hasBeginning(titles, piece) : titles.includes(piece));
  return holds(pattern, isIn) ? 3 : undefined;
}

/** Newer first among equals. Pages, people, partners and questions have no date: first by title, last by text. */
export function inOrder(matches: SiteMatch[]): SiteMatch[] {
  const undatedLast = ({ at, rank }: SiteMatch) => Number((at === "") === rank % RANKS >= IN_TEXT);
  return matches.toSorted(
    (a, b) =>
      a.rank - b.rank ||
      undatedLast(a) - undatedLast(b) ||
      compare(b.at, a.at) ||
      // Those without a date are in the order of the site already.
      (a.at ? compare(a.kind, b.kind) || compare(b.id, a.id) : 0),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
