/** The dates of the samples, relative to the day of the first start, are consistent with each other and the calendar. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { kinds, sections } from "../../content/kinds.ts";
import { readFrontMatter } from "../content/front-matter.ts";
import { markdown } from "../markdown/markdown.ts";
import { sampleFolder } from "./load-content.ts";
import { contentFilesIn } from "./read-files.ts";

const records = sections.flatMap((folder) =>
  contentFilesIn(join(sampleFolder, folder)).map((file) => {
    const text = readFileSync(join(sampleFolder, folder, file), "utf8");
    const { fields, body } = readFrontMatter(text);
    const number = (key: string) => Number(fields.get(key));
    const links = markdown
      .parse(body, {})
      .flatMap((token) => token.children ?? [])
      .flatMap((token) => token.attrGet("href")?.toString() ?? []);
    return {
      address: `${kinds[folder].path}/${file.replace(/\.md$/, "")}`,
      folder,
      text,
      published: -number("days_ago"),
      links: [fields.get("link") ?? "", ...links],
      event: folder === "events" && {
        day: number("starts_in_days"),
        time: fields.get("starts_at") ?? "",
        hours: number("lasts_hours"),
      },
    };
  }),
);
const byAddress = new Map(records.map((record) => [record.address, record]));

describe.each(records)("$address", ({ text, published, links, event }) => {
  const linked = links.flatMap((link) => byAddress.get(link) ?? []);

  test("links only to earlier records and future events", () => {
    // Staff keep updating the page of an event, with its programme and later with its report.
    if (event) return;
    const later = linked.filter(
      (other) => other.published > published && !(other.event && other.event.day > 0),
    );
    expect(later.map(({ address }) => address)).toEqual([]);
  });

  test("reports on an event only after it took place", () => {
    const tooEarly = linked.filter((other) =>
      event
        ? event.day < 0 && other.folder === "news" && other.published <= event.day
        : other.event && other.event.day < 0 && published <= other.event.day,
    );
    expect(tooEarly.map(({ address }) => address)).toEqual([]);
  });

  test("names no date, because dates depend on the day of the first start", () => {
    const years = [...text.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year));
    // The oldest record is just over a year old, and the first release is from 2026.
    expect(years.filter((year) => year > 2024)).toEqual([]);
    const months =
      "January|February|March|April|May|June|July|August|September|October|November|December|janvier|mars|avril|juin";
    expect(text).not.toMatch(new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? (?:${months})\\b`));
    expect(text).not.toMatch(/\b(?:next|last) (?:week|month|season|year)\b|\bthis (?:week|season|year)\b/i);
  });
});

const events = records.flatMap(({ address, published, event }) =>
  event ? [{ address, published, ...event }] : [],
);

// Working days can move an event by up to two weeks, and a past event must still follow its announcement.
test.each(events)("$address is announced at least two weeks ahead", ({ day, published }) => {
  expect(day - published).toBeGreaterThanOrEqual(14);
});

test.each(events)("$address takes place in the daytime", ({ time, hours }) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const start = hour + minute / 60;
  expect(start).toBeGreaterThanOrEqual(8);
  const end = (start + hours) % 24;
  expect(end).toBeGreaterThan(start);
  expect(end).toBeLessThanOrEqual(18);
});
