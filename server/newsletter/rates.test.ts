import { describe, expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { noteAccepted, noteRefused, takeFromAll, takeTurns } from "./rates.ts";

const start = Date.parse("2026-11-10T09:00:00.000Z");
const at = (seconds: number) => new Date(start + seconds * 1000);
const mails = (domain: string, count: number, more = {}) =>
  Array.from({ length: count }, (_, index) => ({
    domain,
    index,
    due_at: at(0).toISOString(),
    has_turn: 0,
    ...more,
  }));

forEachDatabase((_engine, fresh) => {
  describe("rates", () => {
    const rates = { perDomain: 60, inAll: 600 };

    test("give each mail to a domain a turn, and let other domains pass", async () => {
      const { db } = (await fresh()).database;
      const items = [...mails("large.example", 30), ...mails("small.example", 2)];
      const first = await takeTurns(db, items, { most: 100, rates, at: at(0) });
      // A few may go at once; then one a second.
      expect(first.now.filter(({ domain }) => domain === "large.example")).toHaveLength(11);
      expect(first.now.filter(({ domain }) => domain === "small.example")).toHaveLength(2);
      const turns = first.later.map(({ turn }) => (Date.parse(turn) - start) / 1000);
      expect(turns).toEqual(Array.from({ length: 19 }, (_, index) => index + 1));
    });

    test("a mail with a turn is sent then; after a downtime the turns begin again instead of a burst", async () => {
      const { db } = (await fresh()).database;
      const turn = { has_turn: 1, due_at: at(0).toISOString() };
      const inTime = await takeTurns(db, mails("a.example", 40, turn), { most: 100, rates, at: at(30) });
      expect(inTime.now).toHaveLength(40);
      const late = await takeTurns(db, mails("a.example", 40, turn), { most: 100, rates, at: at(600) });
      expect(late.now).toHaveLength(11);
    });

    test("limit all mails together", async () => {
      const { db } = (await fresh()).database;
      let sent = 0;
      for (let tenths = 0; tenths < 600; tenths++) sent += await takeFromAll(db, 5, rates, at(tenths / 10));
      expect(sent).toBeGreaterThan(595);
      expect(sent).toBeLessThan(622);
    });

    test("are kept by a process that looks once a second", async () => {
      const { db } = (await fresh()).database;
      const usual = { perDomain: 600, inAll: 1800 };
      let sent = 0;
      for (let seconds = 0; seconds < 60; seconds++) sent += await takeFromAll(db, 100, usual, at(seconds));
      expect(sent).toBeGreaterThan(1790);
    });

    test("pause a domain that refuses, for longer each time, until it accepts a mail", async () => {
      const { db } = (await fresh()).database;
      const tryAt = async (seconds: number) =>
        (await takeTurns(db, mails("a.example", 1), { most: 1, rates, at: at(seconds) })).now.length;
      expect(await tryAt(0)).toBe(1);
      for (let index = 0; index < 2; index++) await noteRefused(db, "a.example", false, at(0));
      expect(await tryAt(1)).toBe(1);
      await noteRefused(db, "a.example", false, at(1));
      expect([await tryAt(60), await tryAt(62)]).toEqual([0, 1]);
      await noteRefused(db, "a.example", true, at(62));
      expect([await tryAt(62 + 479), await tryAt(62 + 481)]).toEqual([0, 1]);
      await noteAccepted(db, "a.example");
      await noteRefused(db, "a.example", true, at(600));
      expect([await tryAt(659), await tryAt(661)]).toEqual([0, 1]);
    });
  });
});
