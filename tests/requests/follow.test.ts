/** The Follow section: the feeds and calendars that a page offers, and where they lead. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { event, news } from "../records.ts";
import { save } from "../save.ts";
import { type SeededSite, siteUrl, startSiteWith } from "./site-with-records.ts";

let site: SeededSite;
beforeAll(async () => {
  site = await startSiteWith(async (db) => {
    await save(db, "news", news("an-item"));
    await save(db, "events", event("an-event"));
  });
});
afterAll(() => site.stop());

async function offered(path: string, headers?: Record<string, string>) {
  const html = await (await site.get(path, headers)).text();
  const [section = ""] = /<section id="follow".*?<\/section>/s.exec(html) ?? [];
  return {
    links: [...section.matchAll(/ href="([^"]+)"/g)].map(([, link = ""]) => link),
    sentences: [...section.matchAll(/<p>([^<]+)<\/p>/g)].map(([, text = ""]) => text),
    head: html.slice(0, html.indexOf("</head>")),
    section,
  };
}

const calendar = "webcal://localhost:0/events.ics";
const types: Record<string, RegExp> = {
  rss: /^application\/rss\+xml/,
  ics: /^text\/calendar/,
};

test.each([
  ["/", ["/feeds/updates.rss", calendar], 2],
  ["/news", ["/feeds/news.rss"], 1],
  ["/events", [calendar, `${siteUrl}/events.ics`], 1],
])("%s offers its feeds and calendars, each with an explanation", async (path, expected, ways) => {
  const { links, sentences, section, head } = await offered(path);
  expect(links).toEqual(expected);
  expect(sentences).toHaveLength(ways);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].{20,}\.$/);
  for (const link of links) {
    const [, ending = ""] = /\.(\w+)$/.exec(link) ?? [];
    const answer = await site.get(link.replace(/^\w+:\/\/[^/]+/, ""));
    expect(answer.headers.get("content-type"), link).toMatch(types[ending] ?? /never/);
  }
  // Web calendars ask for an address, so it is also shown as text.
  if (links.includes(`${siteUrl}/events.ics`)) expect(section).toContain(`>${siteUrl}/events.ics<`);
  expect(head).toContain('<link rel="alternate"');
  expect((await offered(path, { "save-data": "on" })).links).toEqual(expected);
});

test.each(["/our-work", "/resources"])("%s has no feed, so it offers none", async (path) => {
  expect((await offered(path)).section).toBe("");
});
