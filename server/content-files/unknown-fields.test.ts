/**
 * A field that the descriptions in content/ lack, because an earlier or later release wrote it, is kept through every
 * change of its record.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { removeAll } from "../../tests/save.ts";
import { translationsOf } from "../content/translations.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { Edition, Fields } from "../publishing/edition.ts";
import { editionsOf } from "../publishing/editions.ts";
import { findPublic } from "../publishing/public-record.ts";
import { publishInBulk } from "../publishing/publish-in-bulk.ts";
import { exportContent } from "./export-content.ts";
import { importContent } from "./import-content.ts";

const ada = { id: null, name: "Ada" };
const created_at = "2026-11-15T08:00:00.000Z";
const unknown = { capacity: "40: forty" };
const inFrench = { sous_titre: "Sous-titre" };

forEachDatabase((_engine, open) => {
  async function siteWithUnknownFields() {
    const { database, url } = await open();
    const record = {
      ...{ id: "one", language: "en", created_at },
      fields: { headline: "One", content: "Text.", ...unknown },
      translations: [
        { language: "fr", created_at, fields: { headline: "Un", content: "Texte.", ...inFrench } },
      ],
    };
    await database.db
      .transaction()
      .execute((transaction) => publishInBulk(transaction, "news", [record], new Date()));
    return { database, url };
  }

  /** Saves and publishes at the desk, whose form has only known fields. */
  async function change(database: SiteDatabase, fields: Fields, language = "en") {
    const editions = editionsOf({ database });
    const original = (await editions.find("news", "one")) as Edition;
    const edition =
      language === "en" ? original : ((await editions.translation(original, language)) as Edition);
    const saved = await editions.save(ada, edition.id, { base: edition.revision, fields, deliberate: true });
    if (saved.outcome !== "saved") throw new Error(saved.outcome);
    const { revision: base } = saved.edition;
    expect(await editions.publish(ada, edition.id, { base })).toMatchObject({ outcome: "done" });
    return edition;
  }

  const shown = async ({ db }: SiteDatabase) => (await findPublic(db, "news", "one"))?.fields;
  const shownInFrench = async ({ db }: SiteDatabase) =>
    (await translationsOf(db, "news", "one")).find(({ language }) => language === "fr")?.fields;

  test("is kept by saving, publishing, translating and restoring", async () => {
    const { database } = await siteWithUnknownFields();
    const editions = editionsOf({ database });
    const { id } = await change(database, { headline: "Two" });
    expect(await shown(database)).toMatchObject({ headline: "Two", content: "Text.", ...unknown });
    await change(database, { headline: "Deux" }, "fr");
    expect(await shownInFrench(database)).toMatchObject({ headline: "Deux", ...inFrench });

    const started = await editions.startTranslation(ada, id, "pt", "original");
    if (started.outcome !== "done") throw new Error(started.outcome);
    await editions.publish(ada, started.edition.id, { base: 1 });
    expect(await shown(database)).toMatchObject(unknown);

    const [, first] = (await editions.versions(id)).filter(({ act }) => act === "published");
    expect(await editions.restore(ada, id, first?.id ?? "")).toMatchObject({
      edition: { fields: { headline: "One", ...unknown } },
    });
    // Two writers save at the same time, and their changes are merged field by field.
    const { revision: base = 0 } = (await editions.read(id)) ?? {};
    for (const fields of [{ headline: "Three" }, { content: "Another text." }] as Fields[])
      await editions.save(ada, id, { base, fields, deliberate: true });
    expect((await editions.read(id))?.fields).toMatchObject({
      ...{ headline: "Three", content: "Another text.", ...unknown },
    });
  });

  test("is kept by exporting and importing, and by publishing on the importing site", async () => {
    const { database, url } = await siteWithUnknownFields();
    const parent = await mkdtemp(join(tmpdir(), "unknown fields "));
    onTestFinished(() => rm(parent, { recursive: true, force: true }));
    const folder = join(parent, "new");
    const unchanged = await exportContent(url, folder);
    const path = join(folder, "news", "one.md");
    const file = await readFile(path, "utf8");
    expect(file).toContain("\nx-capacity: 40: forty\n");
    expect(await importContent(database, folder)).toEqual({ added: 0, changed: 0, unchanged });

    const { database: other } = await open();
    await removeAll(other.db, "faq");
    await importContent(other, folder);
    expect(await shown(other)).toMatchObject(unknown);
    expect(await shownInFrench(other)).toMatchObject(inFrench);
    await change(other, { headline: "Two" });
    await change(other, { headline: "Deux" }, "fr");
    expect(await shown(other)).toMatchObject({ headline: "Two", ...unknown });
    expect(await shownInFrench(other)).toMatchObject({ headline: "Deux", ...inFrench });

    // A file without the field leaves it unchanged, and a release that knows the field reads it.
    await writeFile(path, "---\nheadline: Three\nx-link: /faq\n---\nText.\n");
    await importContent(other, folder);
    expect(await shown(other)).toMatchObject({ headline: "Three", link: "/faq", ...unknown });
  });
});
