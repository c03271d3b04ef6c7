import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSampleRecords, readSampleTranslations } from "./sample-content.ts";

const today = new Date("2026-11-15T10:00:00.000Z");
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sample-"));
  for (const kind of ["our_work", "news", "events", "resources"]) await mkdir(join(folder, kind));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file: string, ...lines: string[]) => writeFile(join(folder, file), lines.join("\n"));

test("each kind is read from its folder, dates counted from today", async () => {
  await write(
    "our_work/a.md",
    "---",
    "title: Of: colons",
    "category: Maps",
    "days_ago: 2",
    "updated_days_ago: 1",
    "language: fr",
    "---",
    "The *text*.",
  );
  await write(
    "news/b.md",
    "---",
    "headline: B",
    "link: /x",
    "days_ago: 0",
    "image_url: /b.png",
    "---",
    "Text.",
  );
  await write(
    "events/c.md",
    ...["---", "name: C", "location: Cairo, Egypt", "time_zone: Africa/Cairo", "starts_in_days: 3"],
    ...["starts_at: 09:30", "lasts_hours: 1.5", "days_ago: 7", "---", "Text."],
  );
  await write(
    "resources/d.md",
    ...["---", "title: D", "description: About D", "category: For the Public", "type: Guide"],
    ...["file_url: /files/d.pdf", "days_ago: 1", "---", "## Heading", "", "Text."],
  );
  expect(await readSampleRecords("our_work", today, folder)).toEqual([
    {
      id: "a",
      title: "Of: colons",
      category: "Maps",
      description: "The *text*.",
      image_url: null,
      link: null,
      created_at: "2026-11-13T10:00:00.000Z",
      updated_at: "2026-11-14T10:00:00.000Z",
      language: "fr",
    },
  ]);
  expect((await readSampleRecords("news", today, folder))[0]).toMatchObject({
    id: "b",
    link: "/x",
    image_url: "/b.png",
    created_at: today.toISOString(),
    updated_at: null,
    language: "en",
  });
  expect((await readSampleRecords("events", today, folder))[0]).toMatchObject({
    event_date: "2026-11-18T07:30:00.000Z",
    ends_at: "2026-11-18T09:00:00.000Z",
    created_at: "2026-11-08T10:00:00.000Z",
  });
  expect((await readSampleRecords("resources", today, folder))[0]).toMatchObject({
    file_url: "/files/d.pdf",
    resource_url: null,
    content: "## Heading\n\nText.",
  });
});

test.each([
  [["headline: B"], '"days_ago" is missing'],
  [["headline: B", "days_ago: -1"], '"days_ago" takes 0 or more days, not "-1"'],
  [["headline: B", "days_ago: soon"], '"days_ago" takes 0 or more days, not "soon"'],
  [["headline:", "days_ago: 1"], '"headline" is missing'],
  [["headline: B", "days_ago: 1", "titel: B"], '"titel" is not a field of this kind'],
  [["headline: B", "headline: C"], '"headline" is given twice'],
  [["headline B"], '"headline B" is not a "key: value" line'],
])("%j is refused: %s", async (lines, complaint) => {
  await write("news/b.md", "---", ...lines, "---", "Text.");
  await expect(readSampleRecords("news", today, folder)).rejects.toThrow(
    `${join(folder, "news/b.md")}: ${complaint}.`,
  );
});

test.each([
  ["time_zone: Africa/Nowhere", '"time_zone" takes a time zone'],
  ["starts_at: 9:30", '"starts_at" takes a time'],
  ["starts_at: 24:00", '"starts_at" takes a time'],
  ["lasts_hours: 0", '"lasts_hours" takes'],
  ["starts_in_days: 1.5", '"starts_in_days" takes a whole number'],
])("an event's %s is refused", async (wrong, complaint) => {
  const right = [
    "name: C",
    "location: X",
    "time_zone: Africa/Lagos",
    "starts_in_days: 3",
    "starts_at: 09:30",
  ];
  const key = wrong.split(":")[0];
  const lines = [...right, "lasts_hours: 2", "days_ago: 1"].map((line) =>
    line.startsWith(`${key}:`) ? wrong : line,
  );
  await write("events/c.md", "---", ...lines, "---", "Text.");
  await expect(readSampleRecords("events", today, folder)).rejects.toThrow(complaint);
});

test("a file without fields or without text is refused", async () => {
  await write("news/b.md", "Only text.");
  await expect(readSampleRecords("news", today, folder)).rejects.toThrow("does not start with");
  await write("news/b.md", "---", "headline: B", "days_ago: 1", "---", "");
  await expect(readSampleRecords("news", today, folder)).rejects.toThrow("no text below its fields");
});

test("a section may begin with no sample", async () => {
  await rm(join(folder, "news"), { recursive: true });
  expect(await readSampleRecords("news", today, folder)).toEqual([]);
});

test("translations are in folders named after languages; a name they leave out is the original's", async () => {
  await mkdir(join(folder, "events/fr"));
  await write("events/fr/c.md", "---", "location: Le Caire, Égypte", "---", "Un *texte*.");
  const originals = [{ id: "c", created_at: today.toISOString(), name: "C", location: "Cairo, Egypt" }];
  expect(await readSampleTranslations("events", originals, folder)).toMatchObject([
    {
      ...{
        record_id: "c",
        language: "fr",
        title: "C",
        excerpt: "Un texte.",
        created_at: today.toISOString(),
      },
      ...{ fields: '{"location":"Le Caire, Égypte"}', long_fields: '{"description":"Un *texte*."}' },
    },
  ]);
  await expect(readSampleTranslations("events", [], folder)).rejects.toThrow(
    "events/fr/c.md: it translates a record that is not there.",
  );
  await write("events/fr/c.md", "---", "starts_at: 09:30", "---", "Text.");
  await expect(readSampleTranslations("events", originals, folder)).rejects.toThrow(
    '"starts_at" is not a field of this kind',
  );
  await rm(join(folder, "events/fr"), { recursive: true });
  await mkdir(join(folder, "events/xx"));
  await write("events/xx/c.md", "---", "name: C", "---", "Text.");
  await expect(readSampleTranslations("events", originals, folder)).rejects.toThrow(
    "its folder is not named after a language of the site",
  );
});
