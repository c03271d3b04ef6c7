import { describe, expect, test } from "vitest";
import { isSection, kindNames, kindOf, type RecordKind } from "../../content/kinds.ts";
import { forEachDatabase } from "../../tests/databases.ts";
import { exampleFields } from "../../tests/example-fields.ts";
import { news, resource } from "../../tests/records.ts";
import { removeAll, save, views } from "../../tests/save.ts";
import { contentOf } from "../content/content.ts";
import { createLog } from "../process/log.ts";
import { readLog } from "../staff/staff-log.ts";
import type { Edition, Fields } from "./edition.ts";
import { editionsOf } from "./editions.ts";
import { eraseDeleted } from "./erase-deleted.ts";
import type { Refused } from "./outcome.ts";
import { problemSentences } from "./problem-sentences.ts";
import { publishingScheduler } from "./scheduler.ts";

const ada = { id: null, name: "Ada" };
const minute = 60_000;
const day = 24 * 60 * minute;
const log = createLog("silent");
const created_at = "2026-03-15T08:00:00.000Z";

/** The fields that each kind needs to be published. */
const written: Partial<Record<RecordKind, Fields>> = {
  our_work: { title: "Signed pipelines", description: "We **sign**." },
  news: { headline: "A clinic opens", content: "On *Monday*.", link: "/faq" },
  events: {
    ...{ name: "Signing day", description: "All day.", city: "Nairobi", country: "KE" },
    ...{ time_zone: "Africa/Nairobi", event_date: "2026-04-01T06:00:00.000Z", ends_at: "" },
  },
  resources: { title: "A guide", content: "Text.", category: "For the Public", type: "Guide" },
  partners: { name: "A school", text: "It teaches.", website: "https://example.org", kind: "School" },
  people: {
    name: "Mulu Tadesse",
    text: "She signs.",
    role: "Engineer",
    email: "mulu@example.org",
    position: "3",
  },
  faq: { question: "Is it free?", answer: "Yes.", category: "general", tags: "cost, price" },
  pages: { title: "Annual report", lead: "What we did.", text: "In **2026**.", image_url: "/pictures/a.jpg" },
};
const exampleOf = (kind: RecordKind): Fields => ({ ...exampleFields(kind), ...written[kind] });

forEachDatabase((engine, open) => {
  async function desk() {
    const { database } = await open();
    let time = Date.parse("2026-03-25T12:00:00.000Z");
    const now = () => new Date(time);
    const editions = editionsOf({ database, now });
    const create = async (kind: RecordKind = "news", fields: Fields = {}) =>
      (await editions.create(ada, kind, { ...exampleOf(kind), ...fields })) as Edition;
    const publish = async (kind: RecordKind = "news", fields: Fields = {}) => {
      const { id } = await create(kind, fields);
      const published = await editions.publish(ada, id, { base: 1 });
      if (published.outcome !== "done") throw new Error(JSON.stringify(published));
      return published.edition;
    };
    const wait = (milliseconds: number) => (time += milliseconds);
    return { database, editions, create, publish, now, wait, content: contentOf(database) };
  }

  describe("publishing", () => {
    test.each(kindNames)("%s: visitors read all of it", async (kind) => {
      const { database, publish, now } = await desk();
      const edition = await publish(kind);
      expect(edition).toMatchObject({ state: "published", publicRevision: 1, dueAt: null });
      const row = await views(database.db)
        .selectFrom(kind as "news")
        .selectAll()
        .where("id", "=", edition.slug)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({
        ...Object.fromEntries(
          Object.entries(exampleOf(kind)).map(([name, text]) => [
            name,
            name === "position" ? Number(text) : text || null,
          ]),
        ),
        ...{ id: edition.slug, created_at: now().toISOString(), language: "en" },
        ...(isSection(kind) && { updated_at: null }),
      });
    });

    test("a change is visible only once it is published, with the time of the change", async () => {
      const { editions, publish, content, wait } = await desk();
      const { id, slug, firstPublishedAt } = await publish();
      wait(day);
      const version = await content.version();
      await editions.save(ada, id, { base: 1, fields: { content: "On Friday." }, deliberate: true });
      expect(await content.version()).toBe(version);
      expect(await content.news.find(slug)).toMatchObject({ content: "On *Monday*." });
      expect(await editions.read(id)).toMatchObject({ revision: 2, publicRevision: 1 });
      expect(await editions.publish(ada, id, { base: 1 })).toMatchObject({
        outcome: "stale",
        edition: { revision: 2 },
      });
      expect(await editions.publish(ada, id, { base: 2 })).toMatchObject({ outcome: "done" });
      expect(await content.news.find(slug)).toMatchObject({
        ...{ content: "On Friday.", created_at: firstPublishedAt, updated_at: expect.any(String) },
      });
      const versions = await editions.versions(id);
      expect(versions.map(({ act, revision }) => `${act} ${revision}`).sort()).toEqual([
        "published 1",
        "published 2",
        "saved 2",
      ]);
    });

    test.each(kindNames)(
      "%s: names each missing field when publishing, and allows a draft to lack all of them",
      async (kind) => {
        const { editions } = await desk();
        const { id } = (await editions.create(ada, kind, {})) as Edition;
        const refusal = await editions.publish(ada, id, { base: 1 });
        const required = Object.entries(kindOf(kind).fields).filter(([, field]) => field.required);
        const { problems } = refusal as Refused;
        expect(problemSentences(problems, { kind, fields: {} })).toEqual(
          required.map(([field, { label }]) => ({ field, sentence: expect.stringContaining(label) })),
        );
        expect(await editions.schedule(ada, id, { base: 1, dueAt: "2026-03-26T00:00:00Z" })).toMatchObject({
          outcome: "refused",
        });
      },
    );

    test("rejects an event with invalid times, an invalid time zone, or an end before its start", async () => {
      const { editions, create } = await desk();
      const problems = async (fields: Fields) => {
        const { id } = await create("events", fields);
        const { problems = [] } = (await editions.publish(ada, id, { base: 1 })) as { problems?: object[] };
        return problems;
      };
      expect(await problems({ event_date: "soon" })).toMatchObject([{ field: "event_date" }]);
      expect(await problems({ event_date: "+012026-01-01T00:00:00Z" })).toMatchObject([
        { field: "event_date" },
      ]);
      expect(await problems({ time_zone: "Africa/Nowhere" })).toMatchObject([{ field: "time_zone" }]);
      expect(await problems({ ends_at: "tomorrow" })).toMatchObject([{ field: "ends_at" }]);
      expect(await problems({ ends_at: "2026-04-01T05:59:00.000Z" })).toEqual([
        { field: "ends_at", name: "eventEndsFirst" },
      ]);
      expect(await problems({ status: "moved" })).toMatchObject([{ field: "status" }]);
      expect(await problems({ ends_at: "2026-04-01T09:00:00.000Z" })).toEqual([]);
    });

    test("logs every act in the same transaction", async () => {
      const { database, editions, publish } = await desk();
      const { id } = await publish();
      await editions.rename(ada, id, "clinic");
      await editions.withdraw(ada, id);
      await editions.remove(ada, id);
      await editions.bringBack(ada, id);
      expect((await readLog(database.db, 9)).map(({ act, subject }) => `${act}: ${subject}`)).toEqual([
        "brought back: news/clinic A clinic opens",
        "deleted: news/clinic A clinic opens",
        "withdrew: news/clinic A clinic opens",
        "changed the address from a-clinic-opens: news/clinic A clinic opens",
        "published: news/a-clinic-opens A clinic opens",
        "created: news/a-clinic-opens A clinic opens",
      ]);
    });
  });

  describe("withdrawing and deleting", () => {
    test("a withdrawn record is gone until it is published again, with its first date", async () => {
      const { editions, publish, content, wait } = await desk();
      const { id, slug, firstPublishedAt } = await publish();
      wait(day);
      expect(await editions.withdraw(ada, id)).toMatchObject({
        outcome: "done",
        edition: { state: "withdrawn", publicRevision: null },
      });
      expect(await content.news.find(slug)).toBeUndefined();
      expect(await content.moved("news", slug)).toBe("gone");
      expect(await editions.withdraw(ada, id)).toMatchObject({ outcome: "refused" });
      await editions.publish(ada, id, { base: 1 });
      expect(await content.moved("news", slug)).toBeUndefined();
      expect(await content.news.find(slug)).toMatchObject({
        ...{ created_at: firstPublishedAt, updated_at: "2026-03-26T12:00:00.000Z" },
      });
    });

    test("a deleted record can be brought back for 30 days, and its address stays gone", async () => {
      const { database, editions, publish, create, content, now, wait } = await desk();
      const trust = () =>
        database.db.updateTable("enquiry_state").set({ trusted_at: now().toISOString() }).execute();
      await removeAll(database.db, "faq");
      const { id, slug } = await publish();
      const draft = await create("news", { headline: "Never seen" });
      await editions.remove(ada, id);
      await editions.remove(ada, draft.id);
      expect(await content.moved("news", slug)).toBe("gone");
      expect(await content.moved("news", draft.slug)).toBeUndefined();
      expect(await editions.list({ kinds: kindNames })).toMatchObject({ total: 0, rows: [] });
      expect((await editions.list({ deleted: true })).rows).toHaveLength(2);
      expect(await editions.find("news", slug)).toMatchObject({ deletedAt: now().toISOString() });
      expect(await editions.publish(ada, id, { base: 1 })).toMatchObject({ outcome: "refused" });

      wait(30 * day);
      await trust();
      expect(await eraseDeleted(database, now())).toBe(0);
      expect(await editions.bringBack(ada, id)).toMatchObject({
        outcome: "done",
        edition: { state: "withdrawn", deletedAt: null },
      });
      expect(await editions.publish(ada, id, { base: 1 })).toMatchObject({ outcome: "done" });
      expect(await content.news.find(slug)).toBeDefined();

      await editions.remove(ada, id);
      wait(30 * day + 1);
      // A clock that is ahead erases nothing.
      expect(await eraseDeleted(database, now())).toBe(0);
      await trust();
      expect(await eraseDeleted(database, now())).toBe(2);
      expect(await editions.find("news", slug)).toBeUndefined();
      expect(await editions.bringBack(ada, id)).toMatchObject({ outcome: "refused" });
      expect(await content.moved("news", slug)).toBe("gone");
      expect(await create()).toMatchObject({ slug: `${slug}-2` });
      for (const table of ["versions", "revisions", "receipts"] as const)
        expect(
          await database.db.selectFrom(table).select("edition_id").where("edition_id", "=", id).execute(),
        ).toEqual([]);
    });
  });

  describe("addresses", () => {
    test("every earlier address redirects straight to the newest, also after moving back", async () => {
      const { editions, publish, content } = await desk();
      const { id } = await publish();
      const rename = async (slug: string) => (await editions.rename(ada, id, slug)).outcome;
      const lead = (...slugs: string[]) => Promise.all(slugs.map((slug) => content.moved("news", slug)));
      expect([await rename("b"), await rename("c")]).toEqual(["done", "done"]);
      expect(await lead("a-clinic-opens", "b", "c")).toEqual([{ to: "c" }, { to: "c" }, undefined]);
      expect(await content.news.find("c")).toMatchObject({ title: "A clinic opens" });
      expect(await content.news.find("b")).toBeUndefined();
      expect(await rename("a-clinic-opens")).toBe("done");
      expect(await lead("a-clinic-opens", "b", "c")).toEqual([
        undefined,
        { to: "a-clinic-opens" },
        { to: "a-clinic-opens" },
      ]);
    });

    test("a record has at most 100 earlier addresses, and may return to each of them", async () => {
      const { database, editions, publish } = await desk();
      const { id, slug: new_slug } = await publish();
      const earlier = Array.from({ length: 100 }, (_, index) => `earlier-${index}`);
      await database.db
        .insertInto("redirects")
        .values(earlier.map((old_slug) => ({ kind: "news" as const, old_slug, new_slug })))
        .execute();
      expect(await editions.rename(ada, id, "one-more")).toMatchObject({
        outcome: "refused",
        problems: [{ field: "slug", name: "addressesTooMany" }],
      });
      expect(await editions.rename(ada, id, "earlier-7")).toMatchObject({ outcome: "done" });
    });

    test("rejects an invalid address, and one that another record has or had", async () => {
      const { database, editions, publish, create } = await desk();
      const first = await publish();
      await editions.rename(ada, first.id, "moved");
      const withdrawn = await publish("news", { headline: "Withdrawn" });
      await editions.withdraw(ada, withdrawn.id);
      await save(database.db, "news", news("from-a-program"));
      const other = await create("news", { headline: "Other" });
      for (const slug of [
        ...["moved", first.slug, withdrawn.slug, "from-a-program", "new"],
        ...["", "Capital", "a b", "a--b", "-a", "a/b", "a.ics", "x".repeat(101)],
      ])
        expect(await editions.rename(ada, other.id, slug), slug).toMatchObject({
          outcome: "refused",
          problems: [{ field: "slug" }],
        });
      expect(await editions.rename(ada, other.id, "ዜና-2")).toMatchObject({ outcome: "done" });
    });

    test("renaming a draft leaves no redirect, and both addresses of a withdrawn record are gone", async () => {
      const { database, editions, create, publish, content } = await desk();
      const draft = await create();
      await editions.rename(ada, draft.id, "quiet");
      expect(await database.db.selectFrom("redirects").selectAll().execute()).toEqual([]);
      const { id, slug } = await publish();
      await editions.withdraw(ada, id);
      await editions.rename(ada, id, "loud");
      expect(await content.moved("news", slug)).toEqual({ to: "loud" });
      expect(await content.moved("news", "loud")).toBe("gone");
    });
  });

  describe("scheduled records", () => {
    test("are published once, as they were scheduled, with the date they were due", async () => {
      const { database, editions, create, content, now, wait } = await desk();
      const { id, slug } = await create();
      const dueAt = "2026-03-25T12:10:00.000Z";
      expect(await editions.schedule(ada, id, { base: 1, dueAt })).toMatchObject({
        outcome: "done",
        edition: { state: "scheduled", dueAt },
      });
      await editions.save(ada, id, { base: 1, fields: { content: "Later." }, deliberate: true });
      wait(10 * minute - 1);
      expect(await editions.publishDue(now())).toBe(0);
      wait(1);
      const promoted = await Promise.all([1, 2, 3, 4].map(() => editions.publishDue(now())));
      expect(promoted.sort()).toEqual([0, 0, 0, 1]);
      expect(await content.news.find(slug)).toMatchObject({ content: "On *Monday*.", created_at: dueAt });
      expect(await editions.read(id)).toMatchObject({
        ...{ state: "published", revision: 2, publicRevision: 1, dueAt: null },
        fields: { content: "Later." },
      });
      expect((await editions.versions(id))[0]).toMatchObject({ act: "published", revision: 1, author: ada });
      expect(await database.db.selectFrom("receipts").select("state").execute()).toEqual([
        { state: "waiting" },
      ]);
    });

    test("appear on the first request after they are due, also after a pause, and without any request", async () => {
      const { database, editions: other, create, now, wait } = await desk();
      let told = 0;
      // A busy machine may take longer to publish than a page waits.
      const watch = () => publishingScheduler({ database, log, now, maxWait: 30_000 });
      const awake = watch();
      awake.onPublished(() => told++);
      const content = contentOf(database, awake);
      const before = await content.version();
      const { id, slug } = await create();
      // By another process.
      await other.schedule(ada, id, { base: 1, dueAt: new Date(now().getTime() + 5000).toISOString() });
      wait(4999);
      expect(await content.version()).toBe(before);
      wait(1);
      expect(await content.version()).toBeGreaterThan(before);
      expect(await content.news.find(slug)).toBeDefined();
      expect(told).toBe(1);

      const late = await create("news", { headline: "Late" });
      await other.schedule(ada, late.id, {
        base: 1,
        dueAt: new Date(now().getTime() + minute).toISOString(),
      });
      await awake.stop();
      wait(day);
      const restarted = watch();
      restarted.start();
      await expect.poll(async () => (await other.read(late.id))?.state).toBe("published");
      await restarted.stop();
    });

    test("cost at most one query a second while nothing is due", async () => {
      const { database, now, wait } = await desk();
      let asked = 0;
      const watch = publishingScheduler({ database, log, now });
      const ask = async () => {
        const waiting = watch.beforeReading();
        if (waiting) asked++;
        await waiting;
      };
      for (let milliseconds = 0; milliseconds < 3000; milliseconds += 100) {
        await ask();
        wait(100);
      }
      expect(asked).toBe(3);
      await watch.stop();
    });

    test("can be rescheduled, unscheduled or published immediately", async () => {
      const { editions, create, publish, now, wait } = await desk();
      const { id } = await create();
      const dueAt = new Date(now().getTime() + minute).toISOString();
      await editions.schedule(ada, id, { base: 1, dueAt });
      expect(await editions.unschedule(ada, id)).toMatchObject({ edition: { state: "draft", dueAt: null } });
      const { id: live } = await publish("our_work");
      await editions.schedule(ada, live, { base: 1, dueAt });
      expect(await editions.unschedule(ada, live)).toMatchObject({ edition: { state: "published" } });
      await editions.schedule(ada, id, { base: 1, dueAt });
      expect(await editions.publish(ada, id, { base: 1 })).toMatchObject({ edition: { state: "published" } });
      wait(day);
      expect(await editions.publishDue(now())).toBe(0);
      for (const wrong of ["soon", "2026-03-25T12:00:00Z", "2036-03-25T12:00:00Z"])
        expect(await editions.schedule(ada, id, { base: 1, dueAt: wrong })).toMatchObject({
          outcome: "refused",
          problems: [{ field: "due_at" }],
        });
    });

    test("that cannot be published are reported and do not delay the others", async () => {
      const { database, editions, create, now, wait } = await desk();
      const [broken, fine] = [await create(), await create("our_work")];
      const dueAt = new Date(now().getTime() + minute).toISOString();
      await editions.schedule(ada, broken.id, { base: 1, dueAt });
      await editions.schedule(ada, fine.id, { base: 1, dueAt });
      // As if a later release required more fields than the text has.
      const fields = JSON.stringify({ headline: "A clinic opens" });
      await database.db.updateTable("versions").set({ fields }).where("edition_id", "=", broken.id).execute();
      wait(minute);
      expect(await editions.publishDue(now())).toBe(2);
      expect(await editions.read(broken.id)).toMatchObject({ state: "draft", dueAt: null });
      expect(await editions.read(fine.id)).toMatchObject({ state: "published" });
      const receipts = await database.db.selectFrom("receipts").select(["edition_id", "state"]).execute();
      expect(receipts).toContainEqual({ edition_id: broken.id, state: "red" });
    });
  });

  describe("records published in bulk", () => {
    test("are at the desk with their text, language and dates", async () => {
      const { database, editions } = await desk();
      const one = news("one", { created_at, language: "fr", content: "Un texte.", link: "/faq" });
      const others = Array.from({ length: 230 }, (_, index) => news(`n-${index}`, { created_at }));
      const updated_at = "2026-03-20T08:00:00.000Z";
      await save(database.db, "news", one, ...others);
      await save(database.db, "resources", resource("guide", { created_at, updated_at }));
      expect(await editions.find("news", "one")).toMatchObject({
        ...{ slug: "one", language: "fr", state: "published", revision: 1, publicRevision: 1 },
        ...{ firstPublishedAt: created_at, title: "Headline one" },
        fields: { headline: "Headline one", content: "Un texte.", link: "/faq", image_url: "" },
      });
      expect(await editions.list({ kinds: ["news"] })).toMatchObject({ total: 231, pages: 20 });
      expect(await editions.find("resources", "guide")).toMatchObject({ changedAt: updated_at });
    });

    test("keep their position when a question is changed or renamed", async () => {
      const { editions, content } = await desk();
      const [, second] = await content.faq.all();
      const { id } = (await editions.find("faq", second?.id ?? "")) as Edition;
      const fields = { answer: "Another answer." };
      await editions.save(ada, id, { base: 1, fields, deliberate: true });
      expect(await editions.publish(ada, id, { base: 2 })).toMatchObject({ outcome: "done" });
      await editions.rename(ada, id, "another-name");
      expect((await content.faq.all())[1]).toEqual({ ...second, ...fields, id: "another-name" });
    });

    test("keep their text as the first version, and their language", async () => {
      const { database, editions, content } = await desk();
      await save(database.db, "news", news("one", { created_at, language: "fr", content: "Un. Deux." }));
      const { id } = (await editions.find("news", "one")) as Edition;
      const fields = (text: string) => ({ base: 1, fields: { content: text }, deliberate: true });
      await editions.save(ada, id, fields("Un. Trois."));
      expect(await editions.save(ada, id, fields("Premier. Deux."))).toMatchObject({ outcome: "merged" });
      await editions.publish(ada, id, { base: 3 });
      const whole = await content.news.find("one");
      expect(whole).toMatchObject({ content: "Premier. Trois.", language: "fr" });
      expect(whole?.created_at).toBe(created_at);
      const first = (await editions.versions(id)).at(-1);
      expect(first).toMatchObject({ act: "published", revision: 1, at: created_at });
      expect(await editions.version(id, first?.id ?? "")).toMatchObject({ fields: { content: "Un. Deux." } });
    });
  });

  describe("the list", () => {
    test("can be searched and filtered, last changed first", async () => {
      const { database, editions, create, publish, wait } = await desk();
      await removeAll(database.db, "faq");
      const titles = async (asked: Parameters<typeof editions.list>[0]) =>
        (await editions.list({ kinds: kindNames, ...asked })).rows.map(({ title }) => title);
      await create("news", { headline: "Café in Dakar" });
      wait(minute);
      await publish("events", { name: "A day in Dakar" });
      wait(minute);
      await create("our_work", { title: "Pipelines", description: "For the café of Accra." });
      expect(await titles({})).toEqual(["Pipelines", "A day in Dakar", "Café in Dakar"]);
      expect(await titles({ q: "dakar" })).toEqual(["A day in Dakar", "Café in Dakar"]);
      expect(await titles({ q: "CAFE" })).toEqual(["Pipelines", "Café in Dakar"]);
      expect(await titles({ q: "dakar", state: "draft" })).toEqual(["Café in Dakar"]);
      expect(await titles({ kinds: ["events"], q: "cafe" })).toEqual([]);
      expect(await titles({ q: "%_\"'\0" })).toEqual([]);
      for (let count = 0; count < 12; count++) await create("resources", { title: `Guide ${count}` });
      expect(await editions.list({ kinds: kindNames, q: "guide", page: 9 })).toMatchObject({
        page: 1,
        pages: 1,
        total: 12,
      });
      expect(await editions.list({ kinds: kindNames, page: 2 })).toMatchObject({
        page: 2,
        pages: 2,
        total: 15,
      });
    });
  });

  test(`publishing on ${engine} is done completely or not at all`, async () => {
    const { database, editions, create, content } = await desk();
    const { id, slug } = await create();
    // Publishing fails at its last step, writing the log.
    await database.db.schema.alterTable("staff_log").renameTo("no_log").execute();
    await expect(editions.publish(ada, id, { base: 1 })).rejects.toThrow();
    await database.db.schema.alterTable("no_log").renameTo("staff_log").execute();
    expect(await content.news.find(slug)).toBeUndefined();
    expect(await editions.read(id)).toMatchObject({ state: "draft" });
    expect(await editions.versions(id)).toEqual([]);
  });
});
