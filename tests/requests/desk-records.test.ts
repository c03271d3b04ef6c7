/** Duplicating a record, featuring it on Home, and the date of its publication. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { organisation } from "../../organisation.ts";
import { localInstant, localTime } from "../../server/database/zoned-time.ts";
import type { Edition } from "../../server/publishing/edition.ts";
import { editionsOf } from "../../server/publishing/editions.ts";
import { forEachDatabase } from "../databases.ts";
import { type DeskBrowser, type DeskSite, startDeskSite } from "./sign-in.ts";

const ada = { id: null, name: "Ada" };

forEachDatabase((_, open) => {
  let site: DeskSite;
  let publisher: DeskBrowser;
  let writer: DeskBrowser;
  let editions: ReturnType<typeof editionsOf>;
  beforeAll(async () => {
    site = await startDeskSite({ DATABASE_URL: (await open()).url });
    publisher = await site.signIn("publisher");
    writer = await site.signIn("writer");
    editions = editionsOf({ database: site.database });
  });
  afterAll(() => site.stop());

  async function published(headline: string, more: Record<string, string> = {}): Promise<Edition> {
    const draft = (await editions.create(ada, "news", { headline, content: "A text.", ...more })) as Edition;
    const done = await editions.publish(ada, draft.id, { base: draft.revision });
    if (done.outcome !== "done") throw new Error(JSON.stringify(done));
    return done.edition;
  }
  const form = ({ id, revision, slug, fields }: Edition, act: string, more: Record<string, string> = {}) => ({
    ...{ act, id, base: String(revision), slug, headline: fields.headline ?? "" },
    ...{ content: fields.content ?? "", ...more },
  });
  const textAt = async (path: string) => (await fetch(site.url + path)).text();

  test("a copy is a draft with its own address, without translations, and nothing of it is public", async () => {
    const original = await published("A report", { doi: "10.5281/zenodo.1234567" });
    await editions.startTranslation(ada, original.id, "fr", "original");
    expect(await (await writer.get("/desk/news/a-report")).text()).toContain("Duplicate");
    const answer = await writer.post("/desk/news/a-report", form(original, "duplicate"));
    expect(answer.headers.get("location")).toBe("/desk/news/copy-of-a-report?done=duplicated");
    const copy = (await editions.find("news", "copy-of-a-report")) as Edition;
    expect(copy).toMatchObject({ state: "draft", publicRevision: null, language: original.language });
    expect(copy.fields).toMatchObject({ headline: "Copy of A report", content: "A text.", doi: "" });
    expect(await editions.translation(copy, "fr")).toBeUndefined();
    expect((await fetch(`${site.url}/news/copy-of-a-report`)).status).toBe(404);
    expect(await (await writer.get("/desk/news/copy-of-a-report?done=duplicated")).text()).toContain(
      "This is the copy.",
    );
    // Another copy has another address, and the original is unchanged.
    const again = await writer.post("/desk/news/a-report", form(original, "duplicate"));
    expect(again.headers.get("location")).toContain("/desk/news/copy-of-a-report-2?");
    expect(await editions.read(original.id)).toMatchObject({
      revision: original.revision,
      title: "A report",
    });
  });

  test("a fixed page and a translation cannot be copied", async () => {
    const original = await published("Only once");
    const french = await editions.startTranslation(ada, original.id, "fr", "original");
    if (french.outcome !== "done") throw new Error("No translation.");
    const path = "/desk/news/only-once/fr";
    expect(await (await writer.get(path)).text()).not.toContain('value="duplicate"');
    expect((await writer.post(path, form(french.edition, "duplicate"))).status).toBe(422);
    const holidays = (await editions.find("page/holidays", "holidays")) as Edition;
    const fixed = { act: "duplicate", id: holidays.id, base: String(holidays.revision) };
    expect((await writer.post("/desk/pages/holidays", fixed)).status).toBe(422);
  });

  test("publishers feature three records at most, which come first on Home", async () => {
    const first = await published("First of all");
    const path = "/desk/news/first-of-all";
    expect(await (await writer.get(path)).text()).not.toContain("Feature on Home");
    expect((await writer.post(path, form(first, "feature"))).status).toBe(403);
    const others = [await published("Second"), await published("Third"), await published("Fourth")];
    const featuredOnHome = async (count: number) =>
      [
        ...new Set((await textAt("/")).match(/(?<=>)(?:First of all|Second|Third|Fourth|Newest)(?=<)/g)),
      ].slice(0, count);
    await published("Newest");
    // Written by another process than the one that answers, which may take a moment to see it.
    await expect.poll(() => featuredOnHome(2)).toEqual(["Newest", "Fourth"]);
    expect(await (await publisher.get(path)).text()).toContain("Feature on Home");
    const answer = await publisher.post(path, form(first, "feature"));
    expect(answer.headers.get("location")).toBe(`${path}?done=featured`);
    expect(await featuredOnHome(3)).toEqual(["First of all", "Newest", "Fourth"]);
    for (const edition of others)
      await publisher.post(`/desk/news/${edition.slug}`, form(edition, "feature"));
    // The fourth took the place of the first.
    expect(await featuredOnHome(4)).toEqual(["Fourth", "Third", "Second", "Newest"]);
    expect(await (await publisher.get(path)).text()).toContain('value="feature"');
    await publisher.post("/desk/news/third", form(others[1] as Edition, "unfeature"));
    expect(await featuredOnHome(3)).toEqual(["Fourth", "Second", "Newest"]);
    await editions.withdraw(ada, (others[2] as Edition).id);
    await expect.poll(() => featuredOnHome(2)).toEqual(["Second", "Newest"]);
  });

  test("publishers set the date that the page, the list, the feed and the citation show", async () => {
    await published("Newer news");
    const edition = await published("Older news");
    expect(await (await publisher.get("/desk/news/older-news")).text()).toContain("Published on");
    const dated = await publisher.post(
      "/desk/news/older-news",
      form(edition, "backdate", { published_on: "2019-05-31" }),
    );
    expect(dated.headers.get("location")).toContain("done=backdated");
    const html = await textAt("/news/older-news");
    expect(html).toContain("31 May 2019");
    expect(html).toContain('<meta name="citation_publication_date" content="2019/05/31"/>');
    expect(await textAt("/news?year=2019")).toContain("Older news");
    const listed = [...(await textAt("/news")).matchAll(/(?:Newer|Older) news/g)].map(([title]) => title);
    expect(listed.at(-1)).toBe("Older news");
    const feed = await textAt("/feeds/news.rss");
    expect(feed).toMatch(/Newer news.*Older news/s);
    expect(feed).toContain("Fri, 31 May 2019 09:00:00 GMT");
    // It stays when the text is published again.
    const later = (await editions.read(edition.id)) as Edition;
    expect(later.firstPublishedAt).toBe("2019-05-31T09:00:00.000Z");
    await editions.publish(ada, later.id, { base: later.revision });
    expect(await textAt("/news/older-news")).toContain("31 May 2019");
    const log = site.database.db.selectFrom("staff_log").select("act").where("act", "like", "set the date%");
    expect((await log.execute()).length).toBe(1);
  });

  test("refuses the future, nonsense, drafts and writers", async () => {
    const edition = await published("Dated");
    const path = "/desk/news/dated";
    const tomorrow = localTime(
      localInstant(new Date(), 1, "12:00", organisation.timeZone),
      organisation.timeZone,
    );
    for (const published_on of [tomorrow.slice(0, 10), "", "2019-02-30", "yesterday", "0019-01-01"]) {
      const refused = await publisher.post(path, form(edition, "backdate", { published_on }));
      expect([refused.status, await refused.text()], published_on).toEqual([
        422,
        expect.stringContaining("not in the future"),
      ]);
    }
    const mine = form(edition, "backdate", { published_on: "2019-05-31" });
    expect((await writer.post(path, mine)).status).toBe(403);
    expect(await (await writer.get(path)).text()).not.toContain("Published on");
    const draft = (await editions.create(ada, "news", { headline: "Draft", content: "A text." })) as Edition;
    const early = form(draft, "backdate", { published_on: "2019-05-31" });
    expect((await publisher.post("/desk/news/draft", early)).status).toBe(422);
    expect((await editions.read(edition.id))?.firstPublishedAt).toBe(edition.firstPublishedAt);
    const today = localTime(new Date(), organisation.timeZone).slice(0, 10);
    expect((await publisher.post(path, form(edition, "backdate", { published_on: today }))).status).toBe(302);
  });
});
