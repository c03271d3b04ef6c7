import { expect, test } from "vitest";
import { dueAfter } from "./answer-due.ts";
import { closedDaysFrom, openTime } from "./closed-days.ts";

/** Addis Ababa is three hours ahead of UTC: its 25 December begins at 21:00 UTC on the 24th. */
const christmas = closedDaysFrom([{ from: "2026-12-25", until: "2026-12-26" }], "Africa/Addis_Ababa");
const single = closedDaysFrom([{ from: "2026-12-25", until: "" }], "Africa/Addis_Ababa");

test("a day is closed from midnight to midnight where the organisation is", () => {
  expect(
    single.map(({ start, end }) => [new Date(start).toISOString(), new Date(end).toISOString()]),
  ).toEqual([["2026-12-24T21:00:00.000Z", "2026-12-25T21:00:00.000Z"]]);
});

test("days are sorted, and those that make no sense are ignored", () => {
  const days = [
    { from: "2026-12-31", until: "" },
    { from: "soon", until: "" },
    { from: "2026-12-25", until: "2026-12-20" },
    { from: "2026-01-07", until: "" },
  ];
  expect(closedDaysFrom(days, "UTC").map(({ start }) => new Date(start).toISOString().slice(0, 10))).toEqual([
    "2026-01-07",
    "2026-12-31",
  ]);
});

test.each([
  ["long before", "2026-12-20T08:00:00.000Z", "2026-12-21T08:00:00.000Z"],
  ["so that 24 hours end as the office closes", "2026-12-23T21:00:00.000Z", "2026-12-24T21:00:00.000Z"],
  ["the day before", "2026-12-24T08:00:00.000Z", "2026-12-27T08:00:00.000Z"],
  ["while it is closed", "2026-12-25T12:00:00.000Z", "2026-12-27T21:00:00.000Z"],
  ["as it opens", "2026-12-26T21:00:00.000Z", "2026-12-27T21:00:00.000Z"],
])("a message that comes %s is due at %s → %s", (_when, at, due) => {
  expect(dueAfter(new Date(at), christmas)).toBe(due);
});

test("several holidays add up, even if they overlap", () => {
  const days = [
    { from: "2026-12-25", until: "2026-12-26" },
    { from: "2026-12-26", until: "2026-12-27" },
    { from: "2026-12-28", until: "" },
  ];
  const closed = closedDaysFrom(days, "UTC");
  expect(dueAfter(new Date("2026-12-24T12:00:00.000Z"), closed)).toBe("2026-12-29T12:00:00.000Z");
  const [from, to] = [Date.parse("2026-12-24T12:00:00Z"), Date.parse("2026-12-29T12:00:00Z")];
  expect(openTime(from, to, closed)).toBe(24 * 60 * 60_000);
});

test("time on closed days does not count as waiting", () => {
  const at = (time: string) => Date.parse(time);
  expect(openTime(at("2026-12-24T20:00:00Z"), at("2026-12-26T22:00:00Z"), christmas)).toBe(2 * 3_600_000);
  expect(openTime(at("2026-12-25T10:00:00Z"), at("2026-12-25T12:00:00Z"), christmas)).toBe(0);
  expect(openTime(at("2026-12-20T10:00:00Z"), at("2026-12-20T12:00:00Z"), christmas)).toBe(2 * 3_600_000);
});
