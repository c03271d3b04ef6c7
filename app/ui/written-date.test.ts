import { expect, test } from "vitest";
import { writtenDate } from "./written-date.ts";

const evening = "2026-11-15T22:30:00.000Z";

test("a date is written day, month in words, year", () => {
  expect(writtenDate({ instant: evening, form: "date", timeZone: "UTC" })).toBe("15 November 2026");
});

test("a day has its name and no comma that engines disagree about", () => {
  expect(writtenDate({ instant: evening, form: "day", timeZone: "UTC" })).toBe("Sunday 15 November 2026");
});

test("the day and the hour are those of the zone", () => {
  expect(writtenDate({ instant: evening, form: "day", timeZone: "Africa/Nairobi" })).toBe(
    "Monday 16 November 2026",
  );
  expect(writtenDate({ instant: evening, form: "time", timeZone: "Africa/Nairobi" })).toBe("01:30");
  expect(
    writtenDate({ instant: "2026-11-15T21:00:00.000Z", form: "time", timeZone: "Africa/Addis_Ababa" }),
  ).toBe("00:00");
});

test("a day with its hour, and the hours from start to end, are written as one text", () => {
  const nairobi = { instant: evening, timeZone: "Africa/Nairobi" };
  expect(writtenDate({ ...nairobi, form: "date-time" })).toBe("16 November 2026, 01:30");
  const until = "2026-11-15T23:15:00.000Z";
  expect(writtenDate({ ...nairobi, until, form: "time" })).toBe("01:30 – 02:15");
});
