import { describe, expect, onTestFinished, test } from "vitest";
import { forEachDatabaseInTurn } from "../../../tests/databases.ts";
import { openMailServer } from "../../../tests/mail-server.ts";
import { openMailbox } from "../../../tests/mailbox.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { claimedFor, maxAttempts } from "../../mail/retries.ts";
import { openStore } from "../../media/open-store.ts";
import type { MediaStore } from "../../media/store.ts";
import { readEnvironment } from "../../process/environment.ts";
import { createLog } from "../../process/log.ts";
import { store } from "../store-messages.ts";
import { claimMails } from "./deliveries.ts";
import { mailsOf } from "./mails.ts";

function receive(database: SiteDatabase, message: string) {
  const fields = { name: "ሰላም", email: "selam@example.org", subject: "السلام 👋🏿", message };
  const arrival = { fields, address: "192.0.2.1", formId: undefined, spam: null, at: new Date() };
  return store(database, arrival, { perAddress: 1000, perMinute: 1000 });
}

function start(database: SiteDatabase, smtpUrl: string, now?: () => Date) {
  const logged: string[] = [];
  const settings = readEnvironment({
    SMTP_URL: smtpUrl,
    MAIL_FROM: "site@example.org",
    STAFF_EMAIL: "staff@example.org",
  });
  const log = createLog("info", (line) => logged.push(line));
  const worker = mailsOf({ database, store: openStore(settings, log), settings, log, ...(now && { now }) });
  worker.start();
  onTestFinished(() => worker.stop());
  return { worker, logged };
}

const outboxOf = ({ db }: SiteDatabase) => db.selectFrom("mails").selectAll().execute();

async function mailbox() {
  const box = await openMailbox();
  onTestFinished(() => box.close());
  return box;
}

forEachDatabaseInTurn((_engine, fresh) => {
  describe("the worker", () => {
    test("sends mail stored before it started, and new mail immediately", async () => {
      const { database } = await fresh();
      const box = await mailbox();
      await receive(database, "before");
      const { worker } = start(database, box.url);
      await box.arrived(1);
      await receive(database, "after");
      worker.wake();
      const [first, second] = await box.arrived(2);
      expect(first?.text).toContain("before");
      expect(second?.text).toContain("after");
      expect(second?.subject).toMatch(/^السلام 👋🏿 \([\dA-Z]{4}-[\dA-Z]{4}\)$/);
      expect(second?.text).toContain("From: ሰላም\nE-mail: selam@example.org\n");
      await worker.stop();
      expect(await outboxOf(database)).toMatchObject([
        { sent_at: expect.any(String) },
        { sent_at: expect.any(String) },
      ]);
    });

    test("sends each mail once, even if two workers run", async () => {
      const { database } = await fresh();
      const box = await mailbox();
      for (let index = 0; index < 30; index++) await receive(database, `Message ${index}`);
      const workers = [start(database, box.url), start(database, box.url)];
      await box.arrived(30);
      for (const { worker } of workers) await worker.stop();
      expect(box.mails).toHaveLength(30);
      expect(new Set(box.mails.map(({ messageId }) => messageId)).size).toBe(30);
    });

    test("retries a refused mail when it is due", async () => {
      const { database } = await fresh();
      const box = await mailbox();
      const clock = { ahead: 0 };
      await receive(database, "patience");
      box.refuse(true);
      const { worker, logged } = start(database, box.url, () => new Date(Date.now() + clock.ahead));
      await expect.poll(() => logged.join()).toContain("tried again");
      expect(await claimMails(database.db, new Date(), 1)).toEqual([]);
      box.refuse(false);
      clock.ahead = 60_000;
      worker.wake();
      await box.arrived(1);
      await expect.poll(() => logged.join()).toContain("was mailed");
    });

    test("logs an error when it gives up", async () => {
      const { database } = await fresh();
      await receive(database, "in vain");
      await database.db
        .updateTable("mails")
        .set({ attempts: maxAttempts - 1 })
        .execute();
      const { logged } = start(database, "smtp://127.0.0.1:9");
      await expect.poll(() => logged.join()).toMatch(/"level":"error".*not tried again/);
      expect(await outboxOf(database)).toMatchObject([{ given_up_at: expect.any(String) }]);
    });

    test("records nothing that the mail server says about people", async () => {
      const { database } = await fresh();
      const refuse = (name: string) =>
        Object.assign(new Error(`<selam@example.org> ${name} السلام`), { responseCode: 550 });
      const url = await openMailServer({ onRcptTo: (_address, _session, done) => done(refuse("ሰላም")) });
      await receive(database, "private");
      const { logged } = start(database, url);
      await expect.poll(() => logged.join()).toContain("tried again");
      const [mail] = await outboxOf(database);
      expect(mail?.last_error).toBe("EENVELOPE, at RCPT TO, answer 550");
      expect(logged.join()).toContain('"problem":"EENVELOPE, at RCPT TO, answer 550"');
      expect(logged.join() + JSON.stringify(mail)).not.toMatch(/selam@|staff@|ሰላም|السلام|private/);
    });

    test("stops within seconds even if the mail server hangs, and the mail is sent again", async () => {
      const { database } = await fresh();
      const received = Promise.withResolvers<void>();
      const closed = Promise.withResolvers<void>();
      const url = await openMailServer({
        // Receives the whole message and then does not answer.
        onData: (stream) => stream.resume().on("end", received.resolve),
        onClose: () => closed.resolve(),
      });
      await receive(database, "patience");
      const { worker } = start(database, url);
      await received.promise;
      const stopping = performance.now();
      await worker.stop();
      expect(performance.now() - stopping).toBeLessThan(5000);
      await closed.promise;
      expect(await outboxOf(database)).toMatchObject([{ attempts: 1, sent_at: null, given_up_at: null }]);

      const box = await mailbox();
      start(database, box.url, () => new Date(Date.now() + claimedFor));
      const [mail] = await box.arrived(1);
      expect(mail?.text).toContain("patience");
    });
  });
});

test("without SMTP_URL logs once that no notices are mailed", async () => {
  const logged: string[] = [];
  const log = createLog("info", (line) => logged.push(line));
  const worker = mailsOf({
    database: {} as SiteDatabase,
    store: {} as MediaStore,
    settings: readEnvironment({}),
    log,
  });
  worker.wake();
  await worker.stop();
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain("SMTP_URL is not set");
});
