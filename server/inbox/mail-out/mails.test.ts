import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { forEachDatabaseInTurn } from "../../../tests/databases.ts";
import { checkSignature } from "../../../tests/dkim.ts";
import { openMailServer } from "../../../tests/mail-server.ts";
import { openMailbox } from "../../../tests/mailbox.ts";
import { messageRow } from "../../../tests/message-row.ts";
import { queueReply } from "../../../tests/reply-to-send.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { maxAttempts } from "../../mail/retries.ts";
import { openStore } from "../../media/open-store.ts";
import { readEnvironment } from "../../process/environment.ts";
import { createLog } from "../../process/log.ts";
import { claimMails, markFailed } from "./deliveries.ts";
import { mailsOf } from "./mails.ts";

const reference = "7K3M-QX9D";

function start(
  database: SiteDatabase,
  smtpUrl: string,
  more: Record<string, string> = {},
  now = () => new Date(),
) {
  const logged: string[] = [];
  const settings = readEnvironment({
    ...{ SMTP_URL: smtpUrl, MAIL_FROM: "Site <site@example.org>", STAFF_EMAIL: "staff@example.org" },
    ...{ SITE_URL: "https://example.org", ...more },
  });
  const log = createLog("info", (line) => logged.push(line));
  const mails = mailsOf({ database, store: openStore(settings, log), settings, log, now });
  mails.start();
  onTestFinished(() => mails.stop());
  return { mails, logged };
}

const receive = ({ db }: SiteDatabase, id = reference) =>
  db.insertInto("contact_messages").values(messageRow({ id })).execute();

const stateOf = async ({ db }: SiteDatabase) => {
  const lines = await db.selectFrom("enquiry_posts").select("text").where("kind", "=", "line").execute();
  const { state } = await db.selectFrom("contact_messages").select("state").executeTakeFirstOrThrow();
  return { state, lines: lines.map(({ text }) => text) };
};

forEachDatabaseInTurn((_engine, fresh) => {
  describe("a reply that cannot be delivered", () => {
    test("because the visitor's server refuses it adds a line immediately, and reopens the conversation", async () => {
      const { database } = await fresh();
      const asked: string[] = [];
      const url = await openMailServer({
        onRcptTo: ({ address }, _session, done) => {
          asked.push(address);
          done(Object.assign(new Error(`<${address}> No such user`), { responseCode: 550 }));
        },
      });
      await receive(database);
      await queueReply(database.db, { message_id: reference, at: new Date("2026-11-15T10:00:00Z") });
      expect(await stateOf(database)).toEqual({ state: "answered", lines: [] });
      const { mails, logged } = start(database, url);
      await expect.poll(() => logged.join()).toContain("not tried again");
      await mails.stop();
      expect(await stateOf(database)).toEqual({
        state: "waiting",
        lines: [
          "The reply of 2026-11-15 10:00 UTC could not be delivered to the visitor's address: the mail server does not take mail for it (550).",
        ],
      });
      expect(asked).toHaveLength(1);
      expect(logged.join()).not.toContain("selam@");
      expect(await claimMails(database.db, new Date("2027-01-01"), 9)).toEqual([]);
    });

    test("after all attempts adds one line, even if two processes give it up", async () => {
      const { database } = await fresh();
      await receive(database);
      await queueReply(database.db, { message_id: reference });
      const [mail] = await claimMails(database.db, new Date(), 1);
      if (!mail) throw new Error("No mail is due.");
      const last = { ...mail, attempts: maxAttempts };
      const fail = () => markFailed(database.db, last, { problem: "ECONNECTION" }, new Date());
      expect(await Promise.all([fail(), fail()])).toEqual([true, true]);
      const { state, lines } = await stateOf(database);
      expect(state).toBe("waiting");
      expect(lines).toEqual([expect.stringContaining("the mail server did not take it for three days")]);
    });
  });

  test("after a day without a mail server, every reply arrives once", async () => {
    const { database } = await fresh();
    const began = Date.now();
    for (let index = 0; index < 5; index++) {
      await receive(database, `WAIT-${index}`);
      await queueReply(database.db, { message_id: `WAIT-${index}` });
    }
    for (let minutes = 0; minutes < 24 * 60; minutes += 7) {
      const now = new Date(began + minutes * 60_000);
      for (const mail of await claimMails(database.db, now, 99))
        await markFailed(database.db, mail, { problem: "ECONNREFUSED" }, now);
    }
    const box = await openMailbox();
    onTestFinished(() => box.close());
    const { mails } = start(database, box.url, {}, () => new Date(began + 25 * 60 * 60_000));
    await box.arrived(5);
    await mails.stop();
    expect(new Set(box.mails.map(({ messageId }) => messageId)).size).toBe(5);
    expect(box.mails).toHaveLength(5);
  });

  test("signs mail for the sender's domain if a key is set", async () => {
    const { database } = await fresh();
    const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const folder = mkdtempSync(join(tmpdir(), "dkim-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const DKIM_KEY = join(folder, "key.pem");
    writeFileSync(DKIM_KEY, privateKey.export({ type: "pkcs8", format: "pem" }));
    const received = Promise.withResolvers<string>();
    const url = await openMailServer({
      onData: async (stream, _session, done) => {
        received.resolve(await text(stream.setEncoding("latin1")));
        done();
      },
    });
    await receive(database);
    await queueReply(database.db, { message_id: reference, text: "ሰላም **tomorrow**\n\n\n" });
    start(database, url, { DKIM_KEY, DKIM_SELECTOR: "mail" });
    const raw = await received.promise;
    const signature = { domain: "example.org", selector: "mail" };
    expect(checkSignature(raw, publicKey)).toEqual({ ...signature, isGood: true });
    expect(checkSignature(raw.replace("Subject: Re", "Subject: Fw"), publicKey).isGood).toBe(false);
    expect(checkSignature(`${raw}more\r\n`, publicKey).isGood).toBe(false);
  });
});
