/** People and their texts, as visitors and programs see them while staff publish, rename and withdraw. */
import type { LearningResource, NewsArticle, Person } from "schema-dts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Check } from "../../server/publishing/receipts/receipts.ts";
import { news, resource } from "../records.ts";
import { save } from "../save.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";
import { siteUrl } from "./site-with-records.ts";

let site: DeskSite;
let written: ReturnType<typeof recordsAt>;
beforeAll(async () => {
  site = await startDeskSite();
  written = recordsAt(site);
});
afterAll(() => site.stop());

const list = "/about/people";
const ask = (path: string) => fetch(site.url + path, { redirect: "manual" });
const page = async (path: string, status = 200) => {
  const answer = await ask(path);
  expect(answer.status, path).toBe(status);
  return answer.text();
};
const structuredData = async (path: string) => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await page(path))?.[1] ?? "{}";
  return JSON.parse(json)["@graph"] as { "@type": string }[];
};
const itemOfType = async (path: string, type: string) =>
  (await structuredData(path)).find((one) => one["@type"] === type) as unknown;

/** Every page that links to the list of people. */
const places = ["/", "/about", "/sitemap", "/sitemaps/en.xml", "/search?q=people"];

async function receiptOf(editionId: string, act: string): Promise<string[]> {
  const find = () =>
    site.database.db
      .selectFrom("receipts")
      .selectAll()
      .where("edition_id", "=", editionId)
      .where("act", "=", act as "published")
      .orderBy("at", "desc")
      .executeTakeFirst();
  await expect.poll(async () => (await find())?.state).not.toBe("waiting");
  const checks: Check[] = JSON.parse((await find())?.checks ?? "[]");
  expect(checks.filter(({ problem }) => problem)).toEqual([]);
  return checks.map(({ place, address }) => `${place} ${address}`);
}

async function expectNoPeople(): Promise<void> {
  expect(await page(list, 404)).toContain("Page not found");
  for (const place of places) expect(await page(place), place).not.toContain(list);
  expect((await ask(`/social${list}.png`)).status).toBe(404);
}

test("updates every page immediately when a person is published, renamed or withdrawn", async () => {
  // These requests fill the cache, so a stale page would be noticed.
  await expectNoPeople();
  await save(site.database.db, "news", news("first-report", { authors: "selam-haile" }));
  expect(await page("/news/first-report")).not.toContain("By ");

  const { id, slug } = await written.draft("people", { name: "Selam Haile", role: "Research lead" });
  await expectNoPeople();
  const publisher = await site.signIn("publisher");
  /** Through the desk, so that the receipt is checked immediately. */
  const act = async (name: string, fields = {}) => {
    const answer = await publisher.post(`/desk/people/${slug}`, { act: name, id, base: "1", ...fields });
    expect(answer.status).toBe(302);
  };
  await act("publish");
  for (const place of places.slice(0, -1)) expect(await page(place), place).toContain(list);
  expect(await page("/search?q=selam")).toMatch(/href="\/about\/people\/selam-haile".*>Person</s);
  expect(await page(list)).toMatch(
    /href="\/about\/people\/selam-haile"><bdi>Selam Haile<.*Research lead.*What they do\./s,
  );
  expect(await page("/news/first-report")).toMatch(
    /<p[^>]*>By <a rel="author" href="\/about\/people\/selam-haile"><bdi>Selam Haile<\/bdi><\/a><\/p>/,
  );
  expect(await page(`${list}/selam-haile`)).toContain('href="/news/first-report"');
  for (const image of [list, `${list}/selam-haile`])
    expect((await ask(`/social${image}.png`)).headers.get("content-type")).toBe("image/png");
  expect(await receiptOf(id, "published")).toEqual([
    "page /about/people/selam-haile",
    "list /about/people",
    "what they wrote /news/first-report",
    "sitemap /sitemaps/en.xml",
  ]);

  await act("save", { slug: "s-haile" });
  const moved = await ask(`${list}/selam-haile`);
  expect([moved.status, moved.headers.get("location")]).toEqual([301, `${list}/s-haile`]);
  expect(await page("/news/first-report")).toContain(`href="${list}/s-haile"`);
  expect(await page(`${list}/s-haile`)).toContain('href="/news/first-report"');
  expect(await receiptOf(id, "renamed")).toContain("old address /about/people/selam-haile");

  await act("withdraw now");
  for (const address of ["selam-haile", "s-haile"]) {
    const html = await page(`${list}/${address}`, 410);
    expect(html).toContain("What was at this address has been withdrawn.");
    expect(html).toMatch(/href="\/about"[^>]*>Return to About</);
  }
  expect(await page("/news/first-report")).not.toContain("By ");
  await expectNoPeople();
  expect(await receiptOf(id, "withdrawn")).toEqual([
    "page /about/people/s-haile",
    "list /about/people",
    "what they wrote /news/first-report",
    "sitemap /sitemaps/en.xml",
  ]);
});

test("reveals nothing at the address of a person who was never published", async () => {
  const { id } = await written.draft("people", { name: "Not asked yet" });
  await written.editions.rename(written.author, id, "still-not-asked");
  await page(`${list}/not-asked-yet`, 404);
  await written.editions.remove(written.author, id);
  await page(`${list}/not-asked-yet`, 404);
  expect(await page(`${list}/still-not-asked`, 404)).toContain("There is nobody at this address.");
});

describe("with some people", () => {
  const hostile = "</script><b>Ada</b>";
  const at = (day: number) => `2026-10-${String(day).padStart(2, "0")}T08:00:00.000Z`;
  beforeAll(async () => {
    const { db } = site.database;
    const person = { text: "Writes *short* texts.", created_at: at(1) };
    await save(db, "people", {
      ...{ id: "mulu", name: "ሙሉ Mulu", role: "Engineer & teacher", ...person },
      ...{ email: "mulu@example.org", profile: "https://example.org/mulu?a=1&b=2" },
    });
    await save(db, "people", { id: "ada", name: hostile, ...person, profile: "javascript:alert(1)" });
    const days = Array.from({ length: 14 }, (_, index) => index + 1);
    await save(
      db,
      "news",
      ...days.map((day) => news(`report-${day}`, { authors: "mulu", created_at: at(day) })),
    );
    await save(db, "news", news("by-us", { authors: "nobody" }));
    await save(db, "resources", resource("guide", { authors: "ada, nobody, mulu", created_at: at(20) }));
  });

  test("shows a person's role, contact details and texts, with pages", async () => {
    const html = await page(`${list}/mulu`);
    expect(html).toMatch(/<h1><bdi><span lang="am">ሙሉ<\/span> Mulu<\/bdi><\/h1>/);
    expect(html).toContain("Engineer &amp; teacher");
    expect(html).toContain("Writes <em>short</em> texts.");
    expect(html).toContain('<a href="mailto:mulu@example.org">mulu@example.org</a>');
    expect(html).toMatch(
      /<a href="https:\/\/example\.org\/mulu\?a=1&amp;b=2" target="_blank" rel="[^"]*noopener[^"]*">example\.org/,
    );
    expect(html.replaceAll("<!-- -->", "")).toContain("15 texts. Page 1 of 2.");
    const works = [...html.matchAll(/href="(\/(?:news|resources)\/[^"?#]+)"/g)].map(([, address]) => address);
    expect(works.slice(0, 3)).toEqual(["/resources/guide", "/news/report-14", "/news/report-13"]);
    expect(works).toHaveLength(12);
    const second = await page(`${list}/mulu?page=2`);
    expect(second).toContain('href="/news/report-1"');
    expect(second).toContain(`<link rel="canonical" href="${siteUrl}${list}/mulu?page=2"/>`);
  });

  test("never runs markup from a person's fields, nor shows a harmful link", async () => {
    for (const address of [list, `${list}/ada`, "/resources/guide"]) {
      const html = await page(address);
      expect(html).not.toContain("<b>Ada");
      expect(html).not.toContain("javascript:");
    }
  });

  test("describes people and authors in structured data", async () => {
    const us = {
      "@type": "Organization",
      "@id": `${siteUrl}/#organisation`,
      name: "Secure AI Africa",
      url: `${siteUrl}/`,
    } as const;
    const mulu: Person = {
      ...{
        "@type": "Person",
        name: "ሙሉ Mulu",
        url: `${siteUrl}${list}/mulu`,
        jobTitle: "Engineer & teacher",
      },
      ...{ email: "mulu@example.org", sameAs: "https://example.org/mulu?a=1&b=2", affiliation: us },
    };
    expect(await itemOfType(`${list}/mulu`, "Person")).toEqual(mulu);
    expect(await itemOfType(`${list}/ada`, "Person")).toEqual({
      ...{ "@type": "Person", name: hostile, url: `${siteUrl}${list}/ada`, affiliation: us },
    } satisfies Person);
    expect(await itemOfType(`${list}/mulu`, "BreadcrumbList")).toMatchObject({
      itemListElement: [{ name: "Home" }, { name: "People", item: siteUrl + list }, { name: "ሙሉ Mulu" }],
    });
    const author = (id: string, name: string): Person => ({
      "@type": "Person",
      name,
      url: `${siteUrl}${list}/${id}`,
    });
    expect((await itemOfType("/news/report-1", "NewsArticle")) as NewsArticle).toMatchObject({
      author: [author("mulu", "ሙሉ Mulu")],
    });
    expect((await itemOfType("/resources/guide", "LearningResource")) as LearningResource).toMatchObject({
      author: [author("ada", hostile), author("mulu", "ሙሉ Mulu")],
    });
    expect((await itemOfType("/news/by-us", "NewsArticle")) as NewsArticle).toMatchObject({ author: us });
  });

  test("names the authors of each feed entry", async () => {
    const rss = await page("/feeds/news.rss");
    expect(rss).toContain("<dc:creator>ሙሉ Mulu</dc:creator>");
    expect(rss).not.toContain("<author>");
    const atom = await page("/feeds/news.atom");
    expect(atom).toMatch(
      /<author>\s*<name>ሙሉ Mulu<\/name>\s*<uri>[^<]*\/about\/people\/mulu<\/uri>\s*<\/author>/,
    );
    expect(await page("/feeds/updates.rss")).toContain(
      "<dc:creator>&lt;/script&gt;&lt;b&gt;Ada&lt;/b&gt;, ሙሉ Mulu</dc:creator>",
    );
  });

  test("finds people by name and role, and can filter the search to them", async () => {
    expect(await page("/search?q=engineer&section=people")).toContain(`href="${list}/mulu"`);
    expect(await page("/search?q=engineer")).toContain('href="/search?q=engineer&amp;section=people"');
  });
});
