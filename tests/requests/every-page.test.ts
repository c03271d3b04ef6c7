/** The HTML of every page, without JavaScript. */
import { beforeAll, expect, test } from "vitest";
import { splitLanguage } from "../../languages.ts";
import { pages, records } from "../pages.ts";
import { type RunningSite, sharedSite } from "../site.ts";

let site: RunningSite;
const answers = new Map<string, { status: number; html: string }>();
beforeAll(async () => {
  site = await sharedSite();
});

async function ask(path: string): Promise<{ status: number; html: string }> {
  const known = answers.get(path);
  if (known) return known;
  const response = await fetch(site.url + path);
  const answer = { status: response.status, html: await response.text() };
  answers.set(path, answer);
  return answer;
}

test.each(pages)("%s has its landmarks, one main heading and no skipped heading level", async (path) => {
  const { html } = await ask(path);
  const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
  const around = html.replace(main, "");
  for (const landmark of ["header", "footer"])
    expect(around.match(new RegExp(`<${landmark}[ >]`, "g")), landmark).toHaveLength(1);
  const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, index) => {
    expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
  });
});

test.each(pages)("%s shows no placeholder and no unset value", async (path) => {
  const { html } = await ask(path);
  const words = html.replaceAll(/<(script|style)[ >].*?<\/\1>/gs, "").replaceAll(/<[^>]+>/g, "\n");
  expect(words).toContain("Secure AI Africa");
  expect(words).not.toMatch(
    /\[[a-z][^\]\n]*\]|\{[^}\n]*\}|\bundefined\b|\bnull\b|\bNaN\b|lorem ipsum|TO-?DO|TBD/i,
  );
});

test.each([...pages, ...records])("%s has one or two woven bands", async (path) => {
  const { html } = await ask(path);
  const bands = html.match(/<svg[^>]* viewBox="[^"]* 9"[^>]* preserveAspectRatio=/g)?.length ?? 0;
  expect(bands).toBeGreaterThan(0);
  expect(bands).toBeLessThanOrEqual(2);
});

/** Other tests follow the links from lists to records. */
const isRecord = (path: string) => /^\/(?:our-work|news|events|resources)\/./.test(splitLanguage(path).path);

test("every link on every page works, and every fragment exists", async () => {
  const links = new Map<string, string>();
  for (const path of pages) {
    for (const [, href = ""] of (await ask(path)).html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      const { origin, pathname, search, hash } = new URL(href.replaceAll("&amp;", "&"), `http://here${path}`);
      if (origin === "http://here" && !isRecord(pathname)) links.set(pathname + search + hash, path);
    }
  }
  expect(links.size).toBeGreaterThan(80);
  for (const [link, from] of links) {
    const [path = "", fragment] = link.split("#");
    const { status, html } = await ask(path);
    if (!pages.includes(splitLanguage(path).path)) expect(status, `${link}, linked from ${from}`).toBe(200);
    // A record's link back to its list has the record's id as fragment, which the default list may not show.
    const isListLink = /^\/(?:our-work|news|events|resources)(?:\?|$)/.test(splitLanguage(path).path);
    if (fragment && !isListLink) expect(html, `${link}, linked from ${from}`).toContain(`id="${fragment}"`);
  }
});

test.each(["/", "/search?q=ai", "/no-such-page"])(
  "%s varies by cookie and Save-Data, and marks low-data mode in its first bytes",
  async (path) => {
    for (const headers of [{}, { "save-data": "on" }] as Record<string, string>[]) {
      const response = await fetch(site.url + path, { headers });
      expect(response.headers.get("vary")).toMatch(/Cookie/i);
      expect(response.headers.get("vary")).toMatch(/Save-Data/i);
      const start = (await response.text()).slice(0, 200);
      expect(start.includes("data-low-data")).toBe("save-data" in headers);
    }
  },
);

const sections = [
  "/",
  "/about",
  "/resources",
  "/ai-security",
  "/our-work",
  "/get-involved",
  "/events",
  "/news",
  "/contact",
];

test.each(["/no-such-page", "/about/no-such-page", "/faq/no-such-page", "/our-work/a/b"])(
  "%s is a 404 page in the shell, with a search and the main sections",
  async (address) => {
    const { status, html } = await ask(address);
    expect(status).toBe(404);
    expect(html).toContain("<title>Page not found | Secure AI Africa</title>");
    expect(html).toMatch(/<header[ >].*<main[ >].*<footer[ >]/s);
    const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
    expect(main).toMatch(/<h1[^>]*>Page not found<\/h1>/);
    expect(main).toMatch(/<form[^>]* action="\/search"/);
    const [, section = ""] = /Main pages<\/h2>(.*?)<\/section>/s.exec(main) ?? [];
    expect([...section.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => href)).toEqual(sections);
  },
);

test("the page of building blocks is not public", async () => {
  const { status, html } = await ask("/style");
  expect(status).toBe(404);
  expect(html).toMatch(/<h1[^>]*>Page not found<\/h1>/);
});
