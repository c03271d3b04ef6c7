import { expect, onTestFinished, test } from "vitest";
import type { Field } from "../../content/define.ts";
import { kindOf } from "../../content/kinds.ts";
import { forEachDatabase } from "../../tests/databases.ts";
import { rebuildTexts } from "../../tests/rebuild-texts.ts";
import { event, news } from "../../tests/records.ts";
import { save } from "../../tests/save.ts";
import { prepareDatabase } from "../prepare-database.ts";
import { contentOf } from "./content.ts";
import { saveTranslation } from "./translations.ts";

/** Simulates a later release that describes the field differently. */
function describe(field: Field | undefined, otherwise: Partial<Field>): void {
  const before = { ...field };
  Object.assign(field ?? {}, otherwise);
  onTestFinished(() => {
    for (const name of Object.keys(otherwise)) delete field?.[name as keyof Field];
    Object.assign(field ?? {}, before);
  });
}

forEachDatabase((_engine, open) => {
  test("existing records are rebuilt when a field becomes long, searched or a filter", async () => {
    const { database } = await open();
    const { db } = database;
    const created_at = "2026-11-15T08:00:00.000Z";
    await save(db, "news", news("one", { link: "/faq" }), news("two", { link: "/about" }));
    await saveTranslation(db, "news", "one", "fr", {
      fields: { headline: "Un", content: "Texte.", link: "/contact" },
      created_at,
    });
    await save(db, "events", event("same"));
    const version = async () => {
      const rows = await db.selectFrom("content_changes").select(["kind", "version"]).execute();
      return Object.fromEntries(rows.map(({ kind, version }) => [kind, version]));
    };
    const before = await version();

    describe(kindOf("news").fields.link, { searched: true, filter: true, long: true });
    await prepareDatabase(database, { sampleContent: false });
    await rebuildTexts(database);
    const { news: list } = contentOf(database);
    const found = async (asked: object) => (await list.page(asked)).items.map(({ id }) => id);
    expect(await found({ link: "/about" })).toEqual(["two"]);
    expect(await found({ q: "about" })).toEqual(["two"]);
    expect(await found({ q: "contact" })).toEqual(["one"]);
    expect((await list.page({})).items[0]).not.toHaveProperty("link");
    expect(await list.find("two")).toMatchObject({ link: "/about", updated_at: null });
    expect(await contentOf(database).in("fr").news.find("one")).toMatchObject({ link: "/contact" });
    const { news: counted, record_texts, ...others } = await version();
    expect(counted).toBeGreaterThan(before.news ?? 0);
    expect(others).toEqual({ ...others, events: before.events, faq: before.faq });
    expect(record_texts).toBeGreaterThan(before.record_texts ?? 0);

    // The next start changes nothing.
    const after = await version();
    await prepareDatabase(database, { sampleContent: false });
    expect(await rebuildTexts(database)).toEqual([]);
    expect(await version()).toEqual(after);
  });
});
