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
  /** Exact, unless there are `more`. */
  total: number;
  more: boolean;
};

export type EditionFilter = {
  kinds?: Kind[] | undefined;
  state?: EditionRow["state"] | undefined;
  q?: string | undefined;
  page?: number | undefined;
  /** Those that can be brought back, instead of the others. */
  deleted?: boolean;
  /** Without translations, which stand beside the record that they are of. */
  originals?: boolean;
  /** Originals of which there is no translation into this language. */
  missing?: Language | undefined;
  /** Originals with a translation that does not say what they say now. */
  stale?: boolean;
};

/** What was changed last first. */
export async function listEditions(database: SiteDatabase, asked: EditionFilter): Promise<EditionList> {
  const range = rangeOf(database, asked);
  const query = queryOf(asked.q ?? "");
  // A search counts what it finds, up to a limit; to count the rows that it looks among would take longer.
  const uncounted = async () => Number.MAX_SAFE_INTEGER;
  const results = await (query ? search({ ...range, count: uncounted }, query, "whole") : everyRow(range));
  const { items, ...page } = await pageOf(results, asked.page);
  return { ...page, rows: await summaries(database, items) };
}

const table = { table: "editions", textIndex: "editions_text", by: "changed_at" } as const;

function rangeOf(database: SiteDatabase, asked: EditionFilter): Range {
  const { kinds = [], state, deleted, q, missing, stale, originals = false } = asked;
  // Of a word that is common elsewhere PostgreSQL hopes to find some soon, and reads the whole table. With the kind
  // said twice it expects fewer, and asks the indexes.
  const [kind] = kinds;
  const isSaidTwice = q && kinds.length === 1 && database.engine === "postgres";
  const conditions: RawBuilder<unknown>[] = [
    sql.raw(deleted ? "and deleted_at is not null" : "and deleted_at is null"),
    ...(isSaidTwice ? [sql`and kind like ${kind}`] : []),
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
  // One erased since its id was read is left out.
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What the first page of the desk shows of each. */
const most = 20;

export type Waiting = {
  /** Of what is public: the changed last first. */
  changes: EditionSummary[];
  /** The soonest first. */
  scheduled: EditionSummary[];
};

/** What somebody may want to publish, and what will be without anybody's doing. */
export async function listPending(db: Db): Promise<Waiting> {
  const there = db.selectFrom("editions").select(summaryColumns).where("deleted_at", "is", null).limit(most);
  const [changes, scheduled] = await Promise.all([
    there.whereRef("revision", ">", "public_revision").orderBy("changed_at", "desc").orderBy("id").execute(),
    there.where("due_at", "is not", null).orderBy("due_at").orderBy("id").execute(),
  ]);
  return { changes: changes.map(summaryOf), scheduled: scheduled.map(summaryOf) };
}
