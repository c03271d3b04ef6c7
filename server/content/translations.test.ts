import { beforeEach, expect, test } from "vitest";
import { translatedFields } from "../../content/kinds.ts";
import { forEachDatabase } from "../../tests/databases.ts";
import { news } from "../../tests/records.ts";
import { save } from "../../tests/save.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { contentOf } from "./content.ts";
import { move, remove } from "./save.ts";
import { removeTranslation, saveTranslation, translationsOf } from "./translations.ts";

const created_at = "2026-11-10T08:00:00.000Z";

test("a translation has the texts of a record, and may have its own link, picture or file", () => {
  expect(translatedFields("resources")).toEqual([
    "title",
    "description",
    "content",
    "file_url",
    "resource_url",
    "image_url",
    "version",
    "search_description",
    "share_picture",
  ]);
  expect(translatedFields("events")).toEqual([
    ...["name", "description", "city", "venue", "directions", "accessibility", "cost", "audience", "bring"],
    ...["link", "image_url"],
    ...["search_description", "share_picture"],
  ]);
  expect(translatedFields("faq")).toEqual(["question", "answer", "tags"]);
});

forEachDatabase((_, open) => {
  let database: SiteDatabase;
  const found = async (q: string) => (await contentOf(database).news.page({ q })).items.map(({ id }) => id);
  const french = { headline: "Clés volées", content: "Un **hôpital** réagit.", link: "", image_url: "" };
  const languages = async () =>
    (
      await database.db
        .selectFrom("records")
        .select("languages")
        .where("kind", "=", "news")
        .orderBy("id")
        .execute()
    ).map((row) => row.languages);

  beforeEach(async () => {
    ({ database } = await open());
    await save(database.db, "news", news("keys", { headline: "Stolen keys", content: "A clinic acts." }));
    await save(database.db, "news", news("other", { headline: "Other", content: "The hôpital of others." }));
    await saveTranslation(database.db, "news", "keys", "fr", { fields: french, created_at });
  });

  test("a record is found by the words of its translation, and lists its language", async () => {
    expect(await found("volées")).toEqual(["keys"]);
    expect(await found("stolen")).toEqual(["keys"]);
    expect(await languages()).toEqual([" en fr ", " en "]);
    expect(await translationsOf(database.db, "news", "keys")).toEqual([
      {
        language: "fr",
        fields: { headline: "Clés volées", content: "Un **hôpital** réagit.", search_description: "" },
        created_at,
        updated_at: null,
      },
    ]);
  });

  test("no phrase matches across two titles", async () => {
    expect(await found("keys Clés")).toEqual(["keys"]);
    expect(await found("keysCles")).toEqual([]);
  });

  test("a match in a translated title ranks as a title match", async () => {
    const ranked = async (q: string) =>
      (await contentOf(database).search(q))
        .filter(({ kind }) => kind === "news")
        .flatMap(({ matches }) => matches)
        .map(({ id }) => id);
    await save(
      database.db,
      "news",
      news("new", { content: "volées", created_at: "2026-11-20T00:00:00.000Z" }),
    );
    expect(await ranked("volées")).toEqual(["new", "keys"].toReversed());
  });

  test("saving the record again keeps its translation", async () => {
    await save(database.db, "news", news("keys", { headline: "Lost keys", content: "A clinic acts." }));
    expect(await found("volées")).toEqual(["keys"]);
    expect(await found("stolen")).toEqual([]);
    expect(await languages()).toEqual([" en fr ", " en "]);
  });

  test("a change after publication sets the date, and saving the same text does not", async () => {
    await saveTranslation(database.db, "news", "keys", "fr", { fields: french, created_at });
    expect((await translationsOf(database.db, "news", "keys"))[0]?.updated_at).toBeNull();
    const fields = { ...french, headline: "Clés perdues" };
    await saveTranslation(database.db, "news", "keys", "fr", { fields, created_at });
    expect((await translationsOf(database.db, "news", "keys"))[0]?.updated_at).toMatch(/^\d{4}-/);
    expect(await found("volées")).toEqual([]);
    expect(await found("perdues")).toEqual(["keys"]);
  });

  test("a removed translation is no longer found", async () => {
    await saveTranslation(database.db, "news", "keys", "sw", {
      fields: { headline: "Funguo", content: "Zahanati." },
      created_at,
    });
    await removeTranslation(database.db, "news", "keys", "fr");
    expect(await found("volées")).toEqual([]);
    expect(await found("zahanati")).toEqual(["keys"]);
    expect(await languages()).toEqual([" en sw ", " en "]);
  });

  test("translations are moved and removed with their record", async () => {
    const { db } = database;
    await move(db, "news", "keys", "moved");
    expect(await translationsOf(db, "news", "keys")).toEqual([]);
    expect(await translationsOf(db, "news", "moved")).toHaveLength(1);
    await remove(db, "news", "moved");
    expect(await translationsOf(db, "news", "moved")).toEqual([]);
  });
});
