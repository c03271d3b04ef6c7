/**
 * Upgrades a site under load: the next release starts beside this one on the same database, migrates it, rebuilds every
 * search text, and then this one stops.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { SiteDatabase } from "../../server/database/connect.ts";
import { editionsOf } from "../../server/publishing/editions.ts";
import { publishInBulk } from "../../server/publishing/publish-in-bulk.ts";
import { startSiteProcess } from "../site.ts";
import { type Load, startLoad } from "./load.ts";
import { nextMigration, nextRelease, nextSynonym } from "./next-release.ts";

type Trial = { url: string; database: SiteDatabase; records: number };

/** All times in milliseconds. */
export type Upgraded = {
  failures: string[];
  reads: number;
  accepted: number;
  /** Accepted messages that are not stored exactly once. */
  lost: string[];
  untilAnswer: number;
  longest: { before: number; during: number };
  rebuilding: number;
  /** What a search of the next release finds by its new rules: at first, and after the rebuilding. */
  found: { atFirst: number; oldRecords: number; writtenByOldRelease: boolean };
  migrations: string[];
};

export async function upgradeUnderLoad({ url, database, records }: Trial): Promise<Upgraded> {
  await fill(database, records);
  const next = nextRelease();
  const environment = {
    ...{ DATABASE_URL: url, LOG_LEVEL: "info", ENQUIRIES_PER_ADDRESS: "1000000" },
    ENQUIRIES_PER_MINUTE: "1000000",
  };
  const old = await startSiteProcess(environment);
  const started: { stop(signal?: NodeJS.Signals): Promise<unknown> }[] = [old];
  const paths = ["/", "/news", "/news?page=3", "/search?q=security", "/news/report-1", "/news?q=data"];
  const loads: Load[] = [];
  try {
    // Measured for comparison.
    const before = startLoad(() => old.url, paths);
    await pause(5_000);
    await before.stop();

    const onOld = startLoad(() => old.url, paths);
    loads.push(before, onOld);
    const startedAt = performance.now();
    const site = await startSiteProcess(environment, { folder: next.folder });
    started.push(site);
    await fetch(`${site.url}/health`);
    const untilAnswer = Math.round(performance.now() - startedAt);
    const onNew = startLoad(() => site.url, paths);
    loads.push(onNew);
    const found = async (q: string) => totalIn(await (await fetch(`${site.url}/news?q=${q}`)).text());
    const atFirst = await found("security");
    // This process is a third one, of the old release.
    const late = await publish(database, "Written by the old release about security");
    await onOld.stop();
    await old.stop();
    await until(() => isRebuilt(database));
    const rebuilding = Math.round(performance.now() - startedAt);
    await onNew.stop();
    await until(() => areWritesChecked(database));

    const page = await (await fetch(`${site.url}/news?q=${nextSynonym}+written`)).text();
    const accepted = loads.flatMap((load) => load.accepted);
    return {
      failures: loads.flatMap(({ failures }) => failures),
      reads: loads.reduce((sum, { reads }) => sum + reads, 0),
      accepted: accepted.length,
      lost: await lostOf(database, accepted),
      untilAnswer,
      longest: { before: before.longest, during: Math.max(onOld.longest, onNew.longest) },
      rebuilding,
      found: {
        atFirst,
        oldRecords: await found(nextSynonym),
        writtenByOldRelease: page.includes(`/news/${late}`),
      },
      migrations: await appliedTo(database),
    };
  } finally {
    for (const load of loads) await load.stop();
    for (const process of started) await process.stop("SIGKILL");
    next.remove();
  }
}

/** Short texts, because filling takes longer than the upgrade. */
async function fill({ db }: SiteDatabase, records: number): Promise<void> {
  const now = new Date();
  const all = Array.from({ length: records }, (_, index) => ({
    ...{ id: `report-${index}`, language: "en", created_at: now.toISOString(), updated_at: null },
    fields: { headline: `Report ${index}`, content: `What we learnt about security in village ${index}.` },
  }));
  for (let start = 0; start < records; start += 500)
    await db
      .transaction()
      .execute((transaction) => publishInBulk(transaction, "news", all.slice(start, start + 500), now));
}

async function publish(database: SiteDatabase, headline: string): Promise<string> {
  const editions = editionsOf({ database });
  const actor = { id: null, name: "Ada" };
  const draft = await editions.create(actor, "news", { headline, content: "A text." });
  if ("outcome" in draft) throw new Error("The draft was refused.");
  await editions.publish(actor, draft.id, { base: 1 });
  return draft.slug;
}

/** Whether the pass of the newest release is complete. */
async function isRebuilt({ db }: SiteDatabase): Promise<boolean> {
  const versions = db.selectFrom("text_versions").select("finished_at").orderBy("first_seen_at", "desc");
  return (await versions.executeTakeFirstOrThrow()).finished_at !== null;
}

/** Whether the rows that any release wrote meanwhile were checked. */
async function areWritesChecked({ db }: SiteDatabase): Promise<boolean> {
  return (await db.selectFrom("written_rows").select("number").limit(1).execute()).length === 0;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(100);
}

const totalIn = (page: string) => Number(/(\d[\d,]*) news items?/.exec(page)?.[1]?.replaceAll(",", "") ?? 0);

async function lostOf({ db }: SiteDatabase, accepted: string[]): Promise<string[]> {
  const rows = await db.selectFrom("contact_messages").select("message").execute();
  const counts = Map.groupBy(rows, ({ message }) => message);
  return accepted.filter((message) => counts.get(message)?.length !== 1);
}

async function appliedTo({ db }: SiteDatabase): Promise<string[]> {
  const rows = await db
    .selectFrom("applied_migrations")
    .select("name")
    .where("name", "=", nextMigration)
    .execute();
  return rows.map(({ name }) => name);
}
