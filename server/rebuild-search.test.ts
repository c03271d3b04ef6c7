import { expect, test } from "vitest";
import { forEachDatabase } from "../tests/databases.ts";
import { event, news } from "../tests/records.ts";
import { save } from "../tests/save.ts";
import { isUntouched } from "./content/changes.ts";
import { contentOf } from "./content/content.ts";
import { indexedText } from "./content/search/indexed-text.ts";
import { saveTranslation } from "./content/translations.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { editionsOf } from "./publishing/editions.ts";
import { isSearchOutdated } from "./rebuild-search.ts";

const created_at = "2026-11-15T08:00:00.000Z";

forEachDatabase((_, open) => {
  test("folds texts and translations again at the next start after the rules change", async () => {
    const { database } = await open();
    const { db } = database;
    const editions = editionsOf({ database });
    await save(
      db,
      "news",
      news("plan", { headline: "Plan ٢٠٢٦" }),
      news("same", { headline: "Same zyzzyva" }),
    );
    const fields = { headline: "ጐንደር", content: "ጽሑፍ" };
    await saveTranslation(db, "news", "plan", "am", { fields, created_at });
    await editions.create({ id: null, name: "Ada" }, "news", { headline: "Draft ٢٠٢٥" });
    const before = indexedText(["plan ٢٠٢٦"]);
    await db.updateTable("records").set({ folded: before }).where("id", "=", "plan").execute();
    await db
      .updateTable("editions")
      .set({ folded: indexedText(["draft ٢٠٢٥"]) })
      .execute();
    await db.updateTable("search_folding").set({ version: 1 }).execute();

    const found = async (q: string) => (await contentOf(database).news.page({ q })).items.map(({ id }) => id);
    expect(await found("2026")).toEqual([]);
    await prepareDatabase(database, { sampleContent: false });
    expect(await isSearchOutdated(db)).toBe(false);
    for (const q of ["2026", "ጎንደር", "plan"]) expect(await found(q)).toEqual(["plan"]);
    expect(await found("same")).toEqual(["same"]);
    expect((await editions.list({ q: "2025" })).rows).toHaveLength(1);
    expect((await contentOf(database).suggest("zyzzyma"))?.term).toBe("zyzzyva");
  });

  test("folds pictures again with their texts in other languages and their tags", async () => {
    const { database } = await open();
    const { db } = database;
    const at = "2026-11-15T08:00:00.000Z";
    await db
      .insertInto("media")
      .values({
        ...{ id: "0123456789abcdef0123", kind: "picture", name: "a.jpg", type: "image/jpeg", bytes: 1 },
        ...{ width: 1, height: 1, copy: "01234567", images: "{}", alt: "A lamp", decorative: 0 },
        ...{ caption: "", credit: "", focus_x: 50, focus_y: 50, state: "ready", tries: 0, folded: "" },
        ...{ uploaded_by_name: "Ada", created_at: at, texts: '{"fr":{"alt":"Une lampe"}}' },
      })
      .execute();
    await db.insertInto("media_tags").values({ media_id: "0123456789abcdef0123", tag: "Nairobi" }).execute();
    await db.updateTable("search_folding").set({ version: 1 }).execute();
    await prepareDatabase(database, { sampleContent: false });
    const { folded } = await db.selectFrom("media").select("folded").executeTakeFirstOrThrow();
    expect(folded).toBe("a.jpg a lamp une lampe nairobi");
  });

  test("does not write rows that are folded correctly", async () => {
    const { database } = await open();
    const { db } = database;
    await save(db, "events", event("a"));
    const version = await contentOf(database).version();
    await db.updateTable("search_folding").set({ version: 1 }).execute();
    await prepareDatabase(database, { sampleContent: false });
    expect(await contentOf(database).version()).toBe(version);
    expect(await isUntouched(db, ["news"])).toBe(true);
  });
});
