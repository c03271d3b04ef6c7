import { expect, test } from "vitest";
import { onWorkingDays } from "./working-days.ts";

const sunday = new Date("2026-11-15T10:00:00Z");
const zone = "Africa/Nairobi";

test.each([
  [1, 1, 1, "a Monday stays"],
  [5, 8, 1, "a future Friday moves to the next Monday"],
  [-2, -3, 1, "a past Friday moves to the Thursday before"],
  [4, 8, 2, "two days that would end on a Friday move to the next week"],
  [39, 43, 1, "24 December moves past the weekend after Christmas"],
  [38, 43, 2, "two days that would end on 24 December move too"],
  [47, 50, 1, "1 January moves to the next Monday"],
])("moves %i days to %i for an event of %i days: %s", (days, moved, daysLong) => {
  expect(onWorkingDays(sunday, days, zone, daysLong)).toBe(moved);
});

test("uses the date in the time zone of the event", () => {
  const lateOnThursday = new Date("2026-11-19T22:30:00Z");
  expect(onWorkingDays(lateOnThursday, 0, "Africa/Accra")).toBe(0);
  expect(onWorkingDays(lateOnThursday, 0, "Africa/Addis_Ababa")).toBe(3);
});

test.each([1, 2])("puts an event of %i days on working days, whenever the site first starts", (daysLong) => {
  for (let year = 2026; year < 2037; year++)
    for (let day = 1; day <= 40; day++) {
      const today = new Date(Date.UTC(year, 11, day, 12));
      for (const days of [9, -9]) {
        const moved = onWorkingDays(today, days, "UTC", daysLong);
        expect(Math.abs(moved - days)).toBeLessThan(14);
        for (let i = 0; i < daysLong; i++) {
          const held = new Date(Date.UTC(year, 11, day + moved + i)).toUTCString();
          expect(held).not.toMatch(/^(?:Fri|Sat|Sun)|^\w+, (?:2[456] Dec|01 Jan)/);
        }
      }
    }
});
