/**
 * Tells the operator by mail or webhook, once when something begins and once when it ends. What was told is stored in the
 * database, so that neither a restart nor another process repeats it.
 */
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { AlertRow, Database } from "../database/schema.ts";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { alertNames, conditions, type Watched } from "./alert-conditions.ts";
import { queueAlertMails, type Report } from "./alert-mails.ts";
import { nextStep } from "./alert-step.ts";
import { type CheckedAddress, checkAddress } from "./check-address.ts";
import type { ReadSiteState } from "./site-state.ts";
import { postReport } from "./webhook.ts";

const minute = 60_000;
/** Certificates and clocks change slowly. */
const addressEvery = 10 * minute;
/** A day of tries, one a minute; then the webhook is probably gone. */
const maxTries = 24 * 60;
/** Reports that wait for the webhook, for each alert. */
const maxReports = 4;

type Parts = {
  database: SiteDatabase;
  settings: Settings;
  log: Log;
  readState: ReadSiteState;
  /** Called when there is new mail in the outbox. */
  wake: () => void;
  now?: () => Date;
};

/** Runs one look a minute. To be run in one process only. */
export function startAlerts(parts: Parts & { every?: number }) {
  const { log, every = minute } = parts;
  const look = alertsOf(parts);
  const lookOnce = () =>
    look().catch((error: unknown) => log.warn("Could not check whether something is wrong", { error }));
  let running = Promise.resolve();
  const timer = setInterval(() => (running = running.then(lookOnce)), every).unref();
  return {
    stop: (): Promise<void> => {
      clearInterval(timer);
      return running;
    },
  };
}

/** Returns the function that looks once. */
export function alertsOf({ database, settings, log, readState, wake, now = () => new Date() }: Parts) {
  let address: { at: number; checked: CheckedAddress | undefined } | undefined;

  /** Nothing is called unless the operator has set an address. */
  const readAddress = async (): Promise<CheckedAddress | undefined> => {
    const { alertCheckUrl: url } = settings;
    if (!url) return undefined;
    if (address && Math.abs(now().getTime() - address.at) < addressEvery) return address.checked;
    const checked = await checkAddress(url, now).catch((error: unknown) => {
      log.warn("ALERT_CHECK_URL could not be checked", { error });
      return undefined;
    });
    address = { at: now().getTime(), checked };
    return checked;
  };

  return async (): Promise<void> => {
    const watched: Watched = { ...(await readState()), address: await readAddress() };
    const reports = await exclusively(database, "alerts", (db) => record(db, watched));
    for (const { name, state, since } of reports) {
      if (state === "begun") log.error("Something needs attention", { alert: name, since });
      else log.info("It no longer needs attention", { alert: name, since });
    }
    if (reports.length > 0 && settings.smtpUrl) wake();
    if (settings.alertWebhook) await sendReports(settings.alertWebhook);
  };

  /** Stores what has changed, together with the mails about it. */
  async function record(db: Kysely<Database>, watched: Watched): Promise<Report[]> {
    const rows = new Map((await db.selectFrom("alerts").selectAll().execute()).map((row) => [row.name, row]));
    const reports: Report[] = [];
    for (const name of alertNames) {
      const { isWrong, ...times } = conditions[name];
      const wrong = isWrong(watched);
      if (wrong === undefined) continue;
      const before = rows.get(name);
      const step = nextStep(before, { name, isWrong: wrong, now: now(), ...times });
      let { row } = step;
      if (row && step.report) {
        const report: Report = { name, state: step.report, since: row.since, at: now().toISOString() };
        reports.push(report);
        if (settings.smtpUrl) await queueAlertMails(db, report, settings);
        if (settings.alertWebhook) row = withReport(row, report);
      }
      // An alert that has ended is kept only until the webhook has been told.
      if (row?.state === "ended" && !row.report) row = undefined;
      if (row) await save(db, row);
      else if (before) await db.deleteFrom("alerts").where("name", "=", name).execute();
    }
    return reports;
  }

  /** In order. What is not accepted is tried again at the next look. */
  async function sendReports(webhook: string): Promise<void> {
    const waiting = await database.db
      .selectFrom("alerts")
      .selectAll()
      .where("report", "is not", null)
      .execute();
    for (const row of waiting) {
      let { report, tries } = row;
      try {
        for (const [index, next] of reportsOf(row).entries()) {
          await postReport(webhook, next, settings.siteUrl);
          const left = reportsOf(row).slice(index + 1);
          report = left.length > 0 ? JSON.stringify(left) : null;
          tries = 0;
        }
      } catch (error) {
        tries++;
        log.warn("An alert could not be sent to ALERT_WEBHOOK", { alert: row.name, tries, error });
        if (tries >= maxTries) report = null;
      }
      await store({ ...row, report, tries });
    }
  }

  async function store(row: AlertRow): Promise<void> {
    if (row.state !== "ended" || row.report) return save(database.db, row);
    await database.db.deleteFrom("alerts").where("name", "=", row.name).execute();
  }
}

const reportsOf = ({ report }: AlertRow): Report[] => (report ? JSON.parse(report) : []);

const withReport = (row: AlertRow, report: Report): AlertRow => ({
  ...row,
  report: JSON.stringify([...reportsOf(row), report].slice(-maxReports)),
  tries: 0,
});

async function save(db: Kysely<Database>, { name, ...values }: AlertRow): Promise<void> {
  await db
    .insertInto("alerts")
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(values))
    .execute();
}
