import { type RawBuilder, sql } from "kysely";
import type { Language } from "../../../languages.ts";
import { readableIn } from "../lists/filters.ts";
import { after, firstIdsWhere, orderBy, type Place, type Range, wholeRowsOf } from "../lists/range.ts";
import { MOST_COUNTED, type Results } from "../lists/results.ts";
import {
  broadened,
  ftsQuery,
  type Pattern,
  replacePieces,
  scanCondition,
  trigramCondition,
  wordCondition,
} from "./pattern.ts";
import type { Query } from "./query.ts";
import { withoutMark } from "./trigram-encoding.ts";
import { TRIGRAM, trigramsStartingWith } from "./trigrams.ts";
import { wordsWith } from "./vocabulary.ts";

/** What stands first among the matches: the whole term; or that, and of the rest what has its words in the title. */
export type Ranking = "whole" | "whole, title";

/** How many rows are read to tell how common the matches are. */
const SAMPLE = 240;

/** In every sixth row or more, 300 matches are found faster by reading on than in the index. */
const COMMON = SAMPLE / 6;

/** Where so much reading found hardly any, they are far down, and the index gives them all, if it can. */
const HARDLY_ANY = 4;
const MOST_FAR_DOWN = 5000;

/** Of more matches than that, the first ones in the order of the range are ranked, and the others follow. */
const MOST_RANKED = 1000;

/**
 * Where there are more matches than are looked up, those are ranked that are counted, as far as they are among the
 * first rows.
 */
const ROWS_READ = { ofCommon: 3000, ofOthers: 1000 };

type Match = Place & { rank: number };
type Found = { matches: Match[]; total: number };

/**
 * The rows of the range that match. Few are found all at once, through the index. Of very common terms the index would
 * give most of the table, so those are looked for from the start of the range, where the pages soon fill.
 */
export async function search(
  range: Range,
  query: Query,
  ranking: Ranking,
  preferred?: Language,
): Promise<Results> {
  const rank = rankOf(range, query, ranking, preferred);
  const first = await read(range, query, rank, SAMPLE);
  const readOn = async (rows: number) => {
    const rest = after(range, first.at(-1));
    first.push(...(await read(rest, query, rank, rows - SAMPLE, MOST_COUNTED + 1 - first.length)));
  };
  const isCommon = first.length >= COMMON;
  const hasSome = first.length > 0;
  if (isCommon) await readOn(ROWS_READ.ofCommon);
  if (first.length <= MOST_COUNTED) {
    // Where the sample has some, there probably are more than are counted: PostgreSQL looks for both at once.
    const [found] = await Promise.all([
      lookUp(range, query, rank, MOST_COUNTED),
      hasSome && !isCommon && readOn(ROWS_READ.ofOthers),
    ]);
    if (found.total <= MOST_COUNTED) return { counted: true, ...inOrder(range, query, found) };
    if (!hasSome) await readOn(ROWS_READ.ofOthers);
    if (first.length < HARDLY_ANY) {
      const all = await lookUp(range, query, rank, MOST_FAR_DOWN);
      if (all.total <= MOST_FAR_DOWN) return { counted: true, ...inOrder(range, query, all) };
    }
  }
  const total = await (range.most ?? range.count)();
  return { counted: false, ...inOrder(range, query, { matches: first, total }) };
}

/** What is known is ranked; the others follow as they stand in the range. */
function inOrder(range: Range, query: Query, { matches, total }: Found): Omit<Results, "counted"> {
  const behind = after(range, matches.at(-1));
  const which = sql`and ${matching(range, query.pattern)}`;
  const ids = matches.toSorted((a, b) => a.rank - b.rank).map(({ id }) => id);
  return {
    length: total,
    async slice(offset, size) {
      const start = ids.slice(offset, offset + size);
      if (start.length === size || ids.length === total) return start;
      const others = await firstIdsWhere(
        behind,
        which,
        size - start.length,
        Math.max(0, offset - ids.length),
      );
      return [...start, ...others];
    },
  };
}

/** The first that match, in the order of the range, as far as they are among its first rows. */
async function read(range: Range, query: Query, rank: Rank, rows: number, most = rows): Promise<Match[]> {
  const { database, by } = range;
  const columns = ["id", by, "folded", ...rank.columns].map((name) => sql.ref(name));
  const found = await sql<Match>`
    select id, ${sql.ref(by)} as at, ${rank.of(sql`folded`)} as rank
    from (select ${sql.join(columns)} ${wholeRowsOf(range)} ${orderBy(range)} limit ${rows}) as first
    where ${matching(range, query.pattern)} ${orderBy(range)} limit ${most}
  `.execute(database.db);
  return found.rows;
}

/** The first of them in the order of the range, if there are not more than `most`; how many, up to one more. */
async function lookUp(range: Range, query: Query, rank: Rank, most: number): Promise<Found> {
  const { database, table, by, only } = range;
  const pattern = await indexable(range, query.pattern);
  if (isNothing(pattern)) return { matches: [], total: 0 };
  const text = sql.ref(`${table}.folded`);
  // "materialized" keeps both engines from sorting every match before they stop at the limit.
  const { rows } = await sql<Match & { total: number }>`
    with found as materialized (
      select id, ${sql.ref(by)}, ${rank.of(text)} as rank
      from ${await candidates(range, query, pattern)}
      ${only} and ${scanCondition(database.engine, text, query.pattern)} limit ${most + 1}
    )
    select id, ${sql.ref(by)} as at, rank, (select count(*) from found) as total
    from found ${orderBy(range)} limit ${MOST_RANKED}
  `.execute(database.db);
  return { matches: rows, total: rows[0]?.total ?? 0 };
}

/**
 * The index knows no piece shorter than a trigram, but every trigram that begins with it. Undefined where these are too
 * many. Only a whole term can be so short.
 */
async function indexable(range: Range, pattern: Pattern): Promise<Pattern | undefined> {
  if (typeof pattern === "string") {
    if ([...pattern].length >= TRIGRAM) return pattern;
    if (range.isPrivate) return undefined;
    const trigrams = await trigramsStartingWith(range.database.db, pattern);
    return trigrams && { any: trigrams };
  }
  if ("all" in pattern) return pattern;
  const [whole = "", ...words] = pattern.any;
  const trigrams = await indexable(range, whole);
  if (!trigrams) return undefined;
  return {
    any: [...(typeof trigrams === "object" && "any" in trigrams ? trigrams.any : [trigrams]), ...words],
  };
}

function isNothing(pattern: Pattern | undefined): boolean {
  return typeof pattern === "object" && "any" in pattern && pattern.any.length === 0;
}

/** "… where …": the rows that may match, found through the index; every row, if it cannot tell. */
async function candidates(
  range: Range,
  query: Query,
  pattern: Pattern | undefined,
): Promise<RawBuilder<unknown>> {
  const { database, only, part } = range;
  const table = sql.table(range.table);
  if (!pattern) return sql`${table} where true`;
  const isIndexed = part === "indexed";
  // What an index tells comes first: PostgreSQL may read the whole table, and takes conditions in their order.
  if (database.engine === "postgres") {
    const words = range.isPrivate ? new Map() : await wordsWith(database.db, query.pattern);
    const condition =
      wordCondition(query.pattern, words) ?? trigramCondition(broadened(pattern), part === "all");
    return sql`${table} where true ${isIndexed ? only : sql``} and ${condition}`;
  }
  const index = sql.table(range.textIndex ?? "");
  // "cross join" makes SQLite start from the index.
  // What is of one year was mostly written in one go.
  const [least, most] = ["min", "max"].map(
    (end) => sql`(select ${sql.raw(end)}(row_id) ${wholeRowsOf(range)})`,
  );
  const between = part === "year" ? sql`and ${index}.rowid between ${least} and ${most}` : sql``;
  // Rows of other parts of the table are passed over unread; "+" keeps SQLite from a search for each row of this one.
  const within = isIndexed ? sql`and +${index}.rowid in (select row_id ${wholeRowsOf(range)})` : sql``;
  return sql`
    ${index} cross join ${table} on row_id = ${index}.rowid
    where ${index} match ${ftsQuery(broadened(pattern))} ${between} ${within}
  `;
}

function matching({ database: { engine } }: Range, pattern: Pattern): RawBuilder<unknown> {
  return scanCondition(engine, sql`folded`, pattern);
}

/** How a row that matches is ranked, by its folded text and by other columns. */
type Rank = { columns: string[]; of: (text: RawBuilder<unknown>) => RawBuilder<unknown> };

/**
 * What can be read in the preferred language first; then the whole term before its words, and what stands in the title
 * before the text.
 */
function rankOf(
  range: Range,
  { whole, pattern }: Query,
  ranking: Ranking,
  preferred: Language | undefined,
): Rank {
  const { engine } = range.database;
  const end = (text: RawBuilder<unknown>) =>
    engine === "postgres" ? sql`strpos(${text}, chr(10))` : sql`instr(${text}, char(10))`;
  // Short words are marked behind the fields only.
  const words = replacePieces(pattern, withoutMark);
  const isInTitle = (text: RawBuilder<unknown>) =>
    scanCondition(engine, sql`substr(${text}, 1, ${end(text)})`, words);
  return {
    columns: preferred ? ["languages"] : [],
    of: (text) => sql`${preferred ? sql`case when ${readableIn(range, preferred)} then 0 else 4 end` : sql`0`}
      + case when ${scanCondition(engine, text, whole)} then 0 else 2 end
      ${ranking === "whole" ? sql`` : sql`+ case when ${isInTitle(text)} then 0 else 1 end`}`,
  };
}
