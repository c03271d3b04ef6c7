import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { openImapServer } from "../../tests/imap-server.ts";
import { mail, openMailIn } from "../../tests/mail-in.ts";
import { openNewsletter } from "../../tests/newsletter.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { acceptMail } from "../inbox/mail-in/accept-mail.ts";
import { startMailReader } from "../inbox/mail-in/mail-reader.ts";
import { mailKey } from "../inbox/mail-in/message-ids.ts";
import { parseMail } from "../inbox/mail-in/parse-mail.ts";
import { createLog } from "../process/log.ts";
import { deleteExpired } from "./delete-expired.ts";
import { noteOutcome } from "./deliveries.ts";
import { cachedNewsletterKey, deliveryCode, readDeliveryCodes } from "./newsletter-keys.ts";
import { addSending, sumFinished } from "./sendings.ts";

const report = (type: string, fields: string, returned = "") =>
  [
    ...["--b", "Content-Type: text/plain", "", "Sorry.", "--b", `Content-Type: ${type}`, "", fields],
    ...(returned ? ["--b", "Content-Type: message/rfc822", "", returned, "", "Text"] : []),
    ...["--b--", ""],
  ].join("\r\n");

/** A delivery status notification (RFC 3464). */
const bounce = (to: string, status: string, action = "failed") =>
  mail(
    {
      ...{ From: "Mail Delivery <mailer-daemon@example.org>", To: to, "Message-ID": `<${Math.random()}@x>` },
      "Content-Type": 'multipart/report; report-type=delivery-status; boundary="b"',
    },
    report("message/delivery-status", `Reporting-MTA: dns; x\r\n\r\nAction: ${action}\r\nStatus: ${status}`),
  );

/** A complaint (RFC 5965), which goes to an address that was registered with the provider. */
const complaint = (messageId: string, type = "abuse") =>
  mail(
    {
      ...{
        From: "feedback@provider.example",
        To: "abuse@site.example",
        "Message-ID": `<${Math.random()}@x>`,
      },
      "Content-Type": 'multipart/report; report-type=feedback-report; boundary="b"',
    },
    report(
      "message/feedback-report",
      `Feedback-Type: ${type}\r\nUser-Agent: Provider/1.0\r\nVersion: 1`,
      `From: news@site.example\r\nMessage-ID: <${messageId}>\r\nSubject: A clinic opens`,
    ),
  );

forEachDatabase((engine, fresh) => {
  const open = async () => {
    const { database } = await fresh();
    const { newsletter, subscribed } = openNewsletter(database);
    const token = await subscribed("selam@example.org");
    const { id } = await database.db.selectFrom("subscribers").select("id").executeTakeFirstOrThrow();
    const key = await cachedNewsletterKey(database.db)();
    const code = deliveryCode({ subscriber: id, sending: "00000001" }, key);
    const mailIn = await openMailIn(database);
    const accept = async (raw: string, at = new Date()) => {
      const bytes = Buffer.from(raw);
      const parts = { database, store: mailIn.store, files: mailIn.files, site: mailIn.site };
      const accepting = { ...parts, readNewsletterReport: newsletter.readReport };
      return acceptMail(accepting, mailKey(bytes), await parseMail(bytes), at);
    };
    const isSubscribed = async () => (await newsletter.own.find(token)) !== undefined;
    return {
      database,
      newsletter,
      mailIn,
      accept,
      isSubscribed,
      ...{ id, key, code },
      address: `news+${code}@site.example`,
    };
  };
  const suppressed = ({ db }: SiteDatabase) =>
    db.selectFrom("newsletter_suppressed").select("reason").execute();

  describe("a report in the mailbox", () => {
    test("ends the subscription of an address that does not exist, and opens no conversation", async () => {
      const { database, accept, isSubscribed, mailIn, address } = await open();
      // Mail servers may change the case of an address.
      expect(await accept(bounce(address.toUpperCase(), "5.1.1"))).toBe("noted");
      expect(await isSubscribed()).toBe(false);
      expect(await suppressed(database)).toEqual([{ reason: "bounced" }]);
      expect(await mailIn.conversations()).toEqual([]);
      expect(await accept(bounce(address, "5.1.1"))).toBe("noted");
    });

    /** Two sendings that are done, each with a mail that was sent to the subscriber. */
    const sentTwice = async ({ db }: SiteDatabase, subscriber_id: string) => {
      const at = new Date().toISOString();
      const columns = { kind: "digest", frequency: "weekly", created_by_name: "Ada" } as const;
      const add = () => addSending(db, { ...columns, at: new Date(at), due_at: at });
      const ids = [await add(), await add()] as const;
      await db
        .updateTable("newsletter_sendings")
        .set({ state: "done", filled_to: null, finished_at: at })
        .execute();
      const delivery = {
        ...{ subscriber_id, state: "sent" as const, attempts: 1, repeats: 0, due_at: at },
        ...{ has_turn: 0, problem: null, settled_at: at },
      };
      for (const sending_id of ids)
        await db
          .insertInto("newsletter_deliveries")
          .values({ ...delivery, sending_id })
          .execute();
      return ids;
    };

    test("counts for the newsletter that it is about and for no other, even when mails are deleted", async () => {
      const { database, newsletter, accept, key, id } = await open();
      const sendings = await sentTwice(database, id);
      const progress = () =>
        Promise.all(sendings.map(async (sending) => await newsletter.staff.progress(sending)));
      await sumFinished(database);
      expect(await progress()).toMatchObject([{ numbers: { sent: 1 } }, { numbers: { sent: 1 } }]);
      await accept(
        bounce(`news+${deliveryCode({ subscriber: id, sending: sendings[1] }, key)}@x.example`, "5.1.1"),
      );
      await sumFinished(database);
      const counted = await progress();
      expect(counted).toMatchObject([
        { numbers: { sent: 1, bounced: 0 } },
        { numbers: { sent: 0, bounced: 1 } },
      ]);
      await deleteExpired(database, new Date(Date.now() + 91 * 24 * 3_600_000));
      expect(await database.db.selectFrom("newsletter_deliveries").selectAll().execute()).toEqual([]);
      expect(await progress()).toEqual(counted);
    });

    if (engine === "postgres")
      test("counts if it arrives while the mails are counted", async () => {
        const { database, newsletter, id } = await open();
        const { db } = database;
        const [sending] = await sentTwice(database, id);
        const counting: Promise<void>[] = [];
        await db.transaction().execute(async (transaction) => {
          await noteOutcome(transaction, { subscriber: id, sending }, { state: "bounced" });
          counting.push(sumFinished(database));
          const isWaiting = async () => {
            const { rows } = await sql`select 1 from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
            return rows.length > 0;
          };
          while (!(await isWaiting())) await pause(5);
        });
        await Promise.all(counting);
        expect((await newsletter.staff.progress(sending))?.numbers).toMatchObject({ sent: 0, bounced: 1 });
      });

    test("ends it after several temporary failures over weeks, of which one a day counts", async () => {
      const { accept, isSubscribed, address } = await open();
      const at = (day: number) => new Date(Date.UTC(2026, 10, 1 + day, 12));
      for (let index = 0; index < 8; index++) await accept(bounce(address, "4.2.2"), at(0));
      for (const day of [2, 4, 6, 8]) await accept(bounce(address, "5.2.2"), at(day));
      // Five within a week may be one long failure.
      expect(await isSubscribed()).toBe(true);
      await accept(bounce(address, "4.4.1", "delayed"), at(22));
      expect(await isSubscribed()).toBe(true);
      await accept(bounce(address, "4.4.1"), at(23));
      expect(await isSubscribed()).toBe(false);
    });

    test("ends it after a complaint, but not after its opposite", async () => {
      const { database, accept, isSubscribed, code } = await open();
      const messageId = `newsletter-${code}@site.example`;
      expect(await accept(complaint(messageId, "not-spam"))).not.toBe("noted");
      expect(await isSubscribed()).toBe(true);
      expect(await accept(complaint(messageId))).toBe("noted");
      expect(await isSubscribed()).toBe(false);
      expect(await suppressed(database)).toEqual([{ reason: "complained" }]);
    });

    test("does not count if it is an automatic answer", async () => {
      const { accept, isSubscribed, address, mailIn } = await open();
      const away = { "Auto-Submitted": "auto-replied", To: address, Subject: "I am away" };
      for (let index = 0; index < 5; index++)
        expect(await accept(mail({ ...away, "Message-ID": `<away-${index}@x>` }))).toBe("noted");
      expect(await isSubscribed()).toBe(true);
      expect(await mailIn.conversations()).toEqual([]);
    });

    test("counts only with a code that the site has signed", async () => {
      const { accept, isSubscribed, code, key } = await open();
      const forged = `${code.slice(0, -1)}${code.endsWith("0") ? "1" : "0"}`;
      await accept(bounce(`news+${forged}@site.example`, "5.1.1"));
      await accept(complaint(`newsletter-${forged}@site.example`));
      await accept(bounce("news@site.example", "5.1.1"));
      expect(await isSubscribed()).toBe(true);
      expect(readDeliveryCodes(`${code}0`, key)).toEqual([]);
    });
  });

  test("reports arrive through the mailbox that is read", async () => {
    const { database, newsletter, mailIn, isSubscribed, address } = await open();
    const imap = await openImapServer();
    const settings = { imapUrl: imap.url, mailFrom: "news@site.example", siteUrl: "https://site.example" };
    const reader = startMailReader({
      ...{ database, settings, log: createLog("silent"), store: mailIn.store, files: mailIn.files },
      readNewsletterReport: newsletter.readReport,
    });
    onTestFinished(async () => {
      await reader.stop();
      await imap.close();
    });
    imap.deliver(bounce(address, "5.1.1"));
    await vi.waitFor(async () => expect(await isSubscribed()).toBe(false), { timeout: 60_000, interval: 20 });
    expect(await mailIn.conversations()).toEqual([]);
  });
});
