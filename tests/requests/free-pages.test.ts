/** Pages added by staff, as visitors, search engines and staff see them. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Language, languageCodes, localPath } from "../../languages.ts";
import type { Edition, Fields } from "../../server/publishing/edition.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
let written: ReturnType<typeof recordsAt>;

/** The address of every site started by a test. */
const siteUrl = "http://localhost:0";

const text = `## What we did

We counted **okapis**[^1].

::: details More?
Inside.
:::

[^1]: Twice.`;

beforeAll(async () => {
  site = await startDeskSite();
  written = recordsAt(site);
  const lead = "A year of work & learning.";
  const report = await written.published("pages", { title: "Annual report 2026", lead, text });
  await translate(report, "fr", { title: "Rapport annuel 2026", lead: "Une année.", text: "Des gazelles." });
});
afterAll(() => site.stop());

async function translate({ id }: Edition, language: Language, fields: Fields): Promise<void> {
  const { editions, author } = written;
  const started = await editions.startTranslation(author, id, language, "empty");
  if (started.outcome !== "done") throw new Error(JSON.stringify(started));
  const { id: translation, revision } = await written.changed(started.edition, fields);
  const done = await editions.publish(author, translation, { base: revision });
  if (done.outcome !== "done") throw new Error(JSON.stringify(done));
}

const ask = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: "manual", ...init });
const read = async (path: string) => (await ask(path)).text();
const statusAndLocation = async (path: string) => {
  const { status, headers } = await ask(path);
  return [status, headers.get("location")];
};

test("shows a page's title, lead, text and last update in the language of its address", async () => {
  const html = await read("/annual-report-2026");
  expect(html).toMatch(/<h1[^>]*>Annual report 2026<\/h1>/);
  for (const part of [
    "A year of work &amp; learning.",
    "<strong>okapis</strong>",
    "<summary>More?</summary>",
  ])
    expect(html).toContain(part);
  expect(html).toMatch(/<dt>Updated<\/dt><dd><time/);
  expect(html).toContain('href="/fr/annual-report-2026"');
  expect(html).toMatch(/<a class="[^"]*" href="\/">.*?<\/svg>Home<\/a>/);
  const french = await read("/fr/annual-report-2026");
  expect(french).toMatch(/<h1[^>]*>Rapport annuel 2026<\/h1>/);
  expect(french).toContain("Des gazelles.");
  // Without a translation, the page shows the original and marks its language.
  const arabic = await read("/ar/annual-report-2026");
  expect(arabic).toContain('<span lang="en" dir="ltr">Annual report 2026</span>');
  expect(arabic).not.toMatch(/<h1[^>]*>Rapport/);
});

test("gives a page its own description, language links, breadcrumbs, WebPage data and picture", async () => {
  const html = await read("/annual-report-2026");
  expect(html).toContain("<title>Annual report 2026 | Secure AI Africa</title>");
  expect(html).toContain('<meta name="description" content="A year of work &amp; learning."/>');
  const at = (path: string) => `href="${siteUrl}${path}"`;
  expect(html).toContain(`<link rel="canonical" ${at("/annual-report-2026")}/>`);
  expect(html).toContain(`hrefLang="fr" ${at("/fr/annual-report-2026")}`);
  expect(html).not.toContain('rel="alternate" hrefLang="ar"');
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const graph = JSON.parse(json)["@graph"];
  expect(graph[0]).toMatchObject({
    ...{ "@type": "WebPage", name: "Annual report 2026", url: `${siteUrl}/annual-report-2026` },
    inLanguage: "en",
  });
  expect(graph[1].itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    "Home",
    "Annual report 2026",
  ]);
  const [, image = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(image).toBe(`${siteUrl}/social/annual-report-2026.png`);
  const picture = await ask(new URL(image).pathname);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect((await ask("/social/annual-report-2025.png")).status).toBe(404);
});

test("serves a page at one address only, and caches it like any other page", async () => {
  for (const [asked, place] of [
    ["/annual-report-2026/", "/annual-report-2026"],
    ["/Annual-Report-2026", "/annual-report-2026"],
    ["/FR/annual-report-2026", "/fr/annual-report-2026"],
    ["/fr/ANNUAL-report-2026", "/fr/annual-report-2026"],
    ["/en/annual-report-2026", "/annual-report-2026"],
  ] as const)
    expect(await statusAndLocation(asked), asked).toEqual([308, place]);
  const first = await ask("/annual-report-2026");
  const etag = first.headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  expect((await ask("/annual-report-2026", { headers: { "if-none-match": etag } })).status).toBe(304);
  // Query parameters that the page ignores do not change the ETag.
  expect((await ask("/annual-report-2026?page=2&utm=x")).headers.get("etag")).toBe(etag);
  const head = await ask("/annual-report-2026", { method: "HEAD" });
  expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
  expect((await ask("/annual-report-2026/part")).status).toBe(404);
});

test("answers an unknown address with the small 404 page that offers a search", async () => {
  const weigh = async (path: string) => (await (await ask(path)).arrayBuffer()).byteLength;
  const deep = await weigh("/nowhere/at-all");
  for (const path of ["/nowhere-at-all", "/fr", "/de", "/annual-report-202", "/annual-report-2026.html"]) {
    const answer = await ask(path);
    if (path === "/fr") expect(answer.status).toBe(200);
    else {
      expect(answer.status, path).toBe(404);
      expect(await answer.text()).toContain('action="/search"');
    }
  }
  expect(Math.abs((await weigh("/nowhere-at-all")) - deep)).toBeLessThan(100);
});

test("finds a page in every search, also filtered by section, year and language", async () => {
  const year = new Date().getUTCFullYear();
  for (const [path, found] of [
    ["/search?q=okapis", "/annual-report-2026"],
    ["/search?q=learning&section=pages", "/annual-report-2026"],
    [`/search?q=okapis&year=${year}`, "/annual-report-2026"],
    ["/search?q=okapis&language=fr", "/annual-report-2026"],
    ["/fr/search?q=gazelles", "/fr/annual-report-2026"],
    ["/ar/search?q=okapis", "/ar/annual-report-2026"],
  ] as const)
    expect(await read(path), path).toContain(`href="${found}"`);
  for (const path of ["/search?q=okapis&section=news", "/search?q=okapis&year=1999"])
    expect(await read(path), path).not.toContain('href="/annual-report-2026"');
  // Words from pages are also used to correct misspelt searches.
  expect(await read("/search?q=okapys")).toContain('href="/annual-report-2026"');
});

test("lists a page in both sitemaps", async () => {
  expect(await read("/sitemap")).toMatch(/<a[^>]* href="\/annual-report-2026"[^>]*>Annual report 2026<\/a>/);
  expect(await read("/fr/sitemap")).toContain(">Rapport annuel 2026</a>");
  expect(await read("/sitemaps/en.xml")).toContain(`<loc>${siteUrl}/annual-report-2026</loc>`);
  expect(await read("/sitemaps/fr.xml")).toContain(`<loc>${siteUrl}/fr/annual-report-2026</loc>`);
  expect(await read("/sitemaps/ar.xml")).not.toContain("annual-report");
  for (const language of languageCodes)
    expect(await read(`/sitemaps/${language}.xml`), language).not.toMatch(/[^:]\/\//);
  // Publishing a page does not change the date of Home.
  expect(await read("/sitemaps/en.xml")).toContain(`<loc>${siteUrl}/</loc></url>`);
});

test("redirects an old address, answers 410 for a withdrawn page, and can publish it again", async () => {
  const { editions, author } = written;
  const vacancy = await written.published("pages", { title: "Vacancy", lead: "Work with us." });
  expect((await ask("/vacancy")).status).toBe(200);
  await editions.rename(author, vacancy.id, "jobs");
  expect(await statusAndLocation("/vacancy")).toEqual([301, "/jobs"]);
  expect(await statusAndLocation("/fr/vacancy")).toEqual([301, "/fr/jobs"]);
  expect((await ask("/jobs")).status).toBe(200);
  await editions.withdraw(author, vacancy.id);
  for (const path of ["/jobs", "/pt/jobs"]) {
    const gone = await ask(path);
    expect(gone.status, path).toBe(410);
    expect(await gone.text()).toContain('<meta name="robots" content="noindex"/>');
  }
  expect(await read("/jobs")).toContain("What was at this address has been withdrawn.");
  for (const path of ["/sitemap", "/sitemaps/en.xml", "/search?q=vacancy"])
    expect(await read(path), path).not.toContain("/jobs");
  expect((await ask("/social/jobs.png")).status).toBe(404);
  await editions.publish(author, vacancy.id, { base: vacancy.revision });
  expect((await ask("/jobs")).status).toBe(200);
});

test("publishes a scheduled page on time", async () => {
  const { editions, author } = written;
  const { id, revision, slug } = await written.draft("pages", { title: "Campaign" });
  expect((await ask(`/${slug}`)).status).toBe(404);
  const dueAt = new Date(Date.now() + 1500).toISOString();
  await editions.schedule(author, id, { base: revision, dueAt });
  await expect.poll(async () => (await ask(`/${slug}`)).status, { timeout: 60_000 }).toBe(200);
});

test("accepts an address in a non-Latin script everywhere", async () => {
  const { slug } = await written.published("pages", { title: "تقرير" });
  const address = localPath("ar", `/${encodeURIComponent(slug)}`);
  expect(slug).toBe("تقرير");
  expect((await ask(address)).status).toBe(200);
  expect((await ask(address.toLowerCase())).status).toBe(200);
  expect(await read("/ar/sitemap")).toContain(`href="${address}"`);
});

test("labels a link to a page with the page's title", async () => {
  await written.published("news", { headline: "It is out", link: "/annual-report-2026" });
  expect(await read("/news/it-is-out")).toMatch(/href="\/annual-report-2026"[^>]*>.*?Annual report 2026/s);
});

test("shows the site's own page at an address that a later release reserves", async () => {
  const { editions, author } = written;
  const { id } = await written.published("pages", { title: "Soon a page of the site" });
  await site.database.db.updateTable("records").set({ id: "about" }).where("id", "like", "soon-a%").execute();
  expect(await read("/about")).not.toContain("Soon a page of the site");
  expect((await ask("/")).status).toBe(200);
  await site.database.db
    .updateTable("records")
    .set({ id: "soon-a-page-of-the-site" })
    .where("id", "=", "about")
    .execute();
  await editions.withdraw(author, id);
});

test("lets staff write, preview and publish a page, and explains why an address is reserved", async () => {
  const publisher = await site.signIn("publisher");
  const list = await (await publisher.get("/desk/pages")).text();
  expect(list).toMatch(/<a[^>]* href="\/desk\/pages\/new"[^>]*>New page<\/a>/);
  expect(list).toContain("Annual report 2026");
  const id = randomUUID();
  const fields = { title: "Events", lead: "", text: "Where to go." };
  const saved = await publisher.post("/desk/pages/new", { act: "save", id, base: "0", ...fields });
  expect(saved.headers.get("location")).toBe("/desk/pages/events-2");
  const form = await (await publisher.get("/desk/pages/events-2")).text();
  expect(form).toContain("The page is at /events-2.");
  const base = /name="base"[^>]* value="(\d+)"/.exec(form)?.[1] ?? "";
  const again = { act: "publish", id, base, ...fields };
  const refused = await publisher.post("/desk/pages/events-2", { ...again, slug: "events" });
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toContain("/events is a page of this site. Please choose another address.");
  expect(page).toContain('href="#field-slug"');
  expect(page).toContain("Where to go.");
  const preview = await publisher.get("/desk/pages/events-2/preview/page");
  expect([preview.status, await preview.text()]).toEqual([200, expect.stringContaining("Where to go.")]);
  expect((await ask("/events-2")).status).toBe(404);
  const done = await publisher.post("/desk/pages/events-2", { ...again, slug: "where-to-go" });
  expect(done.headers.get("location")).toBe("/desk/pages/where-to-go?done=published");
  expect(await read("/where-to-go")).toContain("Where to go.");
});
