import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Kind } from "../../content/kinds.ts";
import { forEachDatabase } from "../../tests/databases.ts";
import { news } from "../../tests/records.ts";
import { save } from "../../tests/save.ts";
import { contentOf } from "../content/content.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { readLog } from "../staff/staff-log.ts";
import type { Db } from "./edition.ts";
import { allFields } from "./edition-fields.ts";
import { editionsOf } from "./editions.ts";
import { eraseDeleted } from "./erase-deleted.ts";
import { type BulkRecord, publishInBulk } from "./publish-in-bulk.ts";
import { removeBatch } from "./sample-batches.ts";

const ada = { id: null, name: "Ada" };
const day = 24 * 60 * 60_000;
const checklist = "/files/pipeline-security-checklist.pdf";

const at = "2026-11-10T08:00:00.000Z";

/** A few samples, stored as on a new site: eight news items of which two are translated, a resource, two partners. */
async function addSamples(db: Db): Promise<void> {
  const add = (kind: Kind, ...records: BulkRecord[]) =>
    publishInBulk(
      db,
      kind,
      records.map((record) => ({
        ...record,
        fields: allFields({ kind, translationOf: null }, record.fields),
      })),
      new Date(),
      { areSamples: true },
    );
  const fields = { headline: "Invented", content: "Text." };
  const french = { language: "fr", created_at: at, fields: { headline: "Inventé", content: "Texte." } };
  const item = (id: string, about: Partial<BulkRecord> = {}) => ({
    ...{ id, language: "en", created_at: at, fields, ...about },
  });
  const guide = { title: "Guide", description: "In short.", content: "Text.", category: "For the Public" };
  await add(
    "news",
    ...[item("a", { translations: [french] }), item("b", { translations: [french], updated_at: later })],
    ...["c", "d", "e", "f", "g", "h"].map((id) => item(id)),
  );
  const file_url = "/files/scam-lesson-pack.pdf";
  const text = `[List](${checklist})`;
  await add("resources", item("r", { fields: { ...guide, type: "Guide", file_url, content: text } }));
  await add("partners", item("p", { fields: { name: "P", text: "Text.", position: "1" } }));
  await add("partners", item("q", { fields: { name: "Q", text: "Text.", position: "2" } }));
}
const later = "2026-11-12T08:00:00.000Z";

/** Everything that a visitor can read or find, and the redirects. */
async function published({ db }: SiteDatabase): Promise<string[]> {
  const all: string[] = [];
  for (const table of ["records", "record_texts", "record_keys", "record_authors", "redirects"]) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    for (const { row_id: _, ...row } of rows) all.push(JSON.stringify({ table, ...row }));
  }
  return all.sort();
}

forEachDatabase((_, open) => {
  async function siteWithSamples() {
    const { database } = await open();
    await database.db.transaction().execute(addSamples);
    let now = new Date();
    const editions = editionsOf({ database, now: () => now });
    const find = async (slug: string) => {
      const edition = await editions.find("news", slug);
      if (!edition) throw new Error(`${slug} is missing`);
      return edition;
    };
    return {
      ...{ database, editions, find, content: contentOf(database) },
      later: (milliseconds: number) => (now = new Date(now.getTime() + milliseconds)),
    };
  }

  test("removes all samples with translations and files, and brings them back unchanged", async () => {
    const { database, editions, find, content } = await siteWithSamples();
    await save(database.db, "news", news("ours", { content: `[The list](${checklist}).` }));
    const hidden = await find("g");
    await editions.withdraw(ada, hidden.id);
    const deleted = await find("h");
    await editions.remove(ada, deleted.id);
    const before = await published(database);
    const { records } = await editions.samples();
    expect((await content.namedSampleFiles()).size).toBe(2);

    expect(await editions.removeSamples(ada)).toBe(records);
    expect((await content.news.page({})).items.map(({ id }) => id)).toEqual(["ours"]);
    expect((await content.resources.page({})).total).toBe(0);
    expect(await content.partners()).toEqual([]);
    expect(await content.faq.all()).not.toEqual([]);
    expect(await content.moved("news", "a")).toBe("gone");
    // A file that one of our own records links to stays.
    expect([...(await content.namedSampleFiles())]).toEqual([checklist]);
    const after = await editions.samples();
    expect(after).toMatchObject({ present: [], records: 0, removed: { records } });
    expect(Date.parse(after.removed?.until ?? "") - Date.parse(after.removed?.at ?? "")).toBe(30 * day);

    expect(await editions.bringBackSamples(ada)).toBe(records);
    expect(await published(database)).toEqual(before);
    expect((await find("g")).state).toBe("withdrawn");
    expect((await find("h")).deletedAt).not.toBeNull();
    expect(await editions.samples()).toMatchObject({ records, shown: records - 1, removed: undefined });
    expect((await content.namedSampleFiles()).size).toBe(2);

    const log = (await readLog(database.db, 10)).filter(({ subject }) => subject.endsWith(" samples"));
    expect(log.map(({ act, subject, staff_name }) => [act, subject, staff_name])).toEqual([
      ["brought back", `${records} samples`, "Ada"],
      ["removed", `${records} samples`, "Ada"],
    ]);
    const receipts = await database.db.selectFrom("receipts").select(["act", "state"]).execute();
    expect(receipts.filter(({ act, state }) => act === "published" && state === "waiting")).toHaveLength(3);
  });

  test("removes them once if two people press at the same moment, and finishes an interrupted removal", async () => {
    const { database, editions } = await siteWithSamples();
    const { records } = await editions.samples();
    await database.db.transaction().execute((db) => removeBatch(db, new Date().toISOString(), 3));
    expect(await editions.samples()).toMatchObject({ records: records - 3, removed: { records: 3 } });
    const removed = await Promise.all([editions.removeSamples(ada), editions.removeSamples(ada)]);
    expect(removed.sort()).toEqual([0, records - 3]);
    expect(await editions.removeSamples(ada)).toBe(0);
    expect((await readLog(database.db, 10)).filter(({ act }) => act === "removed")).toHaveLength(1);
    const restored = await Promise.all([editions.bringBackSamples(ada), editions.bringBackSamples(ada)]);
    expect(restored.sort()).toEqual([0, records]);
  });

  test("does not remove a sample that staff have changed, published, moved or translated", async () => {
    const { editions, find, content } = await siteWithSamples();
    const { records } = await editions.samples();
    const text = { content: "Ours now." };
    const edited = await find("a");
    await editions.save(ada, edited.id, { base: edited.revision, fields: edited.fields, deliberate: true });
    expect((await find("a")).isSample).toBe(true);
    await editions.save(ada, edited.id, { base: edited.revision, fields: text, deliberate: false });
    const french = await editions.translation(edited, "fr");
    expect([(await find("a")).isSample, french?.isSample]).toEqual([false, false]);

    const other = await find("b");
    const translation = await editions.translation(other, "fr");
    await editions.save(ada, translation?.id ?? "", { base: 1, fields: text, deliberate: true });
    await editions.rename(ada, (await find("c")).id, "moved");
    const vouched = await find("d");
    await editions.publish(ada, vouched.id, { base: vouched.revision });
    await editions.startTranslation(ada, (await find("e")).id, "fr", "empty");
    const dueAt = new Date(Date.now() + day).toISOString();
    await editions.schedule(ada, (await find("f")).id, { base: 1, dueAt });

    expect((await editions.samples()).records).toBe(records - 6);
    await editions.removeSamples(ada);
    const left = (await content.news.page({})).items.map(({ id }) => id);
    expect(left.sort()).toEqual(["a", "b", "d", "e", "f", "moved"]);
    expect((await content.in("fr").news.find("a"))?.language).toBe("fr");
  });

  test("a single sample that is brought back is a sample again", async () => {
    const { editions, find } = await siteWithSamples();
    const { records } = await editions.samples();
    await editions.removeSamples(ada);
    await editions.bringBack(ada, (await find("a")).id);
    expect(await editions.samples()).toMatchObject({
      ...{ records: 1, shown: 0, removed: { records: records - 1 } },
    });
    await editions.removeSamples(ada);
    await editions.bringBackSamples(ada);
    expect(await editions.samples()).toMatchObject({ records, shown: records - 1 });
  });

  test("erases removed samples after 30 days", async () => {
    const { database, editions, content, later } = await siteWithSamples();
    await editions.removeSamples(ada);
    const trust = (at: Date) =>
      database.db.updateTable("enquiry_state").set({ trusted_at: at.toISOString() }).execute();
    const soon = later(29 * day);
    await trust(soon);
    expect(await eraseDeleted(database, soon)).toBe(0);
    const late = later(2 * day);
    await trust(late);
    await eraseDeleted(database, late);
    expect((await editions.samples()).removed).toBeUndefined();
    expect(await editions.bringBackSamples(ada)).toBe(0);
    expect(await editions.sampleChecks()).toEqual([]);
    const { db } = database;
    expect(await db.selectFrom("editions").select("id").where("sample", "is not", null).execute()).toEqual(
      [],
    );
    expect(await db.selectFrom("media_uses").selectAll().execute()).toEqual([]);
    expect((await content.namedSampleFiles()).size).toBe(0);
  });
});
