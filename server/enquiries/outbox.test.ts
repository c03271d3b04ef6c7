import { describe, expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { connectDatabase, type SiteDatabase } from "../database/connect.ts";
import { claimedFor, claimMail, markFailed, markSent, mostAttempts, pauseAfter } from "./outbox.ts";
import { store } from "./store.ts";

const start = Date.parse("2026-11-15T10:00:00.000Z");
const at = (milliseconds: number) => new Date(start + milliseconds);
const hours = 60 * 60_000;

async function receive(database: SiteDatabase, count: number) {
  for (let index = 0; index < count; index++) {
    await store(
      database,
      {
        fields: { name: "Selam", email: "selam@example.org", subject: "S", message: `Message ${index}` },
        address: "192.0.2.1",
        formId: undefined,
        spam: null,
        at: at(index),
      },
      { perAddress: 1000, perMinute: 1000 },
    );
  }
}

test("the pauses grow, and there are enough of them for a day and more", () => {
  const pauses = Array.from({ length: 60 }, (_, index) => pauseAfter(index + 1));
  expect(pauses.slice(0, 6).map((pause) => pause / 60_000)).toEqual([1, 2, 4, 8, 16, 30]);
  expect(pauses.every((pause, index) => pause >= (pauses[index - 1] ?? 0))).toBe(true);
});

forEachDatabase((_engine, fresh) => {
  describe("mail that waits", () => {
    test("is taken once, oldest first, by however many processes ask at once", async () => {
      const { database, url } = await fresh();
      const other = connectDatabase(url);
      await receive(database, 10);
      const asking = Array.from({ length: 20 }, (_, index) =>
        claimMail(index % 2 ? database.db : other.db, at(hours)),
      );
      const taken = (await Promise.all(asking)).map((mail) => mail?.message);
      await other.close();
      expect(taken.filter(Boolean).sort()).toEqual(
        Array.from({ length: 10 }, (_, index) => `Message ${index}`),
      );
    });

    test("is due again if the process that took it has died", async () => {
      const { database } = await fresh();
      await receive(database, 1);
      expect(await claimMail(database.db, at(0))).toMatchObject({ attempts: 1 });
      expect(await claimMail(database.db, at(claimedFor - 1))).toBeUndefined();
      expect(await claimMail(database.db, at(claimedFor))).toMatchObject({ attempts: 2 });
    });

    test("is tried for more than a day, then given up and counted", async () => {
      const { database } = await fresh();
      await receive(database, 1);
      let now = 0;
      let attempts = 0;
      for (let givenUp = false; !givenUp; now += 10 * 60_000) {
        const mail = await claimMail(database.db, at(now));
        if (!mail) continue;
        attempts = mail.attempts;
        givenUp = await markFailed(database.db, mail, "ECONNREFUSED", at(now));
      }
      expect(now).toBeGreaterThan(24 * hours);
      expect(attempts).toBeGreaterThan(40);
      expect(await claimMail(database.db, at(now + 1000 * hours))).toBeUndefined();
    });

    test("is not taken again once it is sent", async () => {
      const { database } = await fresh();
      await receive(database, 2);
      const mail = await claimMail(database.db, at(hours));
      await markSent(database.db, mail?.id ?? "", at(hours));
      expect(await claimMail(database.db, at(hours))).toMatchObject({ message: "Message 1" });
      expect(await claimMail(database.db, at(2 * hours))).toMatchObject({ message: "Message 1" });
    });

    test("is not given up because a clock jumped forward, and is not put off for ever by one that jumped back", async () => {
      const { database } = await fresh();
      const year = 365 * 24 * hours;
      await receive(database, 1);
      const ahead = await claimMail(database.db, at(year));
      expect(ahead && (await markFailed(database.db, ahead, "ECONNREFUSED", at(year)))).toBe(false);
      // Due in a year by now.
      expect(await claimMail(database.db, at(0))).toMatchObject({ attempts: 2 });
      expect(await claimMail(database.db, at(claimedFor - 1))).toBeUndefined();
      expect(await claimMail(database.db, at(claimedFor))).toMatchObject({ attempts: 3 });
    });

    test("has been tried for three days when it is given up", () => {
      const pauses = Array.from({ length: mostAttempts - 1 }, (_, index) => pauseAfter(index + 1));
      const total = pauses.reduce((sum, pause) => sum + pause, 0);
      expect(total / hours).toBeGreaterThan(71);
      expect(total / hours).toBeLessThan(73);
    });
  });
});
