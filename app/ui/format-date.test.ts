import { expect, test } from "vitest";
import { formatDate, formatter } from "./format-date.ts";
import { localClock } from "./local-clock.ts";

const evening = "2026-11-15T22:30:00.000Z";

test("a date is day, month in words, year", () => {
  expect(formatDate({ instant: evening, form: "date", timeZone: "UTC" })).toBe("15 November 2026");
});

test("a full date has its weekday and no comma", () => {
  expect(formatDate({ instant: evening, form: "day", timeZone: "UTC" })).toBe("Sunday 15 November 2026");
});

test("uses the day and hour of the time zone", () => {
  expect(formatDate({ instant: evening, form: "day", timeZone: "Africa/Nairobi" })).toBe(
    "Monday 16 November 2026",
  );
  expect(formatDate({ instant: evening, form: "time", timeZone: "Africa/Nairobi" })).toBe("01:30");
  expect(
    formatDate({ instant: "2026-11-15T21:00:00.000Z", form: "time", timeZone: "Africa/Addis_Ababa" }),
  ).toBe("00:00");
});

test("formats a date with its time, and a range of hours, as one text", () => {
  const nairobi = { instant: evening, timeZone: "Africa/Nairobi" };
  expect(formatDate({ ...nairobi, form: "date-time" })).toBe("16 November 2026, 01:30");
  const until = "2026-11-15T23:15:00.000Z";
  expect(formatDate({ ...nairobi, until, form: "time" })).toBe("01:30 – 02:15");
});

test.each([
  ["fr", "15 novembre 2026", "09:05"],
  ["pt", "15 de novembro de 2026", "09:05"],
  ["sw", "15 Novemba 2026", "09:05 (saa 3:05 asubuhi)"],
  ["am", "15 ኖቬምበር 2026 (6 ኅዳር 2019 ዓ.ም.)", "09:05 (ከጠዋቱ 3:05 ሰዓት)"],
  ["ar", "15 نوفمبر 2026", "09:05"],
] as const)("%s writes %s and %s", (language, date, time) => {
  const written = { instant: "2026-11-15T06:05:00.000Z", timeZone: "Africa/Addis_Ababa", language };
  expect(formatDate({ ...written, form: "date" })).toBe(date);
  expect(formatDate({ ...written, form: "time" })).toBe(time);
});

test("the first of a month is 1er in French, and no other day or language changes", () => {
  const first = { instant: "2026-10-01T09:00:00.000Z", timeZone: "UTC" };
  expect(formatDate({ ...first, form: "date", language: "fr" })).toBe("1er octobre 2026");
  expect(formatDate({ ...first, form: "day", language: "fr" })).toBe("jeudi 1er octobre 2026");
  expect(formatDate({ ...first, form: "date", language: "pt" })).toBe("1 de outubro de 2026");
  const eleventh = { ...first, instant: "2026-10-11T09:00:00.000Z" };
  expect(formatDate({ ...eleventh, form: "date", language: "fr" })).toBe("11 octobre 2026");
});

test.each([
  ["fr", "15 novembre 2026, 09:05"],
  ["am", "15 ኖቬምበር 2026 (6 ኅዳር 2019 ዓ.ም.)፣ 09:05 (ከጠዋቱ 3:05 ሰዓት)"],
  ["ar", "15 نوفمبر 2026، 09:05"],
] as const)("%s puts the comma of its script between date and time", (language, text) => {
  const written = { instant: "2026-11-15T06:05:00.000Z", timeZone: "Africa/Addis_Ababa", language };
  expect(formatDate({ ...written, form: "date-time" })).toBe(text);
});

test.each([
  ["00:00", "saa 6:00 usiku", "ከሌሊቱ 6:00 ሰዓት"],
  ["05:30", "saa 11:30 alfajiri", "ከሌሊቱ 11:30 ሰዓት"],
  ["06:00", "saa 12:00 asubuhi", "ከጠዋቱ 12:00 ሰዓት"],
  ["12:00", "saa 6:00 mchana", "ከቀኑ 6:00 ሰዓት"],
  ["17:00", "saa 11:00 jioni", "ከቀኑ 11:00 ሰዓት"],
  ["18:00", "saa 12:00 jioni", "ከምሽቱ 12:00 ሰዓት"],
  ["23:59", "saa 5:59 usiku", "ከምሽቱ 5:59 ሰዓት"],
])("%s is %s and %s in the clock that counts from dawn", (time, swahili, amharic) => {
  expect(localClock(time, "sw")).toBe(swahili);
  expect(localClock(time, "am")).toBe(amharic);
  expect(localClock(time, "fr")).toBeUndefined();
});

test("adds no local clock to hours in UTC", () => {
  expect(formatDate({ instant: evening, form: "time", timeZone: "UTC", language: "am" })).toBe("22:30");
});

test("formatters are cached, but not those of every time zone in the world", () => {
  const zones = Intl.supportedValuesOf("timeZone");
  const inZone = (zone = "UTC") => formatter("en-GB", { day: "numeric" }, zone);
  const first = inZone(zones[0]);
  expect(inZone(zones[0])).toBe(first);
  for (const zone of zones) inZone(zone);
  expect(inZone(zones[0])).not.toBe(first);
});
