import { describe, expect, test } from "vitest";
import { kindNames, kindOf, type RecordKind, translatedFields } from "../../content/kinds.ts";
import { forEachDatabase } from "../../tests/databases.ts";
import { exampleFields } from "../../tests/example-fields.ts";
import { views } from "../../tests/save.ts";
import { translationsOf } from "../content/translations.ts";
import { readLog } from "../staff/staff-log.ts";
import type { Edition, Fields } from "./edition.ts";
import { isStale } from "./edition-translations.ts";
import { editionsOf } from "./editions.ts";
import { eraseDeleted } from "./erase-deleted.ts";
import type { Outcome } from "./outcome.ts";
import { publishInBulk } from "./publish-in-bulk.ts";

const ada = { id: null, name: "Ada" };
const day = 24 * 60 * 60_000;

/** The fields that each kind needs to be published. */
const written: Partial<Record<RecordKind, Fields>> = {
  our_work: { title: "Signed pipelines", description: "We sign." },
  news: { headline: "A clinic opens", content: "It opens on Monday.", link: "/faq" },
  events: {
    ...{ name: "Signing day", description: "All day.", city: "Nairobi", country: "KE" },
    ...{ time_zone: "Africa/Nairobi", event_date: "2026-04-01T06:00:00.000Z" },
  },
  resources: { title: "A guide", content: "Text.", category: "For the Public", type: "Guide" },
  partners: { name: "A school", text: "It teaches." },
  people: { name: "Mulu Tadesse", text: "She signs.", role: "Engineer" },
  faq: { question: "Is it free?", answer: "Yes.", category: "general", tags: "cost" },
};
const exampleOf = (kind: RecordKind): Fields => ({ ...exampleFields(kind), ...written[kind] });
const french = { headline: "Une clinique ouvre", content: "Elle ouvre lundi." };

const editionIn = (outcome: Outcome): Edition => {
  if (outcome.outcome !== "done") throw new Error(JSON.stringify(outcome));
  return outcome.edition;
};

forEachDatabase((_engine, open) => {
  async function desk() {
    const { database } = await open();
    let time = Date.parse("2026-03-25T12:00:00.000Z");
    const now = () => new Date(time);
    const editions = editionsOf({ database, now });
    const read = async ({ id }: Edition) => (await editions.read(id)) as Edition;
    const publish = async (edition: Edition, agrees = 0) => {
      const { revision: base } = await read(edition);
      return editionIn(await editions.publish(ada, edition.id, { base, agrees }));
    };
    const write = async ({ id }: Edition, fields: Fields) => {
      const { revision: base } = (await editions.read(id)) as Edition;
      const saved = await editions.save(ada, id, { base, fields, deliberate: true });
      if (saved.outcome !== "saved") throw new Error(JSON.stringify(saved));
      return saved.edition;
    };
    const original = async (kind: RecordKind = "news") =>
      publish((await editions.create(ada, kind, exampleOf(kind))) as Edition);
    const start = async ({ id }: Edition, language = "fr", from: "original" | "empty" = "original") =>
      editionIn(await editions.startTranslation(ada, id, language, from));
    const inFrench = async ({ kind, slug }: Edition) =>
      (await translationsOf(database.db, kind, slug)).find(({ language }) => language === "fr")?.fields;
    const wait = (milliseconds: number) => (time += milliseconds);
    return { database, editions, read, publish, write, original, start, inFrench, now, wait };
  }

  describe("a translation", () => {
    test("starts from the original's text, or empty, once for each language but the original's own", async () => {
      const { editions, original, start } = await desk();
      const first = await original();
      const translation = await start(first);
      expect(translation).toMatchObject({
        ...{ language: "fr", slug: first.slug, translationOf: first.id, sourceRevision: 1, state: "draft" },
        fields: { headline: "A clinic opens", content: "It opens on Monday.", link: "", image_url: "" },
      });
      expect(translation.fields).not.toHaveProperty("authors");
      expect((await start(first, "fr", "empty")).id).toBe(translation.id);
      expect((await start(first, "ar", "empty")).fields).toMatchObject({ headline: "", content: "" });
      for (const [id, language] of [
        [first.id, "en"],
        [first.id, "xx"],
        [translation.id, "pt"],
        ["nothing", "pt"],
      ] as const)
        expect((await editions.startTranslation(ada, id, language, "empty")).outcome).toBe("refused");
    });

    test("is not a separate record: it has the address of the original", async () => {
      const { editions, original, start } = await desk();
      const first = await original();
      const translation = await start(first);
      expect((await editions.find("news", first.slug))?.id).toBe(first.id);
      expect((await editions.translation(first, "fr"))?.id).toBe(translation.id);
      const listed = await editions.list({ kinds: ["news"], originals: true });
      expect(listed.rows.map(({ id }) => id)).toEqual([first.id]);
      expect((await editions.list({ state: "draft" })).rows.map(({ id }) => id)).toEqual([translation.id]);
      expect((await editions.rename(ada, translation.id, "autre")).outcome).toBe("refused");
    });

    test.each(kindNames)("%s: is published beside the original, in its words", async (kind) => {
      const { original, start, write, publish, inFrench, database } = await desk();
      const first = await original(kind);
      const { title, body } = kindOf(kind);
      const translation = await write(await start(first), { [title]: "Le titre", [body]: "Le texte." });
      const published = await publish(translation);
      expect(published).toMatchObject({ state: "published", publicRevision: 2 });
      expect(await inFrench(first)).toMatchObject({ [title]: "Le titre", [body]: "Le texte." });
      const row = await views(database.db)
        .selectFrom(kind as "news")
        .selectAll()
        .where("id", "=", first.slug)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ language: "en", [title]: exampleOf(kind)[title] });
    });

    test("needs the required fields that are translated, and no others", async () => {
      const { editions, original, start } = await desk();
      const { id } = await start(await original("events"), "fr", "empty");
      const refused = await editions.publish(ada, id, { base: 1 });
      expect(refused).toMatchObject({
        outcome: "refused",
        problems: [{ field: "name" }, { field: "description" }],
      });
    });

    test("is published only while the original is public, or when it will be", async () => {
      const { editions, publish, start, write, inFrench, now, wait } = await desk();
      const first = (await editions.create(ada, "news", exampleOf("news"))) as Edition;
      const translation = await write(await start(first), french);
      const refused = await editions.publish(ada, translation.id, { base: 2 });
      expect(refused).toMatchObject({ problems: [{ name: "originalNotPublic" }] });
      const dueAt = new Date(now().getTime() + day).toISOString();
      expect((await editions.schedule(ada, translation.id, { base: 2, dueAt })).outcome).toBe("refused");
      await editions.schedule(ada, first.id, { base: 1, dueAt });
      await editions.schedule(ada, translation.id, { base: 2, dueAt });
      wait(day);
      expect(await editions.publishDue()).toBe(2);
      expect(await inFrench(first)).toMatchObject(french);
      await publish(translation);
    });

    test("is withdrawn alone, or with the original", async () => {
      const { editions, original, start, write, publish, inFrench, read, database } = await desk();
      const first = await original();
      const translation = await publish(await write(await start(first), french));
      expect(editionIn(await editions.withdraw(ada, translation.id))).toMatchObject({ state: "withdrawn" });
      expect(await inFrench(first)).toBeUndefined();
      expect(await read(first)).toMatchObject({ state: "published" });

      await publish(translation);
      await editions.withdraw(ada, first.id);
      expect(await read(translation)).toMatchObject({ state: "withdrawn", publicRevision: null });
      expect(await inFrench(first)).toBeUndefined();
      const log = await readLog(database.db, 10);
      expect(log.map(({ act, subject }) => `${act}: ${subject}`)).toContain(
        "withdrew with the original: news/a-clinic-opens (fr) Une clinique ouvre",
      );
    });

    test("is deleted and brought back with the original, and follows it to another address", async () => {
      const { editions, original, start, write, publish, inFrench, read, wait, database, now } = await desk();
      const first = await original();
      const translation = await publish(await write(await start(first), french));
      const renamed = editionIn(await editions.rename(ada, first.id, "the-clinic"));
      expect(await read(translation)).toMatchObject({ slug: "the-clinic" });
      expect(await inFrench(renamed)).toMatchObject(french);

      await editions.remove(ada, first.id);
      expect(await read(translation)).toMatchObject({ state: "withdrawn", deletedAt: now().toISOString() });
      expect(await editions.bringBack(ada, translation.id)).toMatchObject({
        problems: [{ name: "originalWasDeleted" }],
      });
      await editions.bringBack(ada, first.id);
      expect(await read(translation)).toMatchObject({ state: "withdrawn", deletedAt: null });

      await editions.remove(ada, first.id);
      wait(31 * day);
      await database.db.updateTable("enquiry_state").set({ trusted_at: now().toISOString() }).execute();
      await eraseDeleted(database, now());
      expect(await editions.read(translation.id)).toBeUndefined();
    });
  });

  describe("when the original changes", () => {
    test("a translation is stale until it is marked as up to date, and shows what changed since", async () => {
      const { editions, original, start, write, publish, read } = await desk();
      const first = await original();
      const translation = await publish(await write(await start(first), french));
      const stale = async () => isStale(await read(translation), await read(first));
      await write(first, { content: "It opens on Tuesday." });
      expect(await stale()).toBe(false);
      await publish(first);
      expect(await stale()).toBe(true);
      const beside = await editions.originalOf(await read(translation));
      expect(beside?.before?.content).toBe("It opens on Monday.");
      expect(beside?.text).toMatchObject({ revision: 2, fields: { content: "It opens on Tuesday." } });

      // Published by someone who has not seen the new original.
      await publish(await write(translation, { content: "Elle ouvre lundi !" }));
      expect(await stale()).toBe(true);
      await editions.markUpToDate(ada, translation.id, 2);
      expect(await stale()).toBe(false);

      await publish(await write(first, { content: "It opens on Friday." }));
      expect(await stale()).toBe(true);
      await publish(await write(translation, { content: "Elle ouvre vendredi." }), 3);
      expect(await stale()).toBe(false);
    });

    test("a translation is only marked as up to date with a revision that was seen", async () => {
      const { editions, original, start, write, publish, read } = await desk();
      const first = await original();
      const translation = await start(first);
      await publish(await write(first, { content: "Two." }));
      await publish(await write(first, { content: "Three." }));
      await editions.markUpToDate(ada, translation.id, 2);
      expect(isStale(await read(translation), await read(first))).toBe(true);
      expect((await editions.originalOf(await read(translation)))?.before?.content).toBe("Two.");
      await editions.markUpToDate(ada, translation.id, 99);
      expect(await read(translation)).toMatchObject({ sourceRevision: 3 });
    });

    test("a change to a field that is not translated does not make a translation stale", async () => {
      const { original, start, write, publish, read } = await desk();
      const first = await original("events");
      const translation = await start(first);
      await publish(await write(first, { event_date: "2026-04-02T06:00:00.000Z", link: "/news" }));
      expect(isStale(await read(translation), await read(first))).toBe(false);
      // The translation has its own link, which may have to change, too.
      await write(translation, { link: "/fr/about" });
      await publish(await write(first, { link: "/faq" }));
      expect(isStale(await read(translation), await read(first))).toBe(true);
    });

    test("while the original is a draft, its working copy counts", async () => {
      const { editions, start, write, read } = await desk();
      const first = (await editions.create(ada, "news", exampleOf("news"))) as Edition;
      const translation = await start(first);
      await write(first, { link: "/news" });
      expect(isStale(await read(translation), await read(first))).toBe(false);
      await write(first, { headline: "Another" });
      expect(isStale(await read(translation), await read(first))).toBe(true);
    });

    test("keeps the text that a translation is up to date with, however old", async () => {
      const { editions, database, original, start, write, publish, read, wait, now } = await desk();
      const first = await original();
      const translation = await start(first);
      await publish(await write(first, { content: "New." }));
      wait(400 * day);
      await database.db.updateTable("enquiry_state").set({ trusted_at: now().toISOString() }).execute();
      await eraseDeleted(database, now());
      await database.db.deleteFrom("versions").execute();
      expect((await editions.originalOf(await read(translation)))?.before?.content).toBe(
        "It opens on Monday.",
      );
    });
  });

  test("translations published in bulk are at the desk and up to date", async () => {
    const { database, editions, now, write, read } = await desk();
    const created_at = "2026-03-15T08:00:00.000Z";
    const fields = { headline: "Une clinique", content: "Texte." };
    const record = {
      ...{ id: "clinic", language: "en", created_at, fields: exampleOf("news") },
      translations: [{ language: "fr", fields, created_at }],
    };
    const publishByProgram = (text: Fields = {}) =>
      database.db
        .transaction()
        .execute((db) =>
          publishInBulk(db, "news", [{ ...record, fields: { ...record.fields, ...text } }], now()),
        );
    await publishByProgram();
    const original = (await editions.find("news", "clinic")) as Edition;
    const known = (await editions.translation(original, "fr")) as Edition;
    expect(known).toMatchObject({
      ...{ state: "published", publicRevision: 1, sourceRevision: 1, title: "Une clinique" },
      ...{ firstPublishedAt: created_at, fields },
    });
    expect(Object.keys(known.fields).toSorted()).toEqual(translatedFields("news").toSorted());
    expect(isStale(known, original)).toBe(false);
    // The first change stores the text before it, although it is already stored for the translation.
    await editions.startTranslation(ada, original.id, "ar", "empty");
    await write(original, { headline: "Another" });
    expect((await editions.versions(original.id)).map(({ act }) => act)).toEqual(["saved", "published"]);
    expect((await editions.originalOf(await read(known)))?.before?.headline).toBe(original.fields.headline);

    await publishByProgram({ headline: "By the program again" });
    expect(isStale(await read(known), await read(original))).toBe(false);
    const inArabic = { kind: "news", originals: true, missing: "ar" } as const;
    expect((await editions.list(inArabic)).rows).toEqual([]);
  });

  test("lists can be filtered by a missing language and by stale translations", async () => {
    const { editions, original, start, write, publish } = await desk();
    const [translated, other] = [await original(), await original()];
    const translation = await start(translated);
    const ids = async (asked: object) =>
      (await editions.list({ kinds: ["news"], originals: true, ...asked })).rows.map(({ id }) => id);
    expect(await ids({ missing: "fr" })).toEqual([other.id]);
    expect(await ids({ missing: "fr", q: "clinic" })).toEqual([other.id]);
    expect((await ids({ missing: "ar" })).toSorted()).toEqual([translated.id, other.id].toSorted());
    expect(await ids({ missing: "en" })).toEqual([]);
    expect(await ids({ stale: true })).toEqual([]);
    await publish(await write(translated, { headline: "Another" }));
    expect(await ids({ stale: true })).toEqual([translated.id]);
    await editions.remove(ada, translation.id);
    expect(await ids({ stale: true })).toEqual([]);
    expect((await ids({ missing: "fr" })).toSorted()).toEqual([translated.id, other.id].toSorted());
  });
});
