/** The samples are plentiful and complete, and all their links work. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pages } from "../../app/metadata/page-paths.ts";
import type { Field } from "../../content/define.ts";
import { type Kind, kindOf, kinds, namesWhere, type SectionKind, sections } from "../../content/kinds.ts";
import { readFrontMatter } from "../content/front-matter.ts";
import { sampleFiles } from "../files/sample-files.ts";
import { markdown } from "../markdown/markdown.ts";
import { kindsIn, readKind, sampleFolder } from "./load-content.ts";
import { contentFilesIn } from "./read-files.ts";

const categories = ["For the Public", "For Network Engineers", "For Policy Makers", "Training Materials"];

const records = sections.flatMap((kind) =>
  contentFilesIn(join(sampleFolder, kind)).map((file) => ({
    kind,
    id: file.replace(/\.md$/, ""),
    ...read(join(sampleFolder, kind, file)),
  })),
);
function read(file: string) {
  const { fields, body } = readFrontMatter(readFileSync(file, "utf8"));
  return { fields: Object.fromEntries(fields), body };
}
const of = (kind: SectionKind) => records.filter((record) => record.kind === kind);
const count = (kind: SectionKind, key: string, value: string) =>
  of(kind).filter(({ fields }) => fields[key] === value).length;

test("there are enough samples of every kind, in every category", () => {
  expect(of("our_work").length).toBeGreaterThanOrEqual(8);
  expect(of("news").length).toBeGreaterThanOrEqual(14);
  expect(of("events").length).toBeGreaterThanOrEqual(12);
  expect(of("resources").length).toBeGreaterThanOrEqual(16);
  for (const category of categories)
    expect(count("resources", "category", category)).toBeGreaterThanOrEqual(4);
  expect(count("resources", "type", "Publication")).toBeGreaterThanOrEqual(2);
  expect(count("resources", "type", "Policy brief")).toBeGreaterThanOrEqual(4);
  expect(of("resources").filter(({ fields }) => fields.file_url).length).toBeGreaterThanOrEqual(4);
});

test("events are past and upcoming, across the continent and online", () => {
  const starts = of("events").map(({ fields }) => Number(fields.starts_in_days));
  expect(starts.filter((days) => days > 0).length).toBeGreaterThanOrEqual(7);
  expect(starts.filter((days) => days < 0).length).toBeGreaterThanOrEqual(6);
  const places = of("events").map(({ fields }) => fields);
  expect(places.filter(({ city, country }) => !city && !country).length).toBeGreaterThanOrEqual(2);
  expect(new Set(places.flatMap(({ country }) => country ?? [])).size).toBeGreaterThanOrEqual(8);
});

test("every kind has a recent record", () => {
  for (const kind of sections)
    expect(Math.min(...of(kind).map(({ fields }) => Number(fields.days_ago)))).toBeLessThanOrEqual(3);
});

test("no two records share an id", () => {
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
});

const addresses = new Set<string>([
  ...pages,
  ...records.map(({ kind, id }) => `${kinds[kind].path}/${id}`),
  ...of("events").map(({ id }) => `/contact?event=${id}`),
]);

function leadsSomewhere(link: string): boolean {
  if (!link.startsWith("/files/")) return addresses.has(link) || /^https:\/\/\S+$/.test(link);
  return sampleFiles.includes(link);
}

const linksIn = (body: string) =>
  markdown
    .parse(body, {})
    .flatMap((token) => token.children ?? [])
    .flatMap((token) => token.attrGet("href")?.toString() ?? []);

const isLink = ({ type }: Field) => type === "link" || type === "file";
const ownLinks = (kind: Kind, fields: Record<string, string>) =>
  namesWhere(kind, isLink).flatMap((name) => fields[name] || []);

test.each(sections)("%s: every record has only the fields of its kind", async (kind) => {
  expect(await readKind(sampleFolder, kind, new Date())).toHaveLength(of(kind).length);
});

describe.each(records)("$kind/$id", ({ kind, id, fields, body }) => {
  test("has a readable id, and no empty field", () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(Object.values(fields)).not.toContain("");
  });

  test("has a day, and a valid category, time and time zone", () => {
    expect(fields.days_ago).toMatch(/^\d{1,3}$/);
    if (kind === "resources") expect(categories).toContain(fields.category);
    if (kind !== "events") return;
    expect(fields.starts_in_days).toMatch(/^-?\d{1,3}$/);
    expect(fields.starts_at).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    expect(Number(fields.lasts_hours)).toBeGreaterThan(0);
    expect(() => new Intl.DateTimeFormat("en", { timeZone: fields.time_zone })).not.toThrow();
  });

  test("marks words in another script with their language", () => {
    const unmarked = markdown.render(body).replace(/<span lang="[\w-]+">.*?<\/span>/gs, "");
    expect(unmarked).not.toMatch(/\p{Script=Arabic}|\p{Script=Ethiopic}/u);
  });

  test("has a long enough text, and every link works", () => {
    expect(body.split(/\s+/).length).toBeGreaterThan(80);
    const links = [...linksIn(body), ...ownLinks(kind, fields)];
    expect(links.filter((address) => !leadsSomewhere(address))).toEqual([]);
  });
});

describe("translations", async () => {
  const kindsOfSamples = await Promise.all(
    kindsIn(sampleFolder).map(async (kind) => ({
      kind,
      originals: await readKind(sampleFolder, kind, new Date()),
    })),
  );
  const translations = kindsOfSamples.flatMap(({ kind, originals }) =>
    originals.flatMap(({ id, language: own, translations = [] }) =>
      translations.map(({ language, fields }) => ({ kind, id, own, language, fields })),
    ),
  );

  test.each(translations)("$kind/$language/$id: every link works", ({ kind, fields }) => {
    const links = [...linksIn(fields[kindOf(kind).body] ?? ""), ...ownLinks(kind, fields)];
    expect(links.filter((address) => !leadsSomewhere(address))).toEqual([]);
  });

  test("are never in the language of the original", () => {
    expect(translations.length).toBeGreaterThan(50);
    expect(translations.filter(({ own, language }) => own === language)).toEqual([]);
  });
});

test("every sample file is linked from a sample", () => {
  const texts = records.flatMap(({ fields, body }) => [body, ...Object.values(fields)]).join("\n");
  expect(sampleFiles.filter((file) => !texts.includes(file))).toEqual([]);
});
