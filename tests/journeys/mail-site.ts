/** Journeys on a site that mails its messages to staff, with access to the staff mailbox and the database. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { type Mailbox, openMailbox } from "../mailbox.ts";
import { type RunningSite, startSite } from "../site.ts";
import { test } from "./journey.ts";

type MailSite = RunningSite & { mailbox: Mailbox; database: Sqlite.Database };

async function startMailSite(): Promise<MailSite> {
  const folder = mkdtempSync(join(tmpdir(), "mail-site-"));
  const file = join(folder, "site.db");
  const mailbox = await openMailbox();
  const site = await startSite({
    DATABASE_URL: `file:${file}`,
    SMTP_URL: mailbox.url,
    MAIL_FROM: "site@example.org",
    STAFF_EMAIL: "staff@example.org",
    ENQUIRIES_PER_ADDRESS: "1000",
    ENQUIRIES_PER_MINUTE: "1000",
  });
  const database = new Sqlite(file);
  const stop = async () => {
    database.close();
    await site.stop();
    await mailbox.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...site, mailbox, database, stop };
}

/** Call it once per file, like testOnSite. */
export function testOnMailSite() {
  test.describe.configure({ mode: "default" });
  return test.extend<{ site: MailSite }>({
    site: async ({ siteStartedBy }, use) => use(await siteStartedBy(startMailSite)),
  });
}
