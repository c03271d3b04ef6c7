import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { type Kind, sections } from "../../content/kinds.ts";
import { forEachDatabase } from "../../tests/databases.ts";
import { event, news, resource } from "../../tests/records.ts";
import { save, views } from "../../tests/save.ts";
import { readFrontMatter, writeFrontMatter } from "../content/front-matter.ts";
import { translationsOf } from "../content/translations.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { editionsOf } from "../publishing/editions.ts";
import { publishInBulk } from "../publishing/publish-in-bulk.ts";
import { readLog } from "../staff/staff-log.ts";
import { exportContent } from "./export-content.ts";
import { importContent } from "./import-content.ts";
import { loadSampleContent, sampleFolder } from "./load-content.ts";

const today = new Date("2026-11-16T09:00:00.000Z");
const ada = { id: null, name: "Ada" };

const nasty = [
  "---\nnot: the end\n---\n\nstill the text",
  '"quoted" from the first letter',
  "key: value: another # no comment",
  "  spaces, \\ and a tab\t before",
  "Zoë \u{1f469}\u{1f3ff}\u200d\u{1f4bb} ሰላም",
  "\u202bكِتَاب\u202c, right to left",
  "{{ [link](/x) }} <b>&amp;</b> | * _ ~ `",
  "two lines\nof it, and \u2028 separators \u2029",
  "null",
  "Long. ".repeat(5_000),
];

test("any value is read back unchanged", () => {
  for (const value of nasty) {
    const fields = new Map([["headline", value]]);
    expect(readFrontMatter(writeFrontMatter({ fields, body: "Text." }))).toEqual({ fields, body: "Text." });
  }
  const windows = "\uFEFF---\r\nheadline: One: two\r\n---\r\n\r\nText.\r\n";
  expect(readFrontMatter(windows)).toEqual({ fields: new Map([["headline", "One: two"]]), body: "Text." });
});

/** In one transaction, as at the first start. */
const loadSamples = ({ db }: SiteDatabase) =>
  db.transaction().execute((transaction) => loadSampleContent(transaction, today));

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "content files "));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const tables = ["records", "record_texts", "record_keys", "record_authors"] as const;

/** Everything that a visitor can read or find, except empty fields. */
async function published({ db }: SiteDatabase, kind?: Kind) {
  const all: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    for (const { row_id: _, edition: __, ...row } of rows)
      if (!kind || row.kind === kind)
        all.push(
          Object.entries({ table, ...row })
            .map(([name, value]) => `${name}: ${name.endsWith("fields") ? filled(String(value)) : value}`)
            .join("\n"),
        );
  }
  return all.sort();
}

const filled = (json: string) =>
  JSON.stringify(
    Object.entries(JSON.parse(json))
      .filter(([, text]) => text !== "")
      .sort(),
  );

forEachDatabase((_engine, open) => {
  async function filledSite() {
    const { database, url } = await open();
    const { db } = database;
    await loadSamples(database);
    const written = nasty.map((text, index) =>
      news(`nasty-${index}`, { headline: text.slice(0, 300).trim(), content: text.trim(), link: "/media/x" }),
    );
    await save(db, "news", ...written);
    await save(db, "resources", resource("fr", { language: "fr", description: nasty[7]?.trim() ?? "" }));
    await save(
      db,
      "events",
      event("cancelled", { status: "cancelled", ends_at: "2026-11-20T10:00:00.000Z" }),
    );
    const editions = editionsOf({ database });
    const person = await editions.create(ada, "people", { name: "Ada", text: "She writes." });
    if ("outcome" in person) throw new Error("refused");
    await editions.publish(ada, person.id, { base: 1 });
    return { database, url, editions };
  }

  test("records are unchanged after an export and an import into another site", async () => {
    const { database, url } = await filledSite();
    const folder = join(await newFolder(), "new");
    const count = await exportContent(url, folder);
    expect(count).toBeGreaterThan(90);
    const { database: other } = await open();
    await other.db.deleteFrom("editions").execute();
    const dry = await importContent(other, folder, { dryRun: true });
    expect(dry).toEqual({ added: count, changed: 0, unchanged: 0 });
    expect(await published(other)).toEqual([]);
    expect(await importContent(other, folder)).toEqual(dry);
    expect(await published(other)).toEqual(await published(database));

    // Published as at the desk, with a version and a log entry.
    const editions = editionsOf({ database: other });
    const edition = await editions.find("news", "nasty-1");
    expect(edition).toMatchObject({
      state: "published",
      publicRevision: 1,
      changedBy: { name: "npm run content" },
    });
    expect(await editions.versions(edition?.id ?? "")).toMatchObject([{ act: "published" }]);
    const [logged] = await readLog(other.db, 1);
    expect(logged).toMatchObject({ staff_name: "npm run content", act: "published" });

    // Importing again changes nothing, neither here nor on the original site.
    const before = await readLog(other.db, 1);
    for (const site of [other, database])
      expect(await importContent(site, folder)).toEqual({ added: 0, changed: 0, unchanged: count });
    expect(await readLog(other.db, 1)).toEqual(before);
    await expect(exportContent(url, folder)).rejects.toThrow("is not empty");
  });

  test("an edited file changes its record, adds a version and updates its date", async () => {
    const { database, url, editions } = await filledSite();
    const folder = join(await newFolder(), "new");
    await exportContent(url, folder);
    const path = join(folder, "news", "nasty-4.md");
    const text = await readFile(path, "utf8");
    await writeFile(
      path,
      text.replace(/^headline: .*$/m, "headline: Another").replace("link: /media/x\n", ""),
    );
    const changes: string[] = [];
    const onChange = (change: string, place: string) =>
      change !== "unchanged" && changes.push(`${change} ${place}`);
    expect(await importContent(database, folder, { onChange })).toMatchObject({ added: 0, changed: 1 });
    expect(changes).toEqual(["changed news/nasty-4"]);
    const row = await views(database.db)
      .selectFrom("news")
      .selectAll()
      .where("id", "=", "nasty-4")
      .executeTakeFirst();
    expect(row).toMatchObject({ headline: "Another", link: null });
    expect(Date.parse(row?.updated_at ?? "")).toBeGreaterThan(Date.parse(row?.created_at ?? ""));
    const { id = "" } = (await editions.find("news", "nasty-4")) ?? {};
    expect((await editions.versions(id)).map(({ act }) => act)).toEqual(["published", "published"]);
    expect(await importContent(database, folder)).toMatchObject({ changed: 0 });
  });

  test("translations are exported to and imported from a folder per language, as separate editions", async () => {
    const { database, editions, url } = await filledSite();
    const fields = { headline: "Titre", content: nasty[1] ?? "", link: "", image_url: "" };
    const created_at = "2026-11-15T08:00:00.000Z";
    const original = {
      ...{ id: "nasty-1", language: "en", created_at, fields: { headline: "Title", content: "Text." } },
      translations: [{ language: "fr", fields, created_at }],
    };
    await database.db
      .transaction()
      .execute((transaction) => publishInBulk(transaction, "news", [original], today));
    const folder = join(await newFolder(), "new");
    await exportContent(url, folder);
    const path = join(folder, "news", "fr", "nasty-1.md");
    expect(readFrontMatter(await readFile(path, "utf8"))).toEqual({
      fields: new Map(Object.entries({ headline: "Titre", created_at })),
      body: nasty[1],
    });
    expect(await importContent(database, folder)).toMatchObject({ added: 0, changed: 0 });

    await writeFile(path, "---\nheadline: Autre titre\n---\nUn texte.\n");
    await mkdir(join(folder, "news", "ar"), { recursive: true });
    await writeFile(join(folder, "news", "ar", "nasty-1.md"), "---\nlink: /faq\n---\nنص\n");
    const changes: string[] = [];
    const onChange = (change: string, place: string) =>
      change !== "unchanged" && changes.push(`${change} ${place}`);
    await importContent(database, folder, { onChange });
    expect(changes.sort()).toEqual(["added news/ar/nasty-1", "changed news/fr/nasty-1"]);
    expect(await translationsOf(database.db, "news", "nasty-1")).toMatchObject([
      { language: "ar", fields: { headline: "Title", content: "نص", link: "/faq" } },
      { language: "fr", fields: { headline: "Autre titre", content: "Un texte." }, created_at },
    ]);
    const { id = "", revision: sourceRevision } = (await editions.find("news", "nasty-1")) ?? {};
    expect((await editions.translations([id])).get(id)).toMatchObject([
      { language: "ar", state: "published", sourceRevision },
      { language: "fr", state: "published", title: "Autre titre", sourceRevision },
    ]);
    expect(await importContent(database, folder)).toMatchObject({ added: 0, changed: 0 });

    await mkdir(join(folder, "news", "sw"), { recursive: true });
    await writeFile(join(folder, "news", "sw", "unknown.md"), "---\nheadline: A\n---\nText.\n");
    await expect(importContent(database, folder)).rejects.toThrow("neither public nor among these files");
    await rm(join(folder, "news", "sw", "unknown.md"));
    await mkdir(join(folder, "news", "xx"), { recursive: true });
    await writeFile(join(folder, "news", "xx", "nasty-1.md"), "---\nheadline: A\n---\nText.\n");
    await expect(importContent(database, folder)).rejects.toThrow("not named after a language of the site");
  });

  test("the sample files can be imported, with dates relative to today", async () => {
    const { database } = await open();
    const folder = await newFolder();
    await cp(sampleFolder, folder, { recursive: true });
    const counts = await importContent(database, folder, { today });
    const { database: expected } = await open();
    await loadSamples(expected);
    // A translation without a date gets that of its original among the samples, and the current one when imported.
    const undated = (rows: string[]) =>
      rows.map((row) => (row.startsWith("table: record_texts") ? row.replace(/^created_at: .*$/m, "") : row));
    for (const kind of sections)
      expect(undated(await published(database, kind))).toEqual(undated(await published(expected, kind)));
    expect(counts.added).toBe(
      (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".md")).length,
    );
  });

  test("an event file with a one-line place is accepted, and exported with venue, city and country", async () => {
    const { database, url } = await open();
    const editions = editionsOf({ database });
    const folder = await newFolder();
    await mkdir(join(folder, "events", "fr"), { recursive: true });
    const times = "time_zone: Africa/Cairo\nevent_date: 2026-11-20T09:00:00Z";
    const write = (place: string, ...lines: string[]) =>
      writeFile(join(folder, "events", place), `---\n${lines.join("\n")}\n---\n\nT.\n`);
    await write("cairo.md", "name: A", "location: Big Hall, Cairo, Egypt", times);
    await write("fr/cairo.md", "name: B", "location: Grande salle, Le Caire, Égypte");
    await write("online.md", "name: C", "location: Online", times);
    await write("fr/online.md", "name: D", "location: En ligne");
    await write("hall.md", "name: E", "location: Zebra Hall", times);
    await importContent(database, folder);
    const rows = await views(database.db).selectFrom("events").selectAll().orderBy("id").execute();
    expect(rows).toMatchObject([
      { id: "cairo", venue: "Big Hall", city: "Cairo", country: "EG", location: "Big Hall, Cairo, Egypt" },
      { id: "hall", city: "Zebra Hall", country: "", location: "Zebra Hall" },
      { id: "online", venue: "", city: "", country: "", location: "Online" },
    ]);
    const [french] = await translationsOf(database.db, "events", "cairo");
    expect(french?.fields).toMatchObject({ venue: "Grande salle", city: "Le Caire" });
    expect((await translationsOf(database.db, "events", "online"))[0]?.fields).not.toHaveProperty("city");
    // The working copy never has the derived line: it would come back after staff empty the city.
    const edition = await editions.find("events", "cairo");
    expect(edition?.fields).toMatchObject({ city: "Cairo", country: "EG" });
    expect(edition?.fields).not.toHaveProperty("location");
    const exported = join(await newFolder(), "new");
    await exportContent(url, exported);
    const file = await readFile(join(exported, "events", "cairo.md"), "utf8");
    for (const line of ["city: Cairo", "country: EG", "location: Big Hall, Cairo, Egypt"])
      expect(file).toContain(`\n${line}\n`);
    for (const again of [exported, folder])
      expect(await importContent(database, again)).toMatchObject({ added: 0, changed: 0 });
  });

  test.each([
    ["news", "x", "Text without fields", "x.md"],
    ["news", "x", "---\nheadline: A\nnonsense\n---\nText.\n", '"nonsense"'],
    ["news", "x", "---\nheadline: A\nheadlines: B\n---\nText.\n", '"headlines" is not a field'],
    ["news", "x", '---\nheadline: "A" b\n---\nText.\n', '"headline" begins with a quotation mark'],
    ["news", "x", "---\nlink: /a\n---\nText.\n", '"headline": “Headline” is missing'],
    [
      "news",
      "x",
      "---\nheadline: A\ncreated_at: yesterday\n---\nText.\n",
      '"created_at" takes a date and time',
    ],
    ["news", "x", "---\nheadline: A\n---\n\n", "no text below"],
    ["news", "Not An Address", "---\nheadline: A\n---\nText.\n", "lower-case letters"],
    [
      "events",
      "x",
      "---\nname: A\nlocation: B\ntime_zone: Mars/One\nevent_date: 2026-11-20T09:00:00Z\n---\nT.\n",
      "time_zone",
    ],
    ["faq", "x", "---\nquestion: A\ncategory: other\n---\nText.\n", '"category"'],
    ["news", "x", `---\nheadline: A\n---\n${"![".repeat(50_000)}\n`, '"content": “Text” is too complex'],
    ["stories", "x", "---\nheadline: A\n---\nText.\n", "stories: unknown folder"],
  ])("names an invalid file in %s (%s), and writes nothing", async (kind, slug, text, sentence) => {
    const { database } = await open();
    const folder = await newFolder();
    await mkdir(join(folder, "events"));
    await mkdir(join(folder, kind), { recursive: true });
    const good =
      "---\nname: A\nlocation: B\ntime_zone: Africa/Nairobi\nevent_date: 2026-11-20T09:00:00Z\n---\nT.\n";
    await writeFile(join(folder, "events", "good.md"), good);
    await writeFile(join(folder, kind, `${slug}.md`), text);
    await expect(importContent(database, folder)).rejects.toThrow(sentence);
    expect(await published(database, "events")).toEqual([]);
  });

  test("imported samples are samples again, unless staff added to them", async () => {
    const { url } = await filledSite();
    const folder = join(await newFolder(), "new");
    await exportContent(url, folder);
    const place = (file: string) => join(folder, "partners", file);
    expect(await readFile(place("fr/women-on-watch.md"), "utf8")).toContain("\nsample: yes\n");
    expect(await readFile(join(folder, "news", "nasty-1.md"), "utf8")).not.toContain("sample:");

    const { database } = await open();
    const { db } = database;
    // Translated by staff of another site.
    const own = (await readFile(place("fr/longweave-software.md"), "utf8")).replace("sample: yes\n", "");
    await writeFile(place("fr/longweave-software.md"), own);
    await importContent(database, folder);
    const samples = async (kind: Kind) =>
      db
        .selectFrom("editions")
        .select(["slug", "language"])
        .where("kind", "=", kind)
        .where("sample", "=", "present")
        .orderBy("language")
        .execute();
    expect((await samples("partners")).map(({ slug, language }) => `${slug} ${language}`)).toEqual(
      ["am", "ar", "en", "fr", "pt", "sw"].map((language) => `women-on-watch ${language}`),
    );
    const before = await published(database);
    const editions = editionsOf({ database });
    await editions.removeSamples(ada);
    await editions.bringBackSamples(ada);
    expect(await published(database)).toEqual(before);

    await writeFile(place("longweave-software.md"), own.replace("---\n", "---\nsample: perhaps\n"));
    await expect(importContent(database, folder)).rejects.toThrow('"sample" takes yes, not "perhaps"');
  });

  test("rejects a deleted record, and an old address of another record", async () => {
    const { database, editions, url } = await filledSite();
    const folder = join(await newFolder(), "new");
    await exportContent(url, folder);
    const find = async (slug: string) => (await editions.find("news", slug))?.id ?? "";
    const id = await find("nasty-1");
    await editions.rename(ada, id, "moved");
    await expect(importContent(database, folder)).rejects.toThrow("the record that is now at moved");
    await rm(join(folder, "news", "nasty-1.md"));
    await editions.remove(ada, await find("nasty-2"));
    await expect(importContent(database, folder)).rejects.toThrow("was deleted at the desk");
  });
});
