/**
 * Rebuilds all search texts in small batches while the site serves visitors, after the rules have changed. Each batch
 * stores how far it came, so a killed process loses one batch. Until a row is rebuilt, searches use its old text.
 *
 * Rows that any release writes meanwhile are in written_rows, because an older release writes texts by its own rules. They
 * are checked too.
 */
import { type Kysely, sql } from "kysely";
import { databaseClock } from "../database/clock.ts";
import { exclusively } from "../database/exclusively.ts";
import type { Database, TextVersionRow } from "../database/schema.ts";
import type { SiteDatabase } from "../database/site-database.ts";
import { aliveProcesses } from "./processes.ts";
import { textSources } from "./text-sources.ts";
import { textVersion } from "./text-version.ts";

type Db = Kysely<Database>;

/** In seconds. A release without heartbeat may run beside this one unseen: for so long, its writes are checked. */
const leastWatched = 24 * 60 * 60;

export type Step = "outranked" | "began" | "rebuilt" | "finished" | "idle";

/** Does at most `size` rows, and says what it did. */
export async function rebuildStep(database: SiteDatabase, size: number): Promise<Step> {
  const { db, engine } = database;
  const own = await stateOf(db, textVersion(engine));
  if (!own || (await isOutranked(database, own))) return "outranked";
  if (own.finished_at && !own.watched) return "idle";
  if (!own.finished_at && !own.started_at) return begin(database);
  // First the pass: it ends, even if releases write faster than rows are checked.
  return own.finished_at ? checkWritten(database, size) : continuePass(database, size);
}

const stateOf = (db: Db, version: string) =>
  db.selectFrom("text_versions").selectAll().where("version", "=", version).executeTakeFirst();

/** Two releases must not overwrite each other's texts for ever: the one that was seen later does. */
async function isOutranked(database: SiteDatabase, own: TextVersionRow): Promise<boolean> {
  const running = new Set((await aliveProcesses(database)).map(({ text_version }) => text_version));
  const later = await database.db
    .selectFrom("text_versions")
    .select("version")
    .where("first_seen_at", ">", own.first_seen_at)
    .execute();
  return later.some(({ version }) => running.has(version));
}

async function begin({ db, engine }: SiteDatabase): Promise<Step> {
  const total = sql.join(
    textSources.map(({ table }) => sql`(select count(*) from ${sql.table(table)})`),
    sql` + `,
  );
  const start = { source: "", last_key: "", checked: 0, finished_at: null };
  await db
    .updateTable("text_versions")
    .set({ ...start, total: sql`cast(${total} as integer)`, started_at: databaseClock(engine), watched: 1 })
    .where("version", "=", textVersion(engine))
    .execute();
  // Other releases begin again when they come back.
  await db
    .updateTable("text_versions")
    .set({ ...start, total: 0, started_at: null, watched: 0 })
    .where("version", "!=", textVersion(engine))
    .execute();
  return "began";
}

function continuePass(database: SiteDatabase, size: number): Promise<Step> {
  const { engine } = database;
  const version = textVersion(engine);
  return inOneBatch(database, async (db) => {
    const state = await stateOf(db, version);
    if (!state || state.finished_at) return "rebuilt";
    const index = Math.max(
      textSources.findIndex(({ table }) => table === state.source),
      0,
    );
    const source = textSources[index];
    const keys = (await source?.keysAfter(db, state.last_key, size)) ?? [];
    const next = textSources[index + 1];
    if (keys.length > 0) await source?.rebuild(db, keys);
    const isEnd = keys.length < size;
    await db
      .updateTable("text_versions")
      .set(({ eb }) => ({
        source: isEnd && next ? next.table : (source?.table ?? ""),
        last_key: isEnd && next ? "" : (keys.at(-1) ?? state.last_key),
        checked: eb("checked", "+", keys.length),
        finished_at: isEnd && !next ? databaseClock(engine) : null,
      }))
      .where("version", "=", version)
      .execute();
    return isEnd && !next ? "finished" : "rebuilt";
  });
}

/** Rows that were written during the pass or since, oldest first. */
async function checkWritten(database: SiteDatabase, size: number): Promise<Step> {
  const isEmpty = (await writtenRows(database.db, 1)).length === 0;
  if (isEmpty) return stopWatching(database);
  return inOneBatch(database, async (db) => {
    const written = await writtenRows(db, size);
    for (const { table, rebuild } of textSources) {
      const keys = written.filter(({ source }) => source === table).map(({ key }) => key);
      if (keys.length > 0) await rebuild(db, [...new Set(keys)]);
    }
    const numbers = written.map(({ number }) => number);
    if (numbers.length > 0) await db.deleteFrom("written_rows").where("number", "in", numbers).execute();
    return "rebuilt";
  });
}

const writtenRows = (db: Db, limit: number) =>
  db.selectFrom("written_rows").selectAll().orderBy("number").limit(limit).execute();

async function stopWatching(database: SiteDatabase): Promise<Step> {
  const { db, engine } = database;
  const isOther = ({ text_version }: { text_version: string }) => text_version !== textVersion(engine);
  if (!(await aliveProcesses(database)).some(isOther))
    await db
      .updateTable("text_versions")
      .set({ watched: 0 })
      .where("watched", "=", 1)
      .where("version", "=", textVersion(engine))
      .where("first_seen_at", "<", databaseClock(engine, leastWatched))
      .execute();
  return "idle";
}

/** With the lock of all publishing. The triggers ignore writes of the batch: only it sees that nothing is watched. */
function inOneBatch(database: SiteDatabase, work: (db: Db) => Promise<Step>): Promise<Step> {
  return exclusively(database, "publishing", async (db) => {
    const watched = await db.selectFrom("text_versions").select("version").where("watched", "=", 1).execute();
    const versions = watched.map(({ version }) => version);
    const watch = (value: 0 | 1) =>
      versions.length > 0
        ? db.updateTable("text_versions").set({ watched: value }).where("version", "in", versions).execute()
        : undefined;
    await watch(0);
    const step = await work(db);
    await watch(1);
    return step;
  });
}
