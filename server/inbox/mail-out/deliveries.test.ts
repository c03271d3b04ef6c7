import { describe, expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../../../tests/databases.ts";
import { messageRow } from "../../../tests/message-row.ts";
import { connectDatabase, type SiteDatabase } from "../../database/connect.ts";
import { queueMail } from "../../mail/outbox.ts";
import { claimedFor, maxAttempts, pauseAfter } from "../../mail/retries.ts";
import { claimMails, markFailed, markSent } from "./deliveries.ts";

const start = Date.parse("2026-11-15T10:00:00.000Z");
const at = (milliseconds: number) => new Date(start + milliseconds);
const hours = 60 * 60_000;
const secret = { purpose: "staff", recipient: "ada@example.org", subject: "Hello", body: "secret" } as const;

async function receive({ db }: SiteDatabase, count: number) {
  for (let index = 0; index < count; index++) {
    const id = `MAIL-${index}`;
    await db.insertInto("contact_messages").values(messageRow({ id })).execute();
    await queueMail(db, { purpose: "notice", message_id: id }, at(index));
  }
}

const claim = async ({ db }: SiteDatabase, when: Date) => (await claimMails(db, when, 1))[0];
const rows = ({ db }: SiteDatabase) => db.selectFrom("mails").selectAll().execute();

test("pauses grow, and retries last longer than a day", () => {
  const pauses = Array.from({ length: 60 }, (_, index) => pauseAfter(index + 1));
  expect(pauses.slice(0, 6).map((pause) => pause / 60_000)).toEqual([1, 2, 4, 8, 16, 30]);
  expect(pauses.every((pause, index) => pause >= (pauses[index - 1] ?? 0))).toBe(true);
});

test("gives a mail up after three days", () => {
  const pauses = Array.from({ length: maxAttempts - 1 }, (_, index) => pauseAfter(index + 1));
  const total = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(total / hours).toBeGreaterThan(71);
  expect(total / hours).toBeLessThan(73);
});

forEachDatabaseInTurn((_engine, fresh) => {
  describe("mail that waits", () => {
    test("is claimed once, oldest first, however many processes ask", async () => {
      const { database, url } = await fresh();
      const other = connectDatabase(url);
      await receive(database, 20);
      expect((await claimMails(database.db, at(hours), 3)).map(({ message_id }) => message_id)).toEqual([
        "MAIL-0",
        "MAIL-1",
        "MAIL-2",
      ]);
      const asking = Array.from({ length: 20 }, (_, index) =>
        claimMails(index % 2 ? database.db : other.db, at(hours), 2),
      );
      const claimed = (await Promise.all(asking)).flat().map(({ message_id }) => message_id);
      const rest = await claimMails(database.db, at(hours), 20);
      await other.close();
      const all = [...claimed, ...rest.map(({ message_id }) => message_id)];
      expect(new Set(all).size).toBe(17);
      expect(all).toHaveLength(17);
    });

    test("is due again if the process that claimed it died", async () => {
      const { database } = await fresh();
      await receive(database, 1);
      expect(await claim(database, at(0))).toMatchObject({ attempts: 1 });
      expect(await claim(database, at(claimedFor - 1))).toBeUndefined();
      expect(await claim(database, at(claimedFor))).toMatchObject({ attempts: 2 });
    });

    test("is retried for more than a day, then given up but not deleted", async () => {
      const { database } = await fresh();
      await receive(database, 1);
      let now = 0;
      let attempts = 0;
      for (let givenUp = false; !givenUp; now += 10 * 60_000) {
        const mail = await claim(database, at(now));
        if (!mail) continue;
        attempts = mail.attempts;
        givenUp = await markFailed(database.db, mail, { problem: "ECONNREFUSED" }, at(now));
      }
      expect(now).toBeGreaterThan(24 * hours);
      expect(attempts).toBe(maxAttempts);
      expect(await claim(database, at(now + 1000 * hours))).toBeUndefined();
      expect(await rows(database)).toMatchObject([{ last_error: "ECONNREFUSED" }]);
    });

    test("is not claimed again once it is sent", async () => {
      const { database } = await fresh();
      await receive(database, 2);
      const mail = await claim(database, at(hours));
      if (mail) await markSent(database.db, mail, at(hours));
      expect(await claim(database, at(hours))).toMatchObject({ message_id: "MAIL-1" });
      expect(await claim(database, at(2 * hours))).toMatchObject({ message_id: "MAIL-1" });
    });

    test("is neither given up when the clock jumps forward, nor postponed for ever when it jumps back", async () => {
      const { database } = await fresh();
      const year = 365 * 24 * hours;
      await receive(database, 1);
      const ahead = await claim(database, at(year));
      const problem = "ECONNREFUSED";
      expect(ahead && (await markFailed(database.db, ahead, { problem }, at(year)))).toBe(false);
      // Due in a year by now.
      expect(await claim(database, at(0))).toMatchObject({ attempts: 2 });
      expect(await claim(database, at(claimedFor - 1))).toBeUndefined();
      expect(await claim(database, at(claimedFor))).toMatchObject({ attempts: 3 });
    });

    test("with the key of an invitation is deleted when it is sent or given up, and at most 500 wait", async () => {
      const { database } = await fresh();
      for (const end of [markSent, failForGood]) {
        await queueMail(database.db, secret, at(0));
        const mail = await claim(database, at(hours));
        expect(mail).toMatchObject({ body: "secret" });
        if (mail) await end(database.db, mail, at(hours));
        expect(await rows(database)).toEqual([]);
      }
      for (let count = 0; count < 502; count++)
        await queueMail(database.db, { ...secret, subject: `${count}` }, at(count));
      const subjects = (await rows(database)).map(({ subject }) => Number(subject));
      expect([Math.min(...subjects), subjects.length]).toEqual([2, 500]);
    });
  });
});

const failForGood: typeof markSent = async (db, mail, now) => {
  await markFailed(db, mail, { problem: "EAUTH", isPermanent: true }, now);
};
