import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { forEachDatabase } from "../../../tests/databases.ts";
import { event, news } from "../../../tests/records.ts";
import { remove, save } from "../../../tests/save.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { Edition } from "../../publishing/edition.ts";
import { editionsOf } from "../../publishing/editions.ts";
import { contentOf } from "../content.ts";
import { tidyVocabulary } from "./tidy-vocabulary.ts";

const ada = { id: null, name: "Ada" };

forEachDatabase((_, open) => {
  let database: SiteDatabase;
  beforeAll(async () => {
    ({ database } = await open());
    await save(
      database.db,
      "news",
      news("a", { headline: "Signing models" }),
      news("b", { headline: "A model of trust" }),
      news("c", { headline: "Mode of travel" }),
      news("gone", { headline: "Zanzibar" }),
    );
    await remove(database.db, "news", "gone");
    await save(database.db, "events", event("e", { name: "Clinic", city: "Nairobi" }));
  });

  test.each([
    ["modle", "model"],
    ["Clinc in Nairoby", "clinic in nairobi"],
    ["signing  modles!", "signing  models!"],
  ])("%s may mean %s", async (typed, meant) => {
    expect((await contentOf(database).suggest(typed))?.term).toBe(meant);
  });

  test.each(["Zanzibr", "clinic travle", "xylophone", "the", "%", "mo", "ab ".repeat(60)])(
    "%s may mean nothing that is here",
    async (typed) => {
      expect((await contentOf(database).suggest(typed))?.term).toBeUndefined();
    },
  );

  test("words of drafts are not suggested, nor taken for right, until they are published", async () => {
    const { database } = await open();
    const editions = editionsOf({ database });
    const { suggest } = contentOf(database);
    await save(database.db, "news", news("a", { headline: "Signing of pipelines", content: "Security." }));
    const { id } = (await editions.create(ada, "news", {
      headline: "Zebrawoo",
      content: "Pipelimes",
    })) as Edition;
    await editions.save(ada, id, {
      base: 1,
      fields: { headline: "Zebrawo", content: "Now." },
      deliberate: false,
    });
    await editions.startTranslation(ada, id, "fr", "original");
    expect((await suggest("pipelimes"))?.term).toBe("pipelines");
    expect((await suggest("secutity"))?.term).toBe("security");
    expect((await suggest("zebraw"))?.term).toBeUndefined();
    expect((await editions.list({ q: "zebraw" })).rows.map((row) => row.id)).toContain(id);
    expect((await editions.list({ q: "ze" })).rows.map((row) => row.id)).toContain(id);
  });

  test("words leave with the last public text that has them", async () => {
    const { database } = await open();
    const { db } = database;
    const noted = async (word: string) =>
      (await sql`select 1 from search_spellings where word = ${word}`.execute(db)).rows.length;
    const editions = editionsOf({ database });
    const written = async (headline: string) => {
      const { id } = (await editions.create(ada, "news", { headline, content: "Nothing." })) as Edition;
      await editions.publish(ada, id, { base: 1 });
      return id;
    };
    const [gone] = [await written("Kilimanjaro workshop"), await written("A workshop in Accra")];
    expect(await noted("kilimanjaro")).toBe("kilimanjaro".length + 1);
    expect(await tidyVocabulary(database)).toBe(0);
    await editions.withdraw(ada, gone);
    expect(await tidyVocabulary(database)).toBe(1);
    expect([await noted("kilimanjaro"), await noted("workshop")]).toEqual([0, "workshop".length + 1]);
    // It is noted again as it was.
    await editions.publish(ada, gone, { base: 1 });
    expect((await contentOf(database).suggest("kilimanjoro"))?.term).toBe("kilimanjaro");
    expect((await contentOf(database).news.page({ q: "kilimanj" })).total).toBe(1);
  });

  test("keeps the words of free pages", async () => {
    const { database } = await open();
    const editions = editionsOf({ database });
    const { id } = (await editions.create(ada, "pages", {
      title: "Kilimanjaro",
      text: "A page.",
    })) as Edition;
    expect(await editions.publish(ada, id, { base: 1 })).toMatchObject({ outcome: "done" });
    await tidyVocabulary(database);
    expect((await contentOf(database).suggest("kilimanjoro"))?.term).toBe("kilimanjaro");
  });

  test("no word is lost of what is published meanwhile", async () => {
    const { database } = await open();
    const editions = editionsOf({ database });
    await save(database.db, "news", news("a", { headline: "Kilimanjaro" }));
    await remove(database.db, "news", "a");
    await save(database.db, "events", event("e"));
    const created = await editions.create(ada, "news", { headline: "Kilimanjaro again", content: "It is." });
    let publishing: Promise<unknown> | undefined;
    await tidyVocabulary(database, () => {
      // Asked while the texts are read.
      publishing ??= editions.publish(ada, (created as Edition).id, { base: 1 });
      return false;
    });
    expect(await publishing).toMatchObject({ outcome: "done" });
    expect((await contentOf(database).suggest("kilimanjoro"))?.term).toBe("kilimanjaro");
    expect((await contentOf(database).news.page({ q: "kilimanj" })).total).toBe(1);
  });
});
