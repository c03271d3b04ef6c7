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

test("a translation has the text of a record, and a link, picture or file of its own if it needs one", () => {
  expect(translatedFields("resources")).toEqual([
    "title",
    "description",
    "content",
    "file_url",
    "resource_url",
    "image_url",
  ]);
  expect(translatedFields("events")).toEqual(["name", "description", "city", "venue", "link", "image_url"]);
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

  test("a record is found by the words of its translation, and says that it can be read in it", async () => {
    expect(await found("volées")).toEqual(["keys"]);
    expect(await found("stolen")).toEqual(["keys"]);
    expect(await languages()).toEqual([" en fr ", " en "]);
    expect(await translationsOf(database.db, "news", "keys")).toEqual([
      {
        language: "fr",
        fields: { headline: "Clés volées", content: "Un **hôpital** réagit." },
        created_at,
        updated_at: null,
      },
    ]);
  });

  test("no search runs from one title into the next", async () => {
    expect(await found("keys Clés")).toEqual(["keys"]);
    expect(await found("keysCles")).toEqual([]);
  });

  test("a title counts as one in every language", async () => {
    const ranked = async (q: string) =>
      (await contentOf(database).news.page({ q, ranking: "whole, title" })).items.map(({ id }) => id);
    await save(
      database.db,
      "news",
      news("new", { content: "volées", created_at: "2026-11-20T00:00:00.000Z" }),
    );
    expect(await ranked("volées")).toEqual(["new", "keys"].toReversed());
  });

  test("writing the record again keeps what its translation says", async () => {
    await save(database.db, "news", news("keys", { headline: "Lost keys", content: "A clinic acts." }));
    expect(await found("volées")).toEqual(["keys"]);
    expect(await found("stolen")).toEqual([]);
    expect(await languages()).toEqual([" en fr ", " en "]);
  });

  test("a change after its publication is noted, and writing the same is none", async () => {
    await saveTranslation(database.db, "news", "keys", "fr", { fields: french, created_at });
    expect((await translationsOf(database.db, "news", "keys"))[0]?.updated_at).toBeNull();
    const fields = { ...french, headline: "Clés perdues" };
    await saveTranslation(database.db, "news", "keys", "fr", { fields, created_at });
    expect((await translationsOf(database.db, "news", "keys"))[0]?.updated_at).toMatch(/^\d{4}-/);
    expect(await found("volées")).toEqual([]);
    expect(await found("perdues")).toEqual(["keys"]);
  });

  test("what is removed is no longer found", async () => {
    await saveTranslation(database.db, "news", "keys", "sw", {
      fields: { headline: "Funguo", content: "Zahanati." },
      created_at,
    });
    await removeTranslation(database.db, "news", "keys", "fr");
    expect(await found("volées")).toEqual([]);
    expect(await found("zahanati")).toEqual(["keys"]);
    expect(await languages()).toEqual([" en sw ", " en "]);
  });

  test("translations move and go with their record", async () => {
    const { db } = database;
    await move(db, "news", "keys", "moved");
    expect(await translationsOf(db, "news", "keys")).toEqual([]);
    expect(await translationsOf(db, "news", "moved")).toHaveLength(1);
    await remove(db, "news", "moved");
    expect(await translationsOf(db, "news", "moved")).toEqual([]);
  });
});
