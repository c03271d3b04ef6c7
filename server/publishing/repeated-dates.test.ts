import { expect, test } from "vitest";
import { repeated } from "./repeated-dates.ts";

test("a series keeps its local time, even when clocks change", () => {
  // Cairo changes its clocks on the last Thursday of October.
  expect(repeated("2026-10-27T07:00:00.000Z", "week", 1, "Africa/Cairo")).toBe("2026-11-03T08:00:00.000Z");
  expect(repeated("2026-11-20T09:00:00.000Z", "two weeks", 2, "Africa/Nairobi")).toBe(
    "2026-12-18T09:00:00.000Z",
  );
});

test("a monthly series falls on the last day of a shorter month, and goes on as before", () => {
  const monthly = [1, 2, 3].map((times) =>
    repeated("2026-12-31T09:00:00.000Z", "month", times, "Africa/Nairobi"),
  );
  expect(monthly.map((at) => at.slice(0, 10))).toEqual(["2027-01-31", "2027-02-28", "2027-03-31"]);
});
