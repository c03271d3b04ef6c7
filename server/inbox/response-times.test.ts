import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../../tests/databases.ts";
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
    expect(weeks).toHaveLength(13);
    expect(weeks.slice(0, 2)).toEqual([
      { monday: "2026-11-16T00:00:00.000Z", messages: 1, inTime: 1, medianMinutes: 60 },
      { monday: "2026-11-09T00:00:00.000Z", messages: 4, inTime: 2, medianMinutes: 24 * 60 },
    ]);
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
