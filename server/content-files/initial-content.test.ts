import { expect, test } from "vitest";
import { kinds } from "../../content/kinds.ts";
import { forEachDatabase } from "../../tests/databases.ts";
import { news } from "../../tests/records.ts";
import { removeAll, save } from "../../tests/save.ts";
import { contentOf } from "../content/content.ts";
import { prepareDatabase } from "../prepare-database.ts";

forEachDatabase((_, open) => {
  test("a new database has our questions, and no partners", async () => {
    const { database } = await open();
    const content = contentOf(database);
    const entries = await content.faq.all();
    expect(entries).toHaveLength(20);
    const categories = Object.keys(kinds.faq.fields.category.type.choices);
    expect(categories).toEqual([...new Set(entries.map(({ category }) => category))]);
    expect(await content.partners()).toEqual([]);
  });

  test("content that staff removed does not come back", async () => {
    const { database } = await open();
    const { db } = database;
    await removeAll(db, "faq");
    await prepareDatabase(database, { sampleContent: true });
    await removeAll(db, "partners");
    await prepareDatabase(database, { sampleContent: true });
    const content = contentOf(database);
    expect(await content.faq.all()).toEqual([]);
    expect(await content.partners()).toEqual([]);
  });

  test("the samples have two partners, with websites reserved for examples", async () => {
    const { database } = await open();
    await prepareDatabase(database, { sampleContent: true });
    const partners = await contentOf(database).partners();
    expect(partners.map(({ name, kind }) => [name, kind])).toEqual([
      ["Longweave Software", "Technology company"],
      ["Women on Watch", "Women-in-cybersecurity group"],
    ]);
    for (const { woven = [], website } of partners) {
      expect(new Set(woven.map((row) => row.length)).size).toBe(1);
      expect(new URL(website ?? "").host).toMatch(/^example\.(?:com|net|org)$/);
    }
  });

  test("a site with records gets no samples", async () => {
    const { database } = await open();
    await save(database.db, "news", news("a"));
    expect(await prepareDatabase(database, { sampleContent: true })).toEqual({
      migrations: [],
      sample: false,
    });
    expect(await contentOf(database).partners()).toEqual([]);
  });
});
