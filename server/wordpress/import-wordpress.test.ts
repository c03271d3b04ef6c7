import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { reportText } from "../../scripts/content/wordpress-command.ts";
import { forEachDatabaseInTurn } from "../../tests/databases.ts";
import { news } from "../../tests/records.ts";
import { save, views } from "../../tests/save.ts";
import {
  exportOf,
  newFolder,
  sampleExport,
  uploadsFolder,
  writeExport,
} from "../../tests/wordpress/export-file.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { editionsOf } from "../publishing/editions.ts";
import { importWordPress } from "./import-wordpress.ts";

const now = new Date("2026-11-17T09:00:00.000Z");
const ada = { id: null, name: "Ada" };

forEachDatabaseInTurn((_engine, open) => {
  async function site() {
    const { database } = await open();
    const folder = await newFolder();
    const settings = {
      mediaFolder: join(folder, "media"),
      mediaUrl: undefined,
      pictureCache: join(folder, "cache"),
    };
    const run = (file: string, options: Parameters<typeof importWordPress>[2] = {}) =>
      importWordPress({ database, settings }, file, { now, ...options });
    return { database, run };
  }

  /** Everything that an import may write. */
  async function everything({ db }: SiteDatabase) {
    const rows = [
      await views(db).selectFrom("news").selectAll().orderBy("id").execute(),
      await views(db).selectFrom("pages").selectAll().orderBy("id").execute(),
      await db.selectFrom("editions").selectAll().orderBy("id").execute(),
      await db.selectFrom("versions").selectAll().orderBy("id").execute(),
      await db.selectFrom("media").selectAll().orderBy("id").execute(),
      await db.selectFrom("old_addresses").selectAll().orderBy("path").execute(),
      await db.selectFrom("staff_log").selectAll().orderBy("number").execute(),
    ];
    return JSON.stringify(rows);
  }

  const newsOf = ({ db }: SiteDatabase) =>
    views(db).selectFrom("news").selectAll().orderBy("created_at").execute();

  test("a dry run reports what would and would not be imported, and writes nothing", async () => {
    const { database, run } = await site();
    const before = await everything(database);
    const imported = await run(sampleExport, { uploads: await uploadsFolder() });
    expect(imported.taken).toEqual({ records: { news: 3, pages: 2 }, people: 2, media: 3, oldAddresses: 10 });
    const text = reportText(imported, false);
    for (const line of [
      "- Posts: 9, pages: 2, pictures and files: 6, authors: 3",
      "- News: 3",
      "- Pages: 2",
      "- People: 2, as drafts and without e-mail addresses: publish each at the desk once they agree to be named",
      "- Drafts and posts waiting for review: 1, such as An unfinished thought",
      "- Private posts and pages: 1, such as For our eyes only",
      "- Posts and pages in the trash: 1, such as Thrown away",
      "- Posts and pages scheduled for later: 1, such as For later",
      "- Posts and pages protected by a password: 1, such as Behind a word",
      "- Types of content that this site does not have: 2, such as nav_menu_item, product",
      "- Texts that this site cannot store: 1, such as Nothing in it: it has no text below its fields.",
      "- Comments, which this site does not have: 2",
      "- Categories and tags, which news on this site does not have: 2, such as Training, Maps",
      "- Pictures and files missing from the --uploads folder: 3, such as 2024/06/missing.jpg, ../../outside.jpg, 2024/05/lost.pdf",
      "- Pictures and files that this site does not accept: 1, such as 2024/05/drawing.svg (svg)",
      "- Scripts: 1, such as script",
      "- Forms: 1, such as /subscribe",
      "- Shortcodes that this site does not support: 1, such as contact-form-7",
      "- Blocks that WordPress fills when it shows a page: 1, such as latest-posts",
      "- Pictures without alternative text, which you can add at the desk under Media: 1, such as Town map",
      "Nothing was written: this was a dry run. Add --publish to import it.",
    ])
      expect(text.split("\n")).toContain(line);
    expect(text).not.toMatch(/Secret|@example/);
    expect(await everything(database)).toBe(before);
  });

  test("posts become news with their dates, authors, pictures and links", async () => {
    const { database, run } = await site();
    const imported = await run(sampleExport, { uploads: await uploadsFolder(), publish: true });
    expect(imported.taken).toEqual({ records: { news: 3, pages: 2 }, people: 2, media: 3, oldAddresses: 10 });
    const [first, second, third] = await newsOf(database);
    const media = await database.db.selectFrom("media").selectAll().orderBy("name").execute();
    const [report, hall, map] = media;
    expect(media).toMatchObject([
      { name: "Report 2024.pdf", kind: "file" },
      { name: "The hall.jpg", width: 60, alt: "Long tables in a hall", caption: "The hall in May" },
      { name: "Town map.png", alt: "", caption: "" },
    ]);
    expect(first).toMatchObject({
      ...{ id: "first-workshop", headline: "The first workshop & its hall", authors: "lindiwe-invented" },
      ...{ created_at: "2024-05-01T09:00:00.000Z", updated_at: "2024-05-20T12:00:00.000Z", language: "en" },
      image_url: `/media/${hall?.id}`,
    });
    expect(first?.content).toBe(`How thirty people began to count.

We opened the **first workshop** in the new hall.\\
Thirty people came & stayed.

![People at long tables](/media/${hall?.id})

## What comes next

Read [the second post](/news/second-post), [by its number](/news/second-post), [about us](/about-us), [the category](https://old.example.org/category/training/) and [another site](https://elsewhere.example/x).

- Maps
- Numbers
  1. Counting
  2. Measuring

> Bring a friend.
>
> Bring two.

![](/media/${hall?.id})

![](/media/${map?.id})

[https://www.youtube.com/watch?v=abc123](https://www.youtube.com/watch?v=abc123)

[Our film](https://www.youtube.com/watch?v=xyz789)

Do not run this \\[sic\\]

The report: [Report 2024](/media/${report?.id}/Report%202024.pdf), lost report.`);
    expect(second).toMatchObject({ id: "second-post", authors: "kofi-madeup", updated_at: null });
    expect(second?.content).toMatch(/^Our second post[\s\S]*\n\n1\. Counted \*twice\*\.$/);
    expect(second?.content).not.toMatch(/Nobody sees|missing|Subscribe/);
    expect(third).toMatchObject({
      id: "un-billet-en-francais",
      language: "fr",
      content: "Voici «\u00a0un mot\u00a0» : bonjour.\n\nFin.",
    });
  });

  test("pages become free pages, and never take the address of a page of this site", async () => {
    const { database, run } = await site();
    await run(sampleExport, { publish: true });
    const file = await writeExport(
      exportOf([
        { id: 101, content: "Theirs.", type: "page", slug: "about", title: "About" },
        {
          id: 102,
          content: "Other.",
          type: "page",
          slug: "team",
          link: "https://old.example.org/projects/team/",
        },
        {
          id: 103,
          content: "See <a href='/projects/team/'>them</a>.",
          type: "page",
          slug: "fr",
          title: "FR",
        },
      ]),
    );
    const imported = await run(file, { publish: true });
    expect(reportText(imported, true)).toMatch(/New addresses[^\n]*: 3, such as about-2, team-2, fr-2/);
    const pages = await views(database.db).selectFrom("pages").selectAll().orderBy("id").execute();
    expect(pages.map(({ id, title, lead, text }) => [id, title, lead, text])).toEqual([
      ["about-2", "About", "", "Theirs."],
      ["about-us", "About us", "In a sentence.", "Who we are."],
      ["fr-2", "FR", "", "See [them](/team-2)."],
      ["team", "Our team", "", "People."],
      ["team-2", "Post 102", "", "Other."],
    ]);
    const old = await database.db
      .selectFrom("old_addresses")
      .select(["path", "record_id"])
      .where("kind", "=", "pages")
      .where("path", "not like", "%?p=%")
      .orderBy("path")
      .execute();
    expect(old.map(({ path, record_id }) => [path, record_id])).toEqual([
      ["/about", "about-2"],
      ["/about-us", "about-us"],
      ["/about-us/team", "team"],
      ["/fr", "fr-2"],
      ["/projects/team", "team-2"],
    ]);
  });

  test("authors become drafts without e-mail addresses, and are public only once staff publish them", async () => {
    const { database, run } = await site();
    await run(sampleExport, { publish: true });
    const people = await database.db
      .selectFrom("editions")
      .selectAll()
      .where("kind", "=", "people")
      .orderBy("slug")
      .execute();
    expect(people.map(({ title, state, slug }) => [title, state, slug])).toEqual([
      ["Kofi Madeup", "draft", "kofi-madeup"],
      ["Lindiwe Invented", "draft", "lindiwe-invented"],
    ]);
    expect(JSON.stringify(people)).not.toContain("@");
    expect(await views(database.db).selectFrom("people").selectAll().execute()).toEqual([]);
  });

  test("without an uploads folder, pictures are left out and the report says so", async () => {
    const { database, run } = await site();
    const imported = await run(sampleExport, { publish: true });
    expect(reportText(imported, true)).toContain(
      "- Pictures and files, because no folder was given with --uploads: 7, such as",
    );
    const texts = (await newsOf(database))
      .map(({ content, image_url }) => `${content} ${image_url ?? ""}`)
      .join();
    expect(texts).not.toMatch(/!\[|\/media\/|wp-content/);
  });

  test("importing again changes nothing, including records that staff have changed, renamed or deleted", async () => {
    const { database, run } = await site();
    const uploads = await uploadsFolder();
    await run(sampleExport, { uploads, publish: true });
    const afterFirst = await everything(database);
    const again = await run(sampleExport, { uploads, publish: true });
    expect(again).toMatchObject({ alreadyHere: 5, taken: { records: {}, people: 0, oldAddresses: 0 } });
    expect(await everything(database)).toBe(afterFirst);

    const editions = editionsOf({ database });
    const find = async (slug: string) => (await editions.find("news", slug))?.id ?? "";
    const [changed, renamed, removed] = [
      await find("first-workshop"),
      await find("second-post"),
      await find("un-billet-en-francais"),
    ];
    await editions.save(ada, changed, { base: 1, fields: { headline: "Ours now" }, deliberate: true });
    await editions.publish(ada, changed, { base: 2 });
    await editions.rename(ada, renamed, "another-name");
    await editions.remove(ada, removed);
    const byStaff = await everything(database);
    expect(await run(sampleExport, { uploads, publish: true })).toMatchObject({ alreadyHere: 5 });
    expect(await everything(database)).toBe(byStaff);
  });

  test("the next import finishes an interrupted one, at the same addresses", async () => {
    const { database, run } = await site();
    const { db } = database;
    await db
      .insertInto("old_addresses")
      .values({ path: "/post-1", kind: "news", record_id: "post-1", language: "en" })
      .execute();
    const file = await writeExport(
      exportOf([
        { id: 1, content: "One." },
        { id: 2, content: "Two." },
      ]),
    );
    expect(await run(file, { publish: true })).toMatchObject({
      alreadyHere: 0,
      taken: { records: { news: 2 } },
    });
    expect((await newsOf(database)).map(({ id }) => id).toSorted()).toEqual(["post-1", "post-2"]);
  });

  test("an existing record keeps its address and its text", async () => {
    const { database, run } = await site();
    await save(database.db, "news", { ...news("post-1"), content: "Ours." });
    const file = await writeExport(
      exportOf([
        { id: 1, content: "Theirs." },
        { id: 2, content: "Also.", slug: "post-1", link: "https://old.example.org/other/post-1/" },
        { id: 2, content: "Twice." },
        { id: 3, content: "Secret.", status: "draft" },
        { id: 3, content: "Public." },
      ]),
    );
    const imported = await run(file, { publish: true });
    expect(reportText(imported, true)).toContain(
      "- Posts and pages that appear in the file more than once: 1, such as Post 2",
    );
    const texts = Object.fromEntries((await newsOf(database)).map(({ id, content }) => [id, content]));
    expect(texts).toEqual({
      "post-1": "Ours.",
      "post-1-2": "Theirs.",
      "post-1-3": "Also.",
      "post-3": "Public.",
    });
  });

  test("a text that is too complex is left out, and the others are imported", async () => {
    const { run } = await site();
    const complex = "<p>&gt;</p>".repeat(1) + "<blockquote><ul><li>a</li></ul></blockquote>".repeat(12_000);
    const file = await writeExport(
      exportOf([
        { id: 1, content: complex },
        { id: 2, content: "word ".repeat(60_000) },
        { id: 3, content: "Good." },
      ]),
    );
    const imported = await run(file);
    expect(imported.taken.records).toEqual({ news: 1 });
    expect(imported.report.count("cannotBeStored")).toBe(2);
  });

  test("a damaged file is refused before anything is written", async () => {
    const { database, run } = await site();
    const before = await everything(database);
    const whole = await readFile(sampleExport, "utf8");
    const file = await writeExport(whole.slice(0, -200));
    await expect(run(file, { uploads: await uploadsFolder(), publish: true })).rejects.toThrow(
      "Unclosed root tag",
    );
    await expect(run(sampleExport, { uploads: "missing" })).rejects.toThrow(
      "missing is not a readable folder",
    );
    expect(await everything(database)).toBe(before);
  });

  test("the report stays short for 3,000 posts", async () => {
    const { run } = await site();
    const items = Array.from({ length: 3000 }, (_, id) => ({
      ...{ id, title: `Title ${id} ${"long ".repeat(50)}`, status: id % 2 ? "draft" : "private" },
      content: `[my-code-${id}]`,
    }));
    const text = reportText(await run(await writeExport(exportOf(items))), false);
    expect(text).toContain("- Drafts and posts waiting for review: 1500, such as Title 1 long");
    expect(text.length).toBeLessThan(2000);
  });
});
