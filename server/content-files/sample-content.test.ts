import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Kind } from "../../content/kinds.ts";
import { readKind } from "./load-content.ts";

const today = new Date("2026-11-15T10:00:00.000Z");
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sample-"));
  for (const kind of ["our_work", "news", "events", "resources"]) await mkdir(join(folder, kind));
});
afterEach(() => rm(folder, { recursive: true }));

const read = (kind: Kind) => readKind(folder, kind, today);
const write = (file: string, ...lines: string[]) => writeFile(join(folder, file), lines.join("\n"));

test("reads each kind from its folder, with dates relative to today", async () => {
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
    ...["---", "name: C", "city: Cairo", "country: EG", "time_zone: Africa/Cairo", "starts_in_days: 3"],
    ...["starts_at: 09:30", "lasts_hours: 1.5", "days_ago: 7", "---", "Text."],
  );
  await write(
    "resources/d.md",
    ...["---", "title: D", "description: About D", "category: For the Public", "type: Guide"],
    ...["file_url: /files/d.pdf", "days_ago: 1", "---", "## Heading", "", "Text."],
  );
  expect(await read("our_work")).toEqual([
    {
      id: "a",
      created_at: "2026-11-13T10:00:00.000Z",
      updated_at: "2026-11-14T10:00:00.000Z",
      language: "fr",
      fields: {
        ...{ title: "Of: colons", category: "Maps", description: "The *text*.", image_url: "", link: "" },
        ...{ authors: "", version: "", licence: "", doi: "", search_description: "", share_picture: "" },
      },
      translations: [],
    },
  ]);
  expect(await read("news")).toMatchObject([
    {
      ...{ id: "b", created_at: today.toISOString(), updated_at: null, language: "en" },
      fields: { link: "/x", image_url: "/b.png" },
    },
  ]);
  expect(await read("events")).toMatchObject([
    {
      created_at: "2026-11-08T10:00:00.000Z",
      fields: { event_date: "2026-11-18T07:30:00.000Z", ends_at: "2026-11-18T09:00:00.000Z" },
    },
  ]);
  expect(await read("resources")).toMatchObject([
    { fields: { file_url: "/files/d.pdf", resource_url: "", content: "## Heading\n\nText." } },
  ]);
});

test.each([
  [["headline: B"], '"days_ago" is missing'],
  [["headline: B", "days_ago: -1"], '"days_ago" takes 0 or more days, not "-1"'],
  [["headline: B", "days_ago: soon"], '"days_ago" takes 0 or more days, not "soon"'],
  [["headline:", "days_ago: 1"], '"headline": “Headline” is missing: it is needed to publish'],
  [["headline: B", "days_ago: 1", "link: nowhere"], '"link": “Link” takes an address such as'],
  [["headline: B", "days_ago: 1", "starts_in_days: 3"], '"starts_in_days" is not a field of this kind'],
  [["headline: B", "days_ago: 1", "titel: B"], '"titel" is not a field of this kind'],
  [["headline: B", "headline: C"], '"headline" appears twice'],
  [["headline B"], '"headline B" is not a "key: value" line'],
])("rejects %j: %s", async (lines, complaint) => {
  await write("news/b.md", "---", ...lines, "---", "Text.");
  await expect(read("news")).rejects.toThrow(`${join(folder, "news/b.md")}: ${complaint}`);
});

test.each([
  ["time_zone: Africa/Nowhere", '"time_zone" takes a time zone'],
  ["starts_at: 9:30", '"starts_at" takes a time'],
  ["starts_at: 24:00", '"starts_at" takes a time'],
  ["lasts_hours: 0", '"lasts_hours" takes'],
  ["starts_in_days: 1.5", '"starts_in_days" takes a whole number'],
])("rejects an event with %s", async (wrong, complaint) => {
  const right = ["name: C", "city: X", "time_zone: Africa/Lagos", "starts_in_days: 3", "starts_at: 09:30"];
  const key = wrong.split(":")[0];
  const lines = [...right, "lasts_hours: 2", "days_ago: 1"].map((line) =>
    line.startsWith(`${key}:`) ? wrong : line,
  );
  await write("events/c.md", "---", ...lines, "---", "Text.");
  await expect(read("events")).rejects.toThrow(complaint);
});

test("rejects a file without fields or without text", async () => {
  await write("news/b.md", "Only text.");
  await expect(read("news")).rejects.toThrow("does not start with");
  await write("news/b.md", "---", "headline: B", "days_ago: 1", "---", "");
  await expect(read("news")).rejects.toThrow("it has no text below its fields");
});

test("a section may have no samples", async () => {
  await rm(join(folder, "news"), { recursive: true });
  expect(await read("news")).toEqual([]);
});

test("translations are in folders named after languages, and a missing name comes from the original", async () => {
  const original = [
    "---",
    "name: C",
    "city: Cairo",
    "country: EG",
    "time_zone: Africa/Cairo",
    "starts_in_days: 3",
  ];
  await write(
    "events/c.md",
    ...[...original, "starts_at: 09:30", "lasts_hours: 2", "days_ago: 7", "---", "Text."],
  );
  await mkdir(join(folder, "events/fr"));
  await write("events/fr/c.md", "---", "city: Le Caire", "---", "Un *texte*.");
  expect((await read("events"))[0]?.translations).toEqual([
    {
      ...{ language: "fr", created_at: "2026-11-08T10:00:00.000Z" },
      fields: {
        ...{ name: "C", city: "Le Caire", venue: "", description: "Un *texte*.", image_url: "", link: "" },
        ...{ search_description: "", share_picture: "" },
        ...{ directions: "", accessibility: "", cost: "", audience: "", bring: "" },
      },
    },
  ]);
  await write("events/fr/c.md", "---", "starts_at: 09:30", "---", "Text.");
  await expect(read("events")).rejects.toThrow('events/fr/c.md: "starts_at" is not a field of this kind.');
  await write("events/fr/c.md", "---", "link: nowhere", "---", "Text.");
  await expect(read("events")).rejects.toThrow('events/fr/c.md: "link": “Link” takes an address');
  await rm(join(folder, "events/fr/c.md"));
  await write("events/fr/d.md", "---", "name: D", "---", "Text.");
  await expect(read("events")).rejects.toThrow(
    "events/fr/d.md: the record that it translates does not exist.",
  );
  await rm(join(folder, "events/fr"), { recursive: true });
  await mkdir(join(folder, "events/xx"));
  await write("events/xx/c.md", "---", "name: C", "---", "Text.");
  await expect(read("events")).rejects.toThrow("its folder is not named after a language of the site");
});
