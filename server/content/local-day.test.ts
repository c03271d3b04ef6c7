import { expect, test } from "vitest";
import { localDay } from "./local-day.ts";

test.each([
  ["Africa/Nairobi", "2026-03-05"],
  ["America/New_York", "2026-03-04"],
  ["UTC", "2026-03-04"],
  ["Africa/Atlantis", "2026-03-04"],
])("the day in %s is %s", (zone, day) => {
  expect(localDay("2026-03-04T21:30:00.000Z", zone)).toBe(day);
});
