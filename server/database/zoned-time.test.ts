import { expect, test } from "vitest";
import { localInstant } from "./zoned-time.ts";

test.each([
  // Cairo's clocks go forward on the last Friday of April and back on the last Thursday of October.
  ["Africa/Cairo", "2026-04-20T12:00:00Z", 2, "09:30", "2026-04-22T07:30:00.000Z"],
  ["Africa/Cairo", "2026-04-20T12:00:00Z", 6, "09:30", "2026-04-26T06:30:00.000Z"],
  ["Africa/Cairo", "2026-10-28T12:00:00Z", 1, "22:30", "2026-10-29T19:30:00.000Z"],
  ["Africa/Cairo", "2026-10-28T12:00:00Z", 2, "00:30", "2026-10-29T22:30:00.000Z"],
  ["Africa/Nairobi", "2026-11-15T12:00:00Z", -16, "08:00", "2026-10-30T05:00:00.000Z"],
  ["Africa/Abidjan", "2026-12-31T12:00:00Z", 1, "00:00", "2027-01-01T00:00:00.000Z"],
  ["Atlantic/Cape_Verde", "2026-11-15T12:00:00Z", 0, "23:00", "2026-11-16T00:00:00.000Z"],
  // Late in the evening in UTC, it is already the next day in Mauritius.
  ["Indian/Mauritius", "2026-11-15T22:00:00Z", 0, "10:00", "2026-11-16T06:00:00.000Z"],
])("%s, %s and %i days at %s is %s", (zone, today, days, time, expected) => {
  expect(localInstant(new Date(today), days, time, zone).toISOString()).toBe(expected);
});
