/** When the database fails, pages show their last good copy, or else an empty text with status 503 and “Try again”. */
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPostgres } from "../postgres.ts";
import { news, resource, work } from "../records.ts";
import { save } from "../save.ts";
import { type RunningSite, startSite } from "../site.ts";
import { type SeededSite, startSiteWith } from "./site-with-records.ts";

const tryAgain = (address: string) => `href="${address}"[^>]*>Try again</a>`;

async function expectUnavailable(response: Response, text: string, address: string) {
  const html = (await response.text()).replaceAll("&amp;", "&");
  expect(response.status).toBe(503);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.has("etag")).toBe(false);
  expect(html).toContain(text);
  expect(html).toMatch(new RegExp(tryAgain(address.replace("?", "\\?"))));
  expect(html).toContain("<footer");
  expect(html).not.toMatch(/ECONNREFUSED|no such table|\.ts:\d/);
}

describe("the database is unavailable", () => {
  let site: RunningSite;
  const seen = [
    "/",
    "/?updates=news",
    "/our-work",
    "/news/why-the-pipeline",
    "/resources?category=For+the+Public",
  ];
  beforeAll(async () => {
    const postgres = await startPostgres();
    site = await startSite({ DATABASE_URL: postgres.url("postgres") });
    for (const path of seen) expect((await fetch(site.url + path)).status).toBe(200);
    await postgres.stop();
  });
  afterAll(() => site.stop());

  test.each(seen)("serves the last good copy of %s, which was requested before", async (path) => {
    const response = await fetch(site.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get("x-last-good-copy")).toBe("yes");
    expect(await response.text()).toMatch(/<article|Try again/);
  });

  test.each([
    ["/?updates=event", "No work items available at the moment."],
    ["/?updates=resource", "No updates found for this category"],
    ["/our-work?q=a", "No projects available at the moment."],
    ["/news?page=2", "No news available at the moment."],
    ["/events?page=2", "No events available at the moment."],
    ["/resources?page=2", "No resources available at the moment."],
    ["/our-work/signed-pipelines", "<h1>Project not found</h1>"],
    ["/news/addis-programme", "<h1>News not found</h1>"],
    ["/events/signing-day-nairobi", "<h1>Event not found</h1>"],
    ["/resources/buying-questions", "<h1>Resource not found</h1>"],
    ["/search?q=model", "Try again"],
  ])(
    "answers 503 for %s, which was not requested before: %s, no caching, “Try again”",
    async (path, text) => {
      await expectUnavailable(await fetch(site.url + path), text, path);
    },
  );

  test("still links from a missing record back to the list", async () => {
    expect(await (await fetch(`${site.url}/news/none?q=abc`)).text()).toMatch(
      /href="\/news\?q=abc"[^>]*>Return to News</,
    );
  });

  test("serves pages that need no database as usual", async () => {
    for (const path of ["/about", "/faq?q=model", "/contact"])
      expect((await fetch(site.url + path)).status).toBe(200);
    expect((await fetch(`${site.url}/no-such-page`)).status).toBe(404);
  });

  test.each(["event=signing-day-nairobi", `sent=7K3M-QX9D.mi0abcde.${"A".repeat(43)}`])(
    "shows the form without the prefilled fields that cannot be read: %s",
    async (query) => {
      const response = await fetch(`${site.url}/contact?${query}`);
      expect(response.status).toBe(200);
      const form = await response.text();
      expect(form).toContain('action="/contact#enquiry-result"');
      expect(form).not.toContain("Thank you");
      expect(site.output()).toMatch(/The prefilled fields of a form could not be read.*ECONNREFUSED/);
    },
  );

  test("still redirects /resource/* to the list", async () => {
    const response = await fetch(`${site.url}/resource/buying-questions`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([302, "/resources"]);
  });

  test("logs what failed, with its cause", () => {
    for (const text of ["Error fetching updates:", "A list could not be read", "A record could not be read"])
      expect(site.output()).toContain(text);
    expect(site.output()).toMatch(/A list could not be read.*ECONNREFUSED/);
  });
});

describe("the records of one section cannot be read", () => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await startSiteWith(async (db) => {
      await save(db, "our_work", work("signed"));
      await save(db, "news", news("first"));
      await save(db, "resources", resource("guide"));
    });
    await sql`update records set fields = '{' || fields where kind = 'resources'`.execute(site.db);
  });
  afterAll(() => site.stop());

  test("shows the rest of Home, without caching it", async () => {
    const response = await site.get("/");
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await response.text();
    expect(html).toContain('href="/our-work/signed"');
    expect(html).toContain("No updates found for this category");
    expect(html).toMatch(new RegExp(tryAgain("/")));
    expect(site.output()).toMatch(/Error fetching updates:.*JSON/);
  });

  test("serves other lists as usual, and the complete Home once the records can be read again", async () => {
    expect((await site.get("/news")).status).toBe(200);
    expect((await site.get("/resources")).status).toBe(503);
    await sql`update records set fields = substr(fields, 2) where kind = 'resources'`.execute(site.db);
    for (const path of ["/", "/resources"]) {
      const response = await site.get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("Resource guide");
    }
  });
});
