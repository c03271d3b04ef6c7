import { describe, expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { ada, openNewsletter } from "../../tests/newsletter.ts";
import { event, news, resource } from "../../tests/records.ts";
import { testClock } from "../../tests/registrations.ts";
import { save } from "../../tests/save.ts";
import { contentOf } from "../content/content.ts";
import { saveTranslation } from "../content/translations.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { digestMail } from "./digest-mail.ts";
import { planDigests } from "./digests.ts";
import { fillSendings, contentOf as sendingContent, startDue } from "./sendings.ts";
import type { Topic } from "./topics.ts";

/** Publishes records at a time. */
async function publishAt(
  { db }: SiteDatabase,
  at: string,
  ids: string[],
  kind: "news" | "events" | "resources",
) {
  const records = { news, events: event, resources: resource };
  for (const id of ids) {
    await save(db, kind, { ...records[kind](id), created_at: at } as never);
    await db.updateTable("editions").set({ first_published_at: at }).where("slug", "=", id).execute();
  }
}

forEachDatabase((_engine, fresh) => {
  const open = async (start: string) => {
    const { database } = await fresh();
    const clock = testClock(start);
    const { subscribed, newsletter } = openNewsletter(database, { now: clock.now });
    /** Digests that exist, as "weekly: a b". */
    const digests = async () => {
      const rows = await database.db
        .selectFrom("newsletter_sendings")
        .selectAll()
        .where("kind", "=", "digest")
        .orderBy("created_at")
        .execute();
      const slugs = await database.db.selectFrom("editions").select(["id", "slug"]).execute();
      const slugOf = (id: string) => slugs.find((edition) => edition.id === id)?.slug;
      return rows.map(({ frequency, content }) => {
        const { records } = JSON.parse(content);
        return `${frequency}: ${records.map(({ edition }: { edition: string }) => slugOf(edition)).join(" ")}`;
      });
    };
    const plan = () => planDigests(database, clock.now());
    return { database, clock, subscribed, newsletter, digests, plan };
  };

  describe("digests", () => {
    test("contain what was published since the last one, once for each frequency", async () => {
      // A Thursday.
      const { database, clock, digests, plan } = await open("2026-11-12T09:00:00.000Z");
      await publishAt(database, "2026-11-12T08:00:00.000Z", ["before"], "news");
      expect(await plan()).toBe(0);
      await publishAt(database, "2026-11-12T10:00:00.000Z", ["first"], "news");
      clock.pass(1.1);
      // There is time to correct it.
      expect(await plan()).toBe(0);
      clock.pass(0.2);
      await plan();
      await plan();
      expect(await digests()).toEqual(["each: first"]);
      await publishAt(database, "2026-11-13T10:00:00.000Z", ["second"], "resources");
      clock.pass(4 * 24);
      // Monday, 10:18 UTC.
      await plan();
      await plan();
      expect((await digests()).toSorted()).toEqual(["each: first", "each: second", "weekly: second first"]);
      clock.pass(15 * 24);
      await plan();
      expect((await digests()).at(-1)).toBe("monthly: second first");
      clock.pass(7 * 24);
      await plan();
      expect(await digests()).toHaveLength(4);
    });

    test("go to people with the frequency and a topic; samples, past events and mailed records are left out", async () => {
      const { database, clock, newsletter, subscribed, digests, plan } =
        await open("2026-11-12T09:00:00.000Z");
      await plan();
      await subscribed("news@example.org", { topics: ["news"] });
      await subscribed("projects@example.org", { topics: ["projects"] });
      await subscribed("monthly@example.org", { frequency: "monthly" });
      await publishAt(database, "2026-11-12T12:00:00.000Z", ["new", "sample", "mailed"], "news");
      await save(database.db, "events", event("past", { event_date: "2026-11-13T09:00:00.000Z" }));
      const at = { first_published_at: "2026-11-12T12:00:00.000Z" };
      await database.db.updateTable("editions").set(at).where("slug", "=", "past").execute();
      await database.db
        .updateTable("editions")
        .set({ sample: "present" })
        .where("slug", "=", "sample")
        .execute();
      await newsletter.staff.send(ada, { kind: "news", slug: "mailed" });
      clock.pass(4 * 24 - 2);
      await plan();
      expect((await digests()).filter((digest) => digest.startsWith("weekly"))).toEqual(["weekly: new"]);
      expect((await startDue(database, clock.now())).started).toBeGreaterThan(0);
      await fillSendings(database, clock.now());
      const people = await database.db
        .selectFrom("newsletter_deliveries")
        .innerJoin("newsletter_sendings", "newsletter_sendings.id", "sending_id")
        .innerJoin("subscribers", "subscribers.id", "subscriber_id")
        .select("email")
        .where("newsletter_sendings.frequency", "=", "weekly")
        .execute();
      expect(people).toEqual([{ email: "news@example.org" }]);
    });

    test("a digest that is a day late asks first, and no record is lost", async () => {
      const { database, clock, newsletter, digests, plan } = await open("2026-11-12T09:00:00.000Z");
      await plan();
      await publishAt(database, "2026-11-12T12:00:00.000Z", ["new"], "news");
      clock.pass(5 * 24);
      await plan();
      await startDue(database, clock.now());
      const states = (await newsletter.staff.sendings()).map(
        ({ state, asksBecause }) => `${state} ${asksBecause}`,
      );
      expect(states).toEqual(["asking late", "asking late"]);
      expect((await digests()).toSorted()).toEqual(["each: new", "weekly: new"]);
    });

    test("the first one after a restore asks: it may have been sent since the backup", async () => {
      const { database, clock, newsletter, plan } = await open("2026-11-12T09:00:00.000Z");
      await plan();
      await database.db.updateTable("newsletter_digests").set({ asks: 1 }).execute();
      for (const [id, at] of [
        ["one", "2026-11-12T12:00:00.000Z"],
        ["two", "2026-11-17T12:00:00.000Z"],
      ] as const) {
        await publishAt(database, at, [id], "news");
        clock.pass(4 * 24 - 2);
        await plan();
        clock.pass(3 * 24 + 2);
      }
      const weekly = (await newsletter.staff.sendings()).filter(({ frequency }) => frequency === "weekly");
      expect(weekly.map(({ asksBecause }) => asksBecause).toSorted()).toEqual([null, "restored"].toSorted());
    });

    test("are written in the language of the reader, with the original where there is no translation", async () => {
      const { database, clock, plan } = await open("2026-11-12T09:00:00.000Z");
      await plan();
      await publishAt(database, "2026-11-12T12:00:00.000Z", ["one", "two"], "news");
      await publishAt(database, "2026-11-12T12:00:00.000Z", ["clinic"], "events");
      await saveTranslation(database.db, "news", "one", "ar", {
        ...{ fields: { headline: "عيادة جديدة", content: "نص." }, created_at: "2026-11-12T12:00:00.000Z" },
      });
      clock.pass(4 * 24 - 2);
      await plan();
      const row = await database.db
        .selectFrom("newsletter_sendings")
        .selectAll()
        .where("frequency", "=", "weekly")
        .executeTakeFirstOrThrow();
      const sent = await sendingContent(database.db, row);
      if (sent?.kind !== "digest") throw new Error("Not a digest");
      const mailFor = (topics: Topic[]) =>
        digestMail(
          { database, content: contentOf(database), siteUrl: "https://site.example" },
          { records: sent.records, frequency: "weekly" },
          { language: "ar", topics },
        );
      const mail = await mailFor(["news", "events"]);
      expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
      expect(mail?.html).toContain("عيادة جديدة");
      expect(mail?.html).toContain(
        '<h3><a href="https://site.example/ar/news/two" lang="en" dir="ltr">Headline two</a> (الإنجليزية)</h3>',
      );
      expect(mail?.text).toContain("الفعاليات");
      expect(mail?.text).toMatch(/نوفمبر 2026.*نيروبي/);
      expect((await mailFor(["events"]))?.text).not.toContain("Headline two");
      expect(await mailFor(["resources"])).toBeUndefined();
    });

    test("a hundred records make a mail of at most 15 KB that links to the rest", async () => {
      const { database, clock, plan } = await open("2026-11-12T09:00:00.000Z");
      await plan();
      const ids = Array.from({ length: 100 }, (_, index) => `item-${index}`);
      const text = "A sentence with some words about a clinic that opens. ".repeat(20);
      await save(database.db, "news", ...ids.map((id) => news(id, { content: text })));
      await database.db
        .updateTable("editions")
        .set({ first_published_at: "2026-11-12T12:00:00.000Z" })
        .execute();
      clock.pass(4 * 24 - 2);
      await plan();
      const { content } = await database.db
        .selectFrom("newsletter_sendings")
        .select("content")
        .where("frequency", "=", "weekly")
        .executeTakeFirstOrThrow();
      const { records } = JSON.parse(content);
      expect(records).toHaveLength(100);
      const mail = await digestMail(
        { database, content: contentOf(database), siteUrl: "https://site.example" },
        { records, frequency: "weekly" },
        { language: "en", topics: ["news"] },
      );
      expect(Buffer.byteLength(mail?.html ?? "")).toBeLessThan(15_000);
      expect(mail?.text).toContain("80 more are on our site:");
    });
  });
});
