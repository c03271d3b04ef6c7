import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../../tests/databases.ts";
import { setHolidays } from "../../tests/holidays.ts";
import { messageRow } from "../../tests/message-row.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { figuresFrom, responseTimesOf } from "./response-times.ts";

const hour = 60 * 60_000;
/** A Monday. */
const now = Date.parse("2026-11-16T12:00:00.000Z");
const ago = (hours: number) => new Date(now - hours * hour).toISOString();

async function store({ db }: SiteDatabase, rows: [created: number, answered?: number, state?: "spam"][]) {
  for (const [created, answered, state = "waiting"] of rows) {
    const first_answer_at = answered === undefined ? null : ago(created - answered);
    const row = messageRow({ id: randomUUID(), created_at: ago(created), first_answer_at, state });
    await db.insertInto("contact_messages").values(row).execute();
  }
}

test("takes the median of all messages, answered or not", () => {
  const one = (minutes: number | null) => ({ minutes, count: 1 });
  expect(figuresFrom([])).toEqual({ messages: 0, inTime: 0, medianMinutes: null });
  expect(figuresFrom([30, 10, 20].map(one)).medianMinutes).toBe(20);
  expect(figuresFrom([10, 20, 30, null].map(one)).medianMinutes).toBe(20);
  expect(figuresFrom([10, null, null].map(one)).medianMinutes).toBeNull();
});

forEachDatabaseInTurn((_engine, fresh) => {
  test("counts a message once it is answered or overdue, and never counts spam", async () => {
    const { database } = await fresh();
    await store(database, [[30, 2], [30, 24], [30, 24.1], [30], [3, 1], [2], [30, 1, "spam"], [91 * 24, 1]]);
    const times = responseTimesOf(database, () => new Date(now));
    expect(await times.published()).toEqual({ messages: 5, inTime: 3, medianMinutes: 24 * 60 });
    const weeks = await times.weeks();
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(0, 2)).toEqual([
      {
        monday: "2026-11-16T00:00:00.000Z",
        received: 2,
        answered: 1,
        ...{ messages: 1, inTime: 1, medianMinutes: 60 },
      },
      {
        ...{ monday: "2026-11-09T00:00:00.000Z", received: 4, answered: 3 },
        ...{ messages: 4, inTime: 2, medianMinutes: 24 * 60 },
      },
    ]);
  });

  test("does not count the days on which the office was closed", async () => {
    const { database } = await fresh();
    // From 13 November 21:00 UTC to 15 November 21:00 UTC.
    await setHolidays(database.db, [{ from: "2026-11-14", until: "2026-11-15" }]);
    // Hours before Monday noon: on Friday noon, answered on Monday at 10; on Saturday, unanswered and answered; on Thursday.
    await store(database, [[72, 70], [48], [48, 47], [100, 30], [14]]);
    const times = responseTimesOf(database, () => new Date(now));
    expect(await times.published()).toEqual({
      ...{ messages: 3, inTime: 2, medianMinutes: 22 * 60, hadHolidays: true },
    });
  });

  test("caches the figures for half a minute", async () => {
    const { database } = await fresh();
    const clock = { now };
    const times = responseTimesOf(database, () => new Date(clock.now));
    await times.published();
    await store(database, [[30, 2]]);
    clock.now += 29_000;
    expect(await times.published()).toMatchObject({ messages: 0 });
    clock.now += 1000;
    expect(await times.published()).toMatchObject({ messages: 1, inTime: 1 });
  });
});
