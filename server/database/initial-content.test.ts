import { expect, test } from "vitest";
import { deskKinds } from "../../desk-kinds.ts";
import { firstDetails } from "../../organisation.ts";
import { forEachDatabase } from "../../tests/databases.ts";
import { news } from "../../tests/records.ts";
import { contentOf } from "../content/content.ts";
import { writeDetails } from "../content/organisation.ts";
import { save } from "../content/save.ts";
import { prepareDatabase } from "./prepare.ts";

forEachDatabase((_, open) => {
  test("every database begins with our questions and the details of organisation.ts, and no partners", async () => {
    const { database } = await open();
    const content = contentOf(database);
    const entries = await content.faq.all();
    expect(entries).toHaveLength(20);
    const categories = Object.keys(deskKinds.faq.fields.category.type.choices);
    expect(categories).toEqual([...new Set(entries.map(({ category }) => category))]);
    expect(await content.organisation()).toEqual(firstDetails);
    expect(await content.partners()).toEqual([]);
  });

  test("on a site from before there were translations, those of questions are added that nobody changed", async () => {
    const { database } = await open();
    const { db } = database;
    await db.deleteFrom("translations").execute();
    await db.updateTable("content_changes").set({ version: 0 }).where("kind", "=", "translations").execute();
    await db.updateTable("faq").set({ answer: "Another." }).where("id", "=", "who-we-are").execute();
    await prepareDatabase(database, { sampleContent: false });
    const translated = await db.selectFrom("translations").select("record_id").distinct().execute();
    expect(translated).toHaveLength(19);
    expect(translated.map(({ record_id }) => record_id)).not.toContain("who-we-are");

    await db.deleteFrom("translations").execute();
    await prepareDatabase(database, { sampleContent: false });
    expect(await db.selectFrom("translations").selectAll().execute(), "once").toEqual([]);
  });

  test("once only: what staff removed or changed stays so", async () => {
    const { database } = await open();
    const { db } = database;
    await db.deleteFrom("faq").execute();
    await writeDetails(db, { profile: "", phone: "1" });
    await prepareDatabase(database, { sampleContent: true });
    await db.deleteFrom("partners").execute();
    await prepareDatabase(database, { sampleContent: true });
    const content = contentOf(database);
    expect(await content.faq.all()).toEqual([]);
    expect(await content.partners()).toEqual([]);
    expect(await content.organisation()).toEqual({ phone: "1" });
  });

  test("a site that has records, but never had partners, gets those of the samples if samples are wanted", async () => {
    const { database } = await open();
    await save(database.db, "news", news("a"));
    expect(await prepareDatabase(database, { sampleContent: true })).toEqual({
      migrations: [],
      sample: false,
    });
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
});
