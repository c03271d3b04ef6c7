import { expect, test } from "vitest";
import { dateInVisitorsLocale, writtenDate } from "./written-date.ts";

const evening = "2026-11-15T22:30:00.000Z";

test("a date is written day, month in words, year", () => {
  expect(writtenDate(evening, "date", "UTC")).toBe("15 November 2026");
});

test("a day has its name and no comma that engines disagree about", () => {
  expect(writtenDate(evening, "day", "UTC")).toBe("Sunday 15 November 2026");
});

test("the day and the hour are those of the zone", () => {
  expect(writtenDate(evening, "day", "Africa/Nairobi")).toBe("Monday 16 November 2026");
  expect(writtenDate(evening, "time", "Africa/Nairobi")).toBe("01:30");
  expect(writtenDate("2026-11-15T21:00:00.000Z", "time", "Africa/Addis_Ababa")).toBe("00:00");
});

test("the visitor's form names the same day", () => {
  const inThisLocale = new Intl.DateTimeFormat(undefined, {
    dateStyle: "long",
    timeZone: "Africa/Nairobi",
  });
  expect(dateInVisitorsLocale(evening, "date", "Africa/Nairobi")).toBe(
    inThisLocale.format(new Date(evening)),
  );
});
