import { describe, expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { readLog } from "../staff/staff-log.ts";
import type { Edition } from "./edition.ts";
import { editionsOf } from "./editions.ts";

const ada = { id: null, name: "Ada" };
const ben = { id: null, name: "Ben" };
const cleo = { id: null, name: "Cleo" };
const text = "The clinic opens in May. It is free.";

forEachDatabase((_engine, open) => {
  async function desk() {
    const { database } = await open();
    let time = Date.parse("2026-11-25T12:00:00Z");
    const now = () => new Date(time++);
    const editions = editionsOf({ database, now });
    const create = async (fields = {}) =>
      (await editions.create(ada, "news", {
        headline: "A clinic in Kigali",
        content: text,
        ...fields,
      })) as Edition;
    const later = (milliseconds: number) => {
      time += milliseconds;
    };
    return { database, editions, create, later };
  }
  const autosave = (base: number, fields: Record<string, string>) => ({ base, fields, deliberate: false });
  const byHand = (base: number, fields: Record<string, string>) => ({ base, fields, deliberate: true });

  describe("a new record", () => {
    test("is a draft at an address derived from its headline that no other record has or had", async () => {
      const { editions, create, database } = await desk();
      const first = await create();
      expect(first).toMatchObject({
        ...{ kind: "news", slug: "a-clinic-in-kigali", state: "draft", revision: 1, publicRevision: null },
        ...{ language: "en", title: "A clinic in Kigali", changedBy: ada },
        fields: { headline: "A clinic in Kigali", content: text, link: "", image_url: "" },
      });
      expect(await create()).toMatchObject({ slug: "a-clinic-in-kigali-2" });
      await database.db
        .insertInto("redirects")
        .values({ kind: "news", old_slug: "a-clinic-in-kigali-3", new_slug: "elsewhere" })
        .execute();
      expect(await create()).toMatchObject({ slug: "a-clinic-in-kigali-4" });
      expect(await create({ headline: "ዜና ከአዲስ አበባ" })).toMatchObject({ slug: "ዜና-ከአዲስ-አበባ" });
      expect(await create({ headline: "?" })).toMatchObject({ slug: "news-item" });
      expect(await create({ headline: "New" })).toMatchObject({ slug: "new-2" });
      expect(await editions.find("news", first.slug)).toEqual(first);
      expect(await editions.find("news", "nothing\0")).toBeUndefined();
      expect(await readLog(database.db, 9)).toMatchObject(
        Array.from({ length: 6 }, () => ({ staff_name: "Ada", act: "created" })),
      );
    });

    test("stores only the fields of its kind, with normalised line breaks and characters", async () => {
      const { create } = await desk();
      const { fields } = await create({ content: "one\r\ntwo\0\ud800", role: "administrator" });
      expect(fields).toEqual({
        ...{
          headline: "A clinic in Kigali",
          content: "one\ntwo\ufffd",
          authors: "",
          link: "",
          image_url: "",
        },
        ...{ version: "", licence: "", doi: "", search_description: "", share_picture: "" },
      });
    });

    test("may be as long as the limit, and no longer", async () => {
      const { editions, create } = await desk();
      const { id } = await create();
      const saved = await editions.save(ada, id, autosave(1, { headline: "h".repeat(2001) }));
      expect(saved).toMatchObject({ outcome: "refused", problems: [{ field: "headline" }] });
      expect(await editions.save(ada, id, autosave(1, { content: "x".repeat(200_000) }))).toMatchObject({
        outcome: "saved",
      });
    });
  });

  describe("saving", () => {
    test("keeps fields that the form lacks, and increases the revision only for a change", async () => {
      const { editions, create } = await desk();
      const { id } = await create();
      const saved = await editions.save(ben, id, autosave(1, { headline: "Another" }));
      expect(saved).toMatchObject({
        outcome: "saved",
        edition: { revision: 2, title: "Another", changedBy: ben, fields: { content: text } },
      });
      expect(await editions.save(ben, id, autosave(2, { headline: "Another" }))).toMatchObject({
        outcome: "saved",
        edition: { revision: 2 },
      });
    });

    test("merges the changes if another writer saved first", async () => {
      const { editions, create } = await desk();
      const { id } = await create();
      await editions.save(ada, id, autosave(1, { content: text.replace("in May", "on 3 May") }));
      const merged = await editions.save(ben, id, autosave(1, { content: text.replace("free", "for all") }));
      expect(merged).toMatchObject({
        outcome: "merged",
        edition: { revision: 3, fields: { content: "The clinic opens on 3 May. It is for all." } },
      });
    });

    test("stores nothing if both changed the same sentence, and returns both texts", async () => {
      const { editions, create } = await desk();
      const { id } = await create();
      const [adas, bens] = [text.replace("May", "June"), text.replace("May", "July")];
      await editions.save(ada, id, autosave(1, { content: adas }));
      const conflict = await editions.save(ben, id, autosave(1, { content: bens, headline: "By Ben" }));
      expect(conflict).toMatchObject({
        outcome: "conflict",
        edition: { revision: 2, fields: { content: adas } },
        conflicts: [
          {
            ...{ field: "content", yours: bens, theirs: adas, base: text },
            places: [{ yours: "The clinic opens in July.", theirs: "The clinic opens in June." }],
          },
        ],
      });
      expect(await editions.read(id)).toMatchObject({ revision: 2, title: "A clinic in Kigali" });
      // Ben has seen both texts and decides.
      expect(await editions.save(ben, id, byHand(2, { content: bens }))).toMatchObject({
        outcome: "saved",
        edition: { fields: { content: bens } },
      });
    });

    test("by several writers at the same moment loses nothing", async () => {
      const { editions, create } = await desk();
      const sentences = Array.from({ length: 8 }, (_, index) => `Sentence ${index}.`);
      const { id } = await create({ content: sentences.join(" ") });
      const saved = await Promise.all(
        sentences.map((sentence, index) =>
          editions.save(
            ada,
            id,
            autosave(1, { content: sentences.join(" ").replace(sentence, `Changed ${index}.`) }),
          ),
        ),
      );
      expect(saved.map(({ outcome }) => outcome).sort()).toEqual([...Array(7).fill("merged"), "saved"]);
      expect((await editions.read(id))?.fields.content).toBe(
        sentences.map((_, index) => `Changed ${index}.`).join(" "),
      );
    });

    test("from a deleted revision reports every difference as a conflict, and old revisions are deleted", async () => {
      const { database, editions, create } = await desk();
      const { id } = await create();
      for (let base = 1; base <= 201; base++)
        await editions.save(ada, id, autosave(base, { link: `/faq?${base}` }));
      expect(await database.db.selectFrom("revisions").select("revision").execute()).toHaveLength(200);
      const saved = await editions.save(ben, id, autosave(1, { headline: "Old" }));
      expect(saved).toMatchObject({
        outcome: "conflict",
        conflicts: [{ field: "headline", yours: "Old", theirs: "A clinic in Kigali" }],
      });
      expect(await editions.save(ben, id, autosave(150, { headline: "New" }))).toMatchObject({
        outcome: "merged",
        edition: { fields: { headline: "New", link: "/faq?201" } },
      });
      // Ada's text became a version when Ben continued it.
      expect((await editions.versions(id)).map(({ author }) => author.name)).toEqual(["Ada"]);
    });

    test("is refused for missing and deleted records", async () => {
      const { editions, create } = await desk();
      const { id } = await create();
      await editions.remove(ada, id);
      for (const gone of [id, "nothing"])
        expect(await editions.save(ada, gone, autosave(1, { headline: "x" }))).toMatchObject({
          outcome: "refused",
          problems: [{ field: "" }],
        });
    });
  });

  describe("versions", () => {
    test("are deliberate saves with author and time, and restoring one makes another", async () => {
      const { editions, create } = await desk();
      const { id } = await create();
      await editions.save(ada, id, byHand(1, { headline: "First" }));
      await editions.save(ada, id, byHand(2, { headline: "First" }));
      await editions.save(ben, id, autosave(2, { headline: "On the way" }));
      const [first, ...none] = await editions.versions(id);
      expect(none).toEqual([]);
      expect(first).toMatchObject({ act: "saved", revision: 2, author: ada, at: expect.any(String) });
      expect(await editions.version(id, first?.id ?? "")).toMatchObject({ fields: { headline: "First" } });

      const restored = await editions.restore(ada, id, first?.id ?? "");
      expect(restored).toMatchObject({ outcome: "done", edition: { revision: 4, title: "First" } });
      // Autosaved text is not lost either.
      const all = await editions.versions(id);
      expect(all.map(({ act, author }) => [act, author.name])).toEqual([
        ["restored", "Ada"],
        ["saved", "Ben"],
        ["saved", "Ada"],
      ]);
      expect(await editions.version(id, all[1]?.id ?? "")).toMatchObject({
        fields: { headline: "On the way" },
      });
      const other = await create();
      expect(await editions.restore(ada, other.id, first?.id ?? "")).toMatchObject({ outcome: "refused" });
    });

    test("are made of autosaves every 30 minutes of writing", async () => {
      const { editions, create, later } = await desk();
      const { id } = await create();
      const texts = ["1", "2", "3", "4", "5", "6", "7"];
      for (const [index, content] of texts.entries()) {
        later(10 * 60_000);
        await editions.save(ada, id, autosave(index + 1, { content }));
      }
      const versions = await editions.versions(id);
      const stored = await Promise.all(versions.map((version) => editions.version(id, version.id)));
      expect(stored.map((version) => version?.fields.content)).toEqual(["6", "3"]);
      later(24 * 60 * 60_000);
      await editions.save(ada, id, autosave(8, { content: "The next day" }));
      expect(await editions.versions(id)).toHaveLength(3);
    });

    test("name everyone who wrote, however often two writers take turns", async () => {
      const { editions, create } = await desk();
      const { id } = await create();
      for (let revision = 1; revision <= 20; revision++)
        await editions.save(
          revision % 2 ? ben : ada,
          id,
          autosave(revision, { content: `Turn ${revision}` }),
        );
      await editions.save(cleo, id, byHand(21, { content: "All turns" }));
      const versions = await editions.versions(id);
      expect(new Set(versions.map(({ author }) => author.name))).toEqual(new Set(["Ada", "Ben", "Cleo"]));
      expect(versions.length).toBeLessThanOrEqual(4);
    });

    test("name the writer of a text that another person publishes", async () => {
      const { editions, create } = await desk();
      const { id } = await create();
      await editions.save(ada, id, autosave(1, { content: "By Ada." }));
      await editions.publish(ben, id, { base: 2 });
      expect((await editions.versions(id)).map(({ act, author }) => [act, author.name])).toEqual(
        expect.arrayContaining([
          ["published", "Ben"],
          ["saved", "Ada"],
        ]),
      );
    });

    test("are 200 at most, and publications are kept longest", async () => {
      const { editions, create } = await desk();
      const { id } = await create();
      await editions.publish(ada, id, { base: 1 });
      for (let base = 1; base <= 120; base++)
        await editions.save(ada, id, byHand(base, { link: `/${base}` }));
      const versions = await editions.versions(id);
      expect(versions).toHaveLength(101);
      expect(versions.at(-1)).toMatchObject({ act: "published", revision: 1 });
      expect(versions[0]).toMatchObject({ act: "saved", revision: 121 });
    });
  });

  test("a preview link shows one record for a week, until it is revoked", async () => {
    const { database } = await open();
    let time = Date.parse("2026-11-25T12:00:00Z");
    const editions = editionsOf({ database, now: () => new Date(time) });
    const { id } = (await editions.create(ada, "news", { headline: "Soon" })) as Edition;
    const link = await editions.previewLink(ada, id);
    const other = await editions.previewLink(ben, id);
    if ("outcome" in link || "outcome" in other) throw new Error("No link.");
    expect(await editions.findPreviewed(link.token)).toMatchObject({ id, title: "Soon" });
    expect(await editions.findPreviewed("x")).toBeUndefined();
    const rows = await database.db.selectFrom("previews").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(link.token);
    expect(await editions.revokePreview(ada, other.id)).toBe(true);
    expect(await editions.findPreviewed(other.token)).toBeUndefined();
    expect(await editions.previews(id)).toMatchObject([{ id: link.id, createdBy: "Ada" }]);
    time += 7 * 24 * 60 * 60_000;
    expect(await editions.findPreviewed(link.token)).toBeUndefined();
    for (let count = 0; count < 25; count++) await editions.previewLink(ada, id);
    expect(await editions.previews(id)).toHaveLength(20);
    const acts = (await readLog(database.db, 100)).map(({ act }) => act);
    expect(acts).toContain("revoked a preview link");
  });
});
