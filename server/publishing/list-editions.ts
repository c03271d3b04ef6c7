import { type RawBuilder, sql } from "kysely";
import type { Kind } from "../../content/kinds.ts";
import type { Language } from "../../languages.ts";
import { pageOf } from "../content/lists/pagination.ts";
import type { Range } from "../content/lists/range.ts";
import { everyRow } from "../content/lists/results.ts";
import { queryOf } from "../content/search/query.ts";
import { search } from "../content/search/search.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { EditionRow } from "../database/schema.ts";
import { type Db, type EditionSummary, summaryColumns, summaryOf } from "./edition.ts";

export type EditionList = {
  rows: EditionSummary[];
  page: number;
  pages: number;
  /** Exact, unless `more` is true. */
  total: number;
  more: boolean;
};

export type EditionFilter = {
  kinds?: Kind[] | undefined;
  state?: EditionRow["state"] | undefined;
  q?: string | undefined;
  page?: number | undefined;
  /** Only deleted editions, which are otherwise left out. */
  deleted?: boolean;
  /** Without translations. */
  originals?: boolean;
  /** Only originals without a translation into this language. */
  missing?: Language | undefined;
  /** Only originals with an out-of-date translation. */
  stale?: boolean;
};

/** Last changed first. */
export async function listEditions(database: SiteDatabase, filter: EditionFilter): Promise<EditionList> {
  const range = rangeOf(database, filter);
  const query = queryOf(filter.q ?? "");
  // A search counts its hits up to a limit; counting all candidate rows would be slower.
  const uncounted = async () => Number.MAX_SAFE_INTEGER;
  const results = await (query ? search({ ...range, count: uncounted }, query) : everyRow(range));
  const { items, ...page } = await pageOf(results, filter.page);
  return { ...page, rows: await summaries(database, items) };
}

const table = { table: "editions", textIndex: "editions_text", by: "changed_at" } as const;

function rangeOf(database: SiteDatabase, filter: EditionFilter): Range {
  const { kinds = [], state, deleted, q, missing, stale, originals = false } = filter;
  // For a word that is common in other kinds, PostgreSQL expects early hits and scans the whole table. With a second,
  // redundant condition on the kind it expects fewer rows and uses the indexes.
  const [kind] = kinds;
  const needsSecondCondition = q && kinds.length === 1 && database.engine === "postgres";
  const conditions: RawBuilder<unknown>[] = [
    sql.raw(deleted ? "and deleted_at is not null" : "and deleted_at is null"),
    ...(needsSecondCondition ? [sql`and kind like ${kind}`] : []),
    ...(kinds.length === 1 ? [sql`and kind = ${kind}`] : []),
    ...(kinds.length > 1 ? [sql`and kind in (${sql.join(kinds)})`] : []),
    ...(state ? [sql`and state = ${state}`] : []),
    ...(originals || missing || stale ? [sql.raw("and translation_of is null")] : []),
    ...(missing ? [sql`and languages not like ${`% ${missing} %`}`] : []),
    ...(stale ? [sql.raw("and stale = 1")] : []),
  ];
  const only = sql`${sql.join(conditions, sql` `)}`;
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from editions where true ${only}
    `.execute(database.db);
    return rows[0]?.count ?? 0;
  };
  const part = kind || state || deleted || missing || stale ? "indexed" : "other";
  return { database, ...table, direction: "desc", only, part, count, isPrivate: true };
}

async function summaries({ db }: SiteDatabase, ids: string[]): Promise<EditionSummary[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("editions").select(summaryColumns).where("id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, summaryOf(row)]));
  // Leaves out editions erased since their ids were read.
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many of each the first page of the desk shows. */
const maxPending = 20;

export type PendingEditions = {
  /** Public records with unpublished changes, last changed first. */
  changes: EditionSummary[];
  /** Soonest first. */
  scheduled: EditionSummary[];
};

export async function listPending(db: Db): Promise<PendingEditions> {
  const there = db
    .selectFrom("editions")
    .select(summaryColumns)
    .where("deleted_at", "is", null)
    .limit(maxPending);
  const [changes, scheduled] = await Promise.all([
    there.whereRef("revision", ">", "public_revision").orderBy("changed_at", "desc").orderBy("id").execute(),
    there.where("due_at", "is not", null).orderBy("due_at").orderBy("id").execute(),
  ]);
  return { changes: changes.map(summaryOf), scheduled: scheduled.map(summaryOf) };
}
