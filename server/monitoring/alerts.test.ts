import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { forEachDatabaseInTurn } from "../../tests/databases.ts";
import { openMailbox } from "../../tests/mailbox.ts";
import { testCertificate } from "../../tests/test-certificate.ts";
import { recordBackup } from "../backup/backup-history.ts";
import { connectDatabase, type SiteDatabase } from "../database/connect.ts";
import { newKeyPair } from "../encryption/age-keys.ts";
import { mailsOf } from "../inbox/mail-out/mails.ts";
import { queueMail } from "../mail/outbox.ts";
import { openStore } from "../media/open-store.ts";
import { readEnvironment } from "../process/environment.ts";
import { createLog } from "../process/log.ts";
import { staffOf } from "../staff/staff.ts";
import { alertsOf } from "./alerts.ts";
import type { Disk } from "./disk.ts";
import { addRequests } from "./request-sums.ts";
import { siteStateOf } from "./site-state.ts";

const minute = 60_000;
const hour = 60 * minute;
const start = Date.parse("2026-11-15T10:00:00.000Z");

async function open(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A real server that keeps what is posted to it, and refuses it while `status` is an error. */
async function openWebhook() {
  const hook = { status: 200, posts: [] as Record<string, string>[], url: "" };
  const server = createServer(async (request, response) => {
    const post = (await json(request)) as Record<string, string>;
    if (hook.status === 200) hook.posts.push(post);
    response.writeHead(hook.status).end();
  });
  hook.url = `http://${await open(server)}/hook`;
  return hook;
}

/** A site whose clock, disk and security.txt are set by the test. All else is real. */
function watch(database: SiteDatabase, url: string, environment: Record<string, string>) {
  const site = {
    at: start,
    disk: { free: 50, total: 100 } as Disk,
    expiresAt: "2027-11-15T10:00:00.000Z",
    logged: [] as string[],
  };
  const now = () => new Date(site.at);
  const settings = readEnvironment({
    ...{ SITE_URL: "https://example.org", DATABASE_URL: url, MAIL_FROM: "site@example.org" },
    ...{ STAFF_EMAIL: "staff@example.org", ...environment },
  });
  const log = createLog("info", (line) => site.logged.push(line));
  // With the real clock: the set one may pass while a mail is being sent.
  const mails = mailsOf({ database, store: openStore(settings, log), settings, log });
  const sending = mails.start();
  onTestFinished(async () => {
    await sending.stop();
    await mails.stop();
  });
  const readState = siteStateOf({
    ...{ database, settings, now, readOwnDisk: async () => site.disk },
    securityTxt: async () => ({ expiresAt: site.expiresAt }),
  });
  /** Another process has its own. */
  const look = (own = database) =>
    alertsOf({ database: own, settings, log, readState, wake: mails.wake, now })();
  /** Looks every minute until so many minutes after the start. */
  const until = async (minutes: number, own = database) => {
    for (; site.at <= start + minutes * minute; site.at += minute) await look(own);
  };
  return { site, look, until };
}

const backupAt = (database: SiteDatabase, at: number, isCopied = false) =>
  recordBackup(database, {
    ...{ at: new Date(at).toISOString(), finished_at: new Date(at).toISOString() },
    ...{ bytes: 1, outcome: "done", problem: null, copied_at: isCopied ? new Date(at).toISOString() : null },
  });

async function addAdministrator(database: SiteDatabase, name: string, language: string) {
  const person = { name, email: `${name.toLowerCase()}@example.org`, role: "administrator" } as const;
  await staffOf(database).add({ id: null, name: "a test" }, person);
  await database.db.updateTable("staff").set({ language }).where("name", "=", name).execute();
}

forEachDatabaseInTurn((_engine, fresh) => {
  test("a full disk is told once when it begins and once when it ends, whatever restarts in between", async () => {
    const { database, url } = await fresh();
    const mailbox = await openMailbox();
    onTestFinished(() => mailbox.close());
    const hook = await openWebhook();
    await backupAt(database, start);
    await addAdministrator(database, "Ada", "en");
    await addAdministrator(database, "Awa", "fr");
    const { site, until } = watch(database, url, { SMTP_URL: mailbox.url, ALERT_WEBHOOK: hook.url });
    site.disk = { free: 9, total: 100 };
    await until(4);
    expect(hook.posts).toEqual([]);
    const other = connectDatabase(url);
    onTestFinished(() => other.close());
    await until(6, other);
    // Sent before the clock goes on: it would seem to be stuck.
    const unsent = () => database.db.selectFrom("mails").select("id").where("sent_at", "is", null).execute();
    await expect.poll(unsent).toEqual([]);
    await until(8);
    const begun = await mailbox.arrived(2);
    expect(begun.map(({ to, subject }) => [to?.[0]?.address, subject]).toSorted()).toEqual([
      ["ada@example.org", "Attention: the disk is almost full (Secure AI Africa)"],
      ["awa@example.org", "Attention : le disque est presque plein (Secure AI Africa)"],
    ]);
    expect(begun.map(({ text }) => text).join()).toContain("https://example.org/desk/state");
    expect(hook.posts).toEqual([
      {
        ...{ site: "https://example.org", alert: "disk", state: "begun" },
        ...{ since: "2026-11-15T10:00:00.000Z", at: "2026-11-15T10:05:00.000Z" },
        text: "Attention: the disk is almost full (Secure AI Africa)",
      },
    ]);
    site.disk = { free: 50, total: 100 };
    await until(25);
    expect((await mailbox.arrived(4)).length).toBe(4);
    expect(hook.posts.map(({ state }) => state)).toEqual(["begun", "ended"]);
    expect(await database.db.selectFrom("alerts").selectAll().execute()).toEqual([]);
  });

  test("a webhook that fails is called again, in order, until it accepts the report", async () => {
    const { database, url } = await fresh();
    const hook = await openWebhook();
    await backupAt(database, start);
    const { site, until } = watch(database, url, { ALERT_WEBHOOK: hook.url });
    hook.status = 500;
    site.expiresAt = "2026-11-20T10:00:00.000Z";
    await until(3);
    site.expiresAt = "2027-11-20T10:00:00.000Z";
    await until(6);
    hook.status = 200;
    await until(8);
    expect(hook.posts.map(({ alert, state }) => `${alert} ${state}`)).toEqual([
      "securityTxt begun",
      "securityTxt ended",
    ]);
    expect(await database.db.selectFrom("alerts").selectAll().execute()).toEqual([]);
  });

  test("stuck mail, old backups and failing requests are told, and only when they last", async () => {
    const { database, url } = await fresh();
    const hook = await openWebhook();
    const { site, look, until } = watch(database, url, {
      ...{ SMTP_URL: "smtp://127.0.0.1:9", ALERT_WEBHOOK: hook.url, ALERT_EMAIL: "operator@example.org" },
    });
    const told = () => hook.posts.map(({ alert, state }) => `${alert} ${state}`);
    await backupAt(database, start - 20 * hour);
    const mail = { recipient: "a@example.org", subject: "s", body: "b" };
    await queueMail(database.db, { purpose: "staff", ...mail }, new Date(start));
    await addRequests(database.db, { requests: 99, errors: 4 }, new Date(start));
    await until(14);
    expect(told()).toEqual([]);
    await until(16);
    expect(told()).toEqual(["mail begun"]);
    // The mail about it waits like all other mail.
    const waiting = await database.db.selectFrom("mails").select(["recipient", "subject"]).execute();
    expect(waiting).toContainEqual({
      recipient: "operator@example.org",
      subject: "Attention: mail is not going out (Secure AI Africa)",
    });
    await database.db.deleteFrom("mails").execute();
    await addRequests(database.db, { requests: 200, errors: 3 }, new Date(site.at));
    await until(24);
    expect(told()).toEqual(["mail begun", "errors begun", "mail ended"]);
    // Otherwise the mail about the errors would be stuck next.
    await database.db.deleteFrom("mails").execute();
    site.at = start + 5 * hour;
    await until(5 * 60 + 20);
    expect(told().slice(3)).toEqual(["errors ended"]);
    await database.db.deleteFrom("mails").execute();
    site.at = start + 6 * hour;
    await look();
    expect(told()).toHaveLength(4);
    await backupAt(database, site.at);
    await look();
    site.at += 25 * hour;
    await look();
    site.at += 119 * minute;
    await look();
    expect(told()).toHaveLength(4);
    site.at += minute;
    await look();
    expect(told().slice(4)).toEqual(["backup begun"]);
  });

  test("a site with few visitors is told about, too, when requests fail", async () => {
    const { database, url } = await fresh();
    const hook = await openWebhook();
    const { until } = watch(database, url, { ALERT_WEBHOOK: hook.url });
    await backupAt(database, start);
    await addRequests(database.db, { requests: 6, errors: 5 }, new Date(start));
    await until(5);
    expect(hook.posts.map(({ alert, state }) => `${alert} ${state}`)).toEqual(["errors begun"]);
  });

  test("with a place elsewhere, only a backup that is copied there counts", async () => {
    const { database, url } = await fresh();
    const hook = await openWebhook();
    const { site, look } = watch(database, url, {
      ...{ ALERT_WEBHOOK: hook.url, BACKUP_URL: "https://key:secret@s3.example.org/backups" },
      BACKUP_KEY: newKeyPair().publicKey,
    });
    const told = () => hook.posts.map(({ alert, state }) => `${alert} ${state}`);
    await backupAt(database, start, true);
    for (let hours = 1; hours <= 28; hours++) {
      site.at = start + hours * hour;
      await backupAt(database, site.at);
      await look();
      expect(told()).toEqual(hours < 27 ? [] : ["backup begun"]);
    }
    await backupAt(database, site.at, true);
    await look();
    expect(told()).toEqual(["backup begun", "backup ended"]);
  });

  test("certificate and clock are checked only at the address that is set", async () => {
    const { database, url } = await fresh();
    const hook = await openWebhook();
    const asked: string[] = [];
    const until = new Date(new X509Certificate(testCertificate.cert).validTo).getTime();
    const server = createSecureServer(testCertificate, (request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.setHeader("date", new Date(clock()).toUTCString()).end();
    });
    const address = await open(server);
    let clock = () => 0;
    const quiet = watch(database, url, { ALERT_WEBHOOK: hook.url });
    await quiet.look();
    expect(asked).toEqual([]);
    const { site, look } = watch(database, url, {
      ...{ ALERT_WEBHOOK: hook.url, ALERT_CHECK_URL: `https://${address}/health` },
    });
    site.expiresAt = "2200-01-01T00:00:00.000Z";
    clock = () => site.at - 2 * minute;
    site.at = until - 15 * 24 * hour;
    await backupAt(database, site.at + hour);
    for (let looks = 0; looks < 20; looks++, site.at += minute) await look();
    expect(asked[0]).toBe("HEAD /health");
    expect(hook.posts.map(({ alert, state }) => `${alert} ${state}`)).toEqual(["clock begun"]);
    site.at = until - 13 * 24 * hour;
    await backupAt(database, site.at);
    clock = () => site.at;
    await look();
    expect(hook.posts.at(-1)).toMatchObject({ alert: "certificate", state: "begun" });
  });
});
