import type { SiteDatabase } from "../database/connect.ts";
import type { AlertRow } from "../database/schema.ts";
import type { StaffMails } from "../mail/staff-mail.ts";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { alertMails, type Report } from "./alert-mails.ts";
import { nextStep } from "./alert-step.ts";
import { postReport } from "./webhook.ts";

const minute = 60_000;
/** Reports that wait for the webhook. */
const maxReports = 4;

type Parts = {
  database: SiteDatabase;
  mails: Pick<StaffMails, "sendNow">;
  settings: Settings;
  log: Log;
  now?: () => Date;
};

/**
 * Tells the operator when the site cannot store anything, and when it can again. The other alerts are rows in the
 * database, so this one is kept in memory and sent at once: each machine tells of itself, and a restart tells again.
 */
export function startStorageAlert(parts: Parts & { every?: number }) {
  const look = storageAlert(parts);
  let running = Promise.resolve();
  const timer = setInterval(() => (running = running.then(look)), parts.every ?? minute).unref();
  return {
    stop: (): Promise<void> => {
      clearInterval(timer);
      return running;
    },
  };
}

/** Returns the function that looks once. */
export function storageAlert({ database, mails, settings, log, now = () => new Date() }: Parts) {
  let row: AlertRow | undefined;
  let unsent: Report[] = [];

  return async (): Promise<void> => {
    const isWrong = await database.check().then(
      () => false,
      () => true,
    );
    const step = nextStep(row, {
      ...{ name: "database", isWrong, now: now() },
      ...{ holds: minute, fineFor: 5 * minute },
    });
    row = step.row;
    if (row && step.report) {
      const at = now().toISOString();
      const report: Report = { name: "database", state: step.report, since: row.since, at };
      for (const mail of await alertMails(database.db, report, settings)) await mails.sendNow(mail);
      if (settings.alertWebhook) unsent = [...unsent, report].slice(-maxReports);
    }
    await post();
  };

  /** In order. What is not accepted is tried again at the next look. */
  async function post(): Promise<void> {
    const { alertWebhook, siteUrl } = settings;
    try {
      for (const report of [...unsent]) {
        await postReport(alertWebhook as string, report, siteUrl);
        unsent.shift();
      }
    } catch (error) {
      log.warn("An alert could not be sent to ALERT_WEBHOOK", { alert: "database", error });
    }
  }
}
