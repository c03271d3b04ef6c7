/** Checks everything that is public, a little at a time, and lists what needs someone's care. */
import { setTimeout as pause } from "node:timers/promises";
import { organisation } from "../../organisation.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { before } from "../database/instants.ts";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { type EditionSummary, summaryColumns, summaryOf } from "../publishing/edition.ts";
import type { TextWork } from "../publishing/texts/text-work.ts";
import { careListsOf } from "./care-lists.ts";
import { careSettingsOf } from "./care-settings.ts";
import { checkEdition, type Finding, type Found } from "./check-edition.ts";
import { askNext, forgetLinks, noteLinks } from "./other-links.ts";

const day = 24 * 60 * 60_000;
const minute = 60_000;
/** Editions and addresses of other sites for each minute. */
const batchSize = 20;
/** In milliseconds, after each check and after each request to another site. */
const pauses = { check: 200, link: 2000 };

type Parts = {
  database: SiteDatabase;
  texts: Pick<TextWork, "inspect">;
  settings: Pick<Settings, "siteUrl">;
  log: Log;
  now?: () => Date;
};

export type Care = ReturnType<typeof careOf>;

export function careOf({ database, texts, settings, log, now = () => new Date() }: Parts) {
  const { db } = database;
  const lists = careListsOf(database, now);
  const choices = careSettingsOf(database, now);
  const userAgent = `${organisation.name.replaceAll(" ", "")}-LinkCheck (+${settings.siteUrl})`;

  /** Public editions that changed since their last check, or were not checked for a day. */
  const due = async (): Promise<EditionSummary[]> => {
    const rows = await db
      .selectFrom("editions")
      .leftJoin("care_checks", "care_checks.edition_id", "editions.id")
      .select(summaryColumns.map((column) => `editions.${column}` as const))
      .where("editions.public_revision", "is not", null)
      .where("editions.deleted_at", "is", null)
      .where(({ eb, or, ref }) =>
        or([
          eb("care_checks.edition_id", "is", null),
          eb("care_checks.revision", "<>", ref("editions.public_revision")),
          eb("care_checks.checked_at", "<", before(now(), day)),
        ]),
      )
      .orderBy("editions.id")
      .limit(batchSize)
      .execute();
    return rows.map(summaryOf);
  };

  const check = async (origin: string, edition: EditionSummary): Promise<void> => {
    const checked_at = now().toISOString();
    const row = { edition_id: edition.id, revision: edition.publicRevision ?? 0, checked_at };
    // Before the check, so that an edition that cannot be checked does not hold up the others.
    await db
      .insertInto("care_checks")
      .values({ ...row, findings: "[]" })
      .onConflict((conflict) => conflict.column("edition_id").doUpdateSet(row))
      .execute();
    const { found, elsewhere } = await checkEdition({ db, texts, origin }, edition);
    const { asksLinks } = await choices.read();
    const failed = asksLinks ? await noteLinks(db, elsewhere, now()) : [];
    const gone = failed.map(
      ({ address, status }): Found => ({ problem: "other link", subject: address, figure: status ?? 0 }),
    );
    await storeFindings(edition.id, [...found, ...gone], checked_at);
  };

  /** A problem that was known keeps its date. */
  const storeFindings = async (edition_id: string, found: Found[], at: string) => {
    const known = await db
      .selectFrom("care_checks")
      .select("findings")
      .where("edition_id", "=", edition_id)
      .executeTakeFirst();
    const earlier: Finding[] = JSON.parse(known?.findings ?? "[]");
    const sinceOf = (one: Found) =>
      earlier.find(({ problem, subject }) => problem === one.problem && subject === one.subject)?.since ?? at;
    const findings = JSON.stringify(found.map((one) => ({ ...one, since: sinceOf(one) })));
    await db.updateTable("care_checks").set({ findings }).where("edition_id", "=", edition_id).execute();
  };

  /** Checks one batch. `origin`: where this process answers. */
  const checkBatch = async (origin: string, isStopped = () => false): Promise<void> => {
    for (const edition of await due()) {
      if (isStopped()) return;
      await check(origin, edition).catch((error: unknown) =>
        log.warn("A public text could not be checked", { kind: edition.kind, slug: edition.slug, error }),
      );
      await pause(pauses.check);
    }
  };

  const askBatch = async (isStopped: () => boolean): Promise<void> => {
    await forgetLinks(db, now());
    if (!(await choices.read()).asksLinks) return;
    for (let asked = 0; asked < batchSize && !isStopped(); asked++) {
      if (!(await askNext(db, { userAgent, now: now() }))) return;
      await pause(pauses.link);
    }
  };

  return {
    ...lists,
    settings: choices.read,
    changeSettings: choices.change,
    checkBatch,
    start(origin: string) {
      let stopped = false;
      const isStopped = () => stopped;
      const run = async () => {
        try {
          await checkBatch(origin, isStopped);
          await askBatch(isStopped);
        } catch (error) {
          log.error("What is published could not be checked", { error });
        }
      };
      let running = Promise.resolve();
      // The first batch waits a minute, too: a start has other work. Never two at a time.
      const timer = setInterval(() => (running = running.then(run)), minute).unref();
      return {
        stop: () => {
          stopped = true;
          clearInterval(timer);
          return running;
        },
      };
    },
  };
}
