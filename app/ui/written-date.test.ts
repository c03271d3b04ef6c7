import { afterEach, expect, test, vi } from "vitest";
import { dateInVisitorsLocale, writtenDate } from "./written-date.ts";

afterEach(() => vi.unstubAllGlobals());

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

test("the visitor's form names the same day", () => {
  const inThisLocale = new Intl.DateTimeFormat(undefined, {
    dateStyle: "long",
    timeZone: "Africa/Nairobi",
  });
  expect(dateInVisitorsLocale({ instant: evening, form: "date", timeZone: "Africa/Nairobi" })).toBe(
    inThisLocale.format(new Date(evening)),
  );
});

test("a day with its hour, and the hours of a stretch of time, are one text", () => {
  const nairobi = { instant: evening, timeZone: "Africa/Nairobi" };
  expect(writtenDate({ ...nairobi, form: "date-time" })).toBe("16 November 2026, 01:30");
  const until = "2026-11-15T23:15:00.000Z";
  expect(writtenDate({ ...nairobi, until, form: "time" })).toBe("01:30 – 02:15");
  expect(dateInVisitorsLocale({ ...nairobi, until, form: "time" })).toMatch(/1:30.*2:15/);
});

test.each(["en-GB", "en-US", "fr"])("a date in %s is what Intl writes", (language) => {
  vi.stubGlobal("navigator", { language });
  const format = new Intl.DateTimeFormat(language === "fr" ? undefined : language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  for (let month = 0; month < 12; month++) {
    const date = new Date(Date.UTC(2026, month, month + 1, 23, 59));
    expect(dateInVisitorsLocale({ instant: date.toISOString(), form: "date", timeZone: "UTC" })).toBe(
      format.format(date),
    );
  }
});
