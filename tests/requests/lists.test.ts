import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { event, news, resource, work } from "../records.ts";
import { save } from "../save.ts";
import { type RunningSite, startSite } from "../site.ts";
import { type SeededSite, startSiteWith } from "./site-with-records.ts";

const hour = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const day = (number: number) => `2026-01-${String(number).padStart(2, "0")}T08:00:00.000Z`;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

let site: SeededSite;
let empty: RunningSite;
beforeAll(async () => {
  [site, empty] = await Promise.all([
    startSiteWith(async (db) => {
      await save(
        db,
        "our_work",
        work("by-title", { title: "Zebra crossings" }),
        work("by-description", { description: "About a **zebra**." }),
        work("by-category", { category: "Zebra studies" }),
        work("by-link-only", { link: "https://example.org/zebra" }),
      );
      await save(
        db,
        "news",
        ...upTo(27).map((number) =>
          news(`note-${number}`, { created_at: day(number), content: "Bulletin." }),
        ),
        news("accents", { headline: "Réunion à Yaoundé", content: "Straße" }),
        news("marks", { headline: "100% sure_thing", content: `He said "it's" c:\\path` }),
        news("near-marks", { headline: "100 sure thing", content: "its c:path" }),
        news("arabic", { headline: "أَمْنُ الذكاء الاصطناعي" }),
        news("amharic", { headline: "ዓለም አቀፍ ስብሰባ" }),
      );
      await save(
        db,
        "events",
        event("yesterday", { event_date: inHours(-24), city: "Zebra Hall" }),
        event("last-month", { event_date: inHours(-700), name: "Zebra day" }),
        event("next-week", { event_date: inHours(170), description: "The zebra talk." }),
        event("tomorrow", { event_date: inHours(24) }),
        event("going-on", { event_date: inHours(-1), ends_at: inHours(1) }),
      );
      await save(
        db,
        "resources",
        ...upTo(14).map((number) => resource(`brief-${number}`, { category: " for policy MAKERS " })),
        resource("by-title", { title: "Zebra guide", category: "Training Materials" }),
        resource("by-description", { description: "All of zebra.", category: "For Network Engineers" }),
        resource("by-content-only", { content: "zebra" }),
      );
    }),
    startSite({ SAMPLE_CONTENT: "off" }),
  ]);
});
afterAll(() => Promise.all([site.stop(), empty.stop()]));

const page = async (path: string) => readable(await (await site.get(path)).text());
const ids = async (path: string) =>
  [...(await page(path)).matchAll(/<article id="([^"]+)"/g)].map(([, id]) => id);
const found = async (path: string) => (await ids(path)).sort();
/** Removes the comments that React puts between text nodes. */
const readable = (html: string) =>
  html.replaceAll("<!-- -->", "").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

describe("search finds a case-insensitive substring in the fields of each kind of record", () => {
  test.each([
    ["projects on title, description, category", "/our-work", ["by-category", "by-description", "by-title"]],
    ["events on name, description, location", "/events", ["last-month", "next-week", "yesterday"]],
    ["resources on title and description", "/resources", ["by-description", "by-title"]],
  ])("%s", async (_, path, expected) => {
    expect(await found(`${path}?q=EBR`)).toEqual(expected);
  });

  test.each([
    ["news on headline", "YAOUNDE", ["accents"]],
    ["news on content", "strasse", ["accents"]],
    ["é finds é and e", "reunion", ["accents"]],
    // Records that match only the words come last.
    ["a percent sign is a percent sign", "100%", ["marks", "near-marks"]],
    ["an underscore is an underscore", "sure_thing", ["marks", "near-marks"]],
    ["a double quote is a double quote", '"it', ["marks"]],
    ["an apostrophe is an apostrophe", "it's", ["marks"]],
    ["a backslash is a backslash", "c:\\path", ["marks", "near-marks"]],
    ["Arabic without its vowel marks", "امن", ["arabic"]],
    ["Amharic homophones", "አለም", ["amharic"]],
    ["two letters are enough", "c:", ["marks", "near-marks"]],
    ["spaces around it do not matter", "  yaounde ", ["accents"]],
  ])("%s", async (_, q, expected) => {
    expect(await found(`/news?${new URLSearchParams({ q })}`)).toEqual(expected);
  });

  test.each(["/our-work", "/news", "/events", "/resources"])(
    "%s: redirects an empty or blank search to the full list",
    async (path) => {
      for (const q of ["", "%20%20", "%09", "+"]) {
        const response = await fetch(`${site.url}${path}?q=${q}`, { redirect: "manual" });
        expect([response.status, response.headers.get("location")]).toEqual([302, path]);
      }
    },
  );
});

test("“Clear search” keeps the filters", async () => {
  expect(await page("/news?q=bulletin&year=2026&language=fr&page=2")).toContain(
    'href="/news?year=2026&language=fr"',
  );
  expect(await page("/resources?q=zebra&category=Training+Materials")).toMatch(
    /href="\/resources\?category=Training\+Materials"[^>]*>Clear search</,
  );
});

describe("lists are sorted and have 12 records per page", () => {
  test("shows news newest first, 12 per page", async () => {
    const [first, second, last] = [await ids("/news"), await ids("/news?page=2"), await ids("/news?page=3")];
    expect(first).toHaveLength(12);
    expect(second).toEqual(
      upTo(20)
        .slice(8)
        .reverse()
        .map((number) => `note-${number}`),
    );
    expect(last).toEqual(
      upTo(8)
        .reverse()
        .map((number) => `note-${number}`),
    );
  });

  test("shows upcoming events first, soonest first, then past events under their own heading, latest first", async () => {
    expect(await ids("/events")).toEqual(["going-on", "tomorrow", "next-week", "yesterday", "last-month"]);
    const html = await page("/events");
    const order = [">Upcoming events</h2>", 'id="next-week"', ">Past events</h2>", 'id="yesterday"'];
    expect(order.map((text) => html.indexOf(text))).toEqual(
      order.map((text) => html.indexOf(text)).toSorted((a, b) => a - b),
    );
    expect(html).toContain(">Past events</h2>");
  });

  test("shows on an event's row its date, place and state, how to register, and the day it was announced", async () => {
    const html = await page("/events");
    const card = html.slice(html.indexOf('id="tomorrow"'), html.indexOf('id="next-week"'));
    expect(card).toMatch(/data-date="date-time" data-zone="Africa\/Nairobi">[^<]+, \d\d:\d\d<\/time>/);
    expect(card).toMatch(/>Announced <time [^>]*>15 November 2026<\/time>/);
    for (const said of ["Nairobi, Kenya", "Upcoming event", 'href="/contact?event=tomorrow"'])
      expect(card).toContain(said);
  });

  test("keeps the search in page links", async () => {
    const html = await page("/news?q=bulletin&page=2");
    expect(await ids("/news?q=bulletin&page=2")).toHaveLength(12);
    expect(html).toContain("27 news items for “bulletin”. Page 2 of 3.");
    expect(html).toMatch(/<a [^>]*href="\/news\?q=bulletin"[^>]*>1</);
    expect(html).toMatch(/<a [^>]*href="\/news\?q=bulletin&page=3"[^>]*>3</);
  });

  test("keeps both category and search in page links", async () => {
    const html = await page("/resources?category=For+Policy+Makers&q=resource");
    expect(html).toMatch(
      /<a [^>]*href="\/resources\?q=resource&category=For\+Policy\+Makers&page=2"[^>]*>2</,
    );
  });

  test("shows content saved by another process on the next request", async () => {
    expect(await found("/our-work")).not.toContain("new");
    await save(site.db, "our_work", work("new"));
    expect(await found("/our-work")).toContain("new");
  });
});

describe("the category filter of resources", () => {
  test.each(["For+Policy+Makers", "%20FOR+policy+makers+"])(
    "ignores case and surrounding spaces: %s",
    async (category) => {
      expect(await ids(`/resources?category=${category}`)).toHaveLength(12);
      expect(await ids(`/resources?category=${category}&page=2`)).toHaveLength(2);
    },
  );

  test("does not match part of a category, and shows everything for All Resources", async () => {
    expect(await ids("/resources?category=Policy")).toEqual([]);
    expect(await page("/resources?category=all+resources")).toContain(">17 resources. Page 1 of 2.<");
  });

  test("combines with a search", async () => {
    expect(await ids("/resources?category=Training+Materials&q=zebra")).toEqual(["by-title"]);
  });

  test("shows its tabs in order, marks the current one, and keeps the search", async () => {
    const html = await page("/resources?q=zebra&category=for+the+public");
    const tabs = /<nav aria-label="Categories">.*?<\/nav>/s.exec(html)?.[0] ?? "";
    expect(
      [...tabs.matchAll(/<a ([^>]*)>([^<]+)</g)].map(([, attributes = "", name]) => [
        name,
        /href="([^"]+)"/.exec(attributes)?.[1],
        attributes.includes('aria-current="page"'),
      ]),
    ).toEqual([
      ["All Resources", "/resources?q=zebra", false],
      ["For the Public", "/resources?q=zebra&category=For+the+Public", true],
      ["For Network Engineers", "/resources?q=zebra&category=For+Network+Engineers", false],
      ["For Policy Makers", "/resources?q=zebra&category=For+Policy+Makers", false],
      ["Training Materials", "/resources?q=zebra&category=Training+Materials", false],
    ]);
  });
});

describe("an empty list says so with status 200 and without “Try again”", () => {
  test.each([
    ["/", "No work items available at the moment."],
    ["/", "Check back soon for updates on our latest projects and initiatives."],
    ["/", "No updates found for this category"],
    ["/?updates=resource", "No updates found for this category"],
    ["/our-work", "No projects available at the moment."],
    ["/our-work?q=zebra", "No projects found matching your search."],
    ["/news", "No news available at the moment."],
    ["/news?q=zebra", "No news found matching your search."],
    ["/events", "No events available at the moment."],
    ["/events?q=zebra", "No events found matching your search."],
    ["/resources", "No resources available at the moment."],
    ["/resources?category=For+the+Public", 'No resources found for category "For the Public".'],
    ["/resources?q=a&category=Unknown", 'No resources found for category "Unknown" matching your search.'],
    ["/resources?q=zebra", 'No resources found for category "All Resources" matching your search.'],
  ])("%s: %s", async (path, text) => {
    const response = await fetch(empty.url + path);
    const html = readable(await response.text());
    expect(response.status).toBe(200);
    expect(html).toContain(`>${text}<`);
    expect(html).not.toContain(">Try again<");
    expect(html).not.toMatch(/<article /);
  });
});
