/** The sample content is fit to publish: enough of it, complete, and every link in it leads somewhere. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pages } from "../../app/metadata/site-map.ts";
import { kinds, type SectionKind, sectionOf, sections } from "../../content/kinds.ts";
import { markdown } from "../markdown/markdown.ts";
import { readFrontMatter } from "./front-matter.ts";
import { contentFilesIn } from "./read-files.ts";
import { readSamplePartners, readSampleRecords, readSampleTranslations } from "./sample-content.ts";

const categories = ["For the Public", "For Network Engineers", "For Policy Makers", "Training Materials"];
const publicFolder = new URL("../../../public/", import.meta.url);

const records = sections.flatMap((kind) => {
  const here = new URL(`${kind}/`, import.meta.url);
  return contentFilesIn(join(import.meta.dirname, kind)).map((file) => ({
    kind,
    id: file.replace(/\.md$/, ""),
    ...read(new URL(file, here)),
  }));
});
function read(file: URL) {
  const { fields, body } = readFrontMatter(readFileSync(file, "utf8"));
  return { fields: Object.fromEntries(fields), body };
}
const of = (kind: SectionKind) => records.filter((record) => record.kind === kind);
const count = (kind: SectionKind, key: string, value: string) =>
  of(kind).filter(({ fields }) => fields[key] === value).length;

test("there is enough of every kind, in every category", () => {
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

test("events are past and to come, on the whole continent and online", () => {
  const starts = of("events").map(({ fields }) => Number(fields.starts_in_days));
  expect(starts.filter((days) => days > 0).length).toBeGreaterThanOrEqual(7);
  expect(starts.filter((days) => days < 0).length).toBeGreaterThanOrEqual(6);
  expect(count("events", "location", "Online")).toBeGreaterThanOrEqual(2);
  const countries = new Set(of("events").flatMap(({ fields }) => fields.location?.split(", ")[1] ?? []));
  expect(countries.size).toBeGreaterThanOrEqual(8);
});

test("every kind begins with something fresh", () => {
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
  return statSync(new URL(link.slice(1), publicFolder), { throwIfNoEntry: false })?.isFile() ?? false;
}

const linksIn = (body: string) =>
  markdown
    .parse(body, {})
    .flatMap((token) => token.children ?? [])
    .flatMap((token) => token.attrGet("href")?.toString() ?? []);

test.each(sections)("%s: each has the fields of its kind, and no others", async (kind) => {
  const read = await readSampleRecords(kind, new Date(), import.meta.dirname);
  expect(read).toHaveLength(of(kind).length);
});

describe.each(records)("$kind/$id", ({ kind, id, fields, body }) => {
  test("has a readable id, and no field without a value", () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(Object.values(fields)).not.toContain("");
  });

  test("has a day, and a category, time and zone that exist", () => {
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

  test("says something, and every link leads somewhere", () => {
    expect(body.split(/\s+/).length).toBeGreaterThan(80);
    const columns = Object.entries(sectionOf(kind).columns);
    const own = columns.flatMap(([name, type]) => (type === "optional link" && fields[name]) || []);
    const links = [...linksIn(body), ...own];
    expect(links.filter((address) => !leadsSomewhere(address))).toEqual([]);
  });
});

describe("translations", async () => {
  const kindsOfSamples = [...kinds, "partners"] as const;
  const originals = (kind: (typeof kindsOfSamples)[number]) =>
    kind === "partners"
      ? readSamplePartners(new Date())
      : readSampleRecords(kind, new Date(), import.meta.dirname);
  const translations = await Promise.all(
    kindsOfSamples.map(async (kind) =>
      readSampleTranslations(kind, await originals(kind), import.meta.dirname),
    ),
  );

  test.each(translations.flat())("$kind/$language/$record_id: every link leads somewhere", (translation) => {
    const { link, website, resource_url, file_url } = JSON.parse(translation.fields);
    const texts: string[] = Object.values(JSON.parse(translation.long_fields));
    const own = [link, website, resource_url, file_url].flatMap((address) => address ?? []);
    const links = [...texts.flatMap(linksIn), ...own];
    expect(links.filter((address) => !leadsSomewhere(address))).toEqual([]);
  });

  test("none is in the language of its original", async () => {
    const languages = new Map(
      records.map(({ kind, id, fields }) => [`${kind}/${id}`, fields.language ?? "en"]),
    );
    const same = translations
      .flat()
      .filter(({ kind, record_id, language }) => languages.get(`${kind}/${record_id}`) === language);
    expect(same).toEqual([]);
  });
});
