/** The header and footer of every page, as a browser without JavaScript receives them. */
import { beforeAll, expect, test } from "vitest";
import { languageCodes, localPath } from "../../languages.ts";
import { type RunningSite, sharedSite } from "../site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await sharedSite();
});

const page = async (path: string) => (await fetch(site.url + path)).text();
const part = (html: string, name: string) =>
  new RegExp(`<${name}[ >].*?</${name}>`, "s").exec(html)?.[0] ?? "";
const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, address]) => address);

test("the header has the name, a search, the menu, About's three pages and Contact Us", async () => {
  expect(links(part(await page("/faq"), "header"))).toEqual([
    "/",
    "/search",
    "/",
    "/about",
    "/about/mission-vision",
    "/about/partnerships",
    "/about/history",
    "/resources",
    "/ai-security",
    "/our-work",
    "/get-involved",
    "/events",
    "/news",
    "/search",
    ...languageCodes.map((code) => localPath(code, "/faq")),
    "/contact",
  ]);
});

test.each([
  ["/", "/"],
  ["/about/history", "/about"],
  ["/news/addis-programme", "/news"],
])("on %s the menu marks %s as the current section", async (path, address) => {
  const marked = part(await page(path), "header").match(/<a [^>]*aria-current="page"[^>]*>/g) ?? [];
  expect(marked.map((link) => /href="([^"]+)"/.exec(link)?.[1])).toContain(address);
});

test("the footer has three columns, the tagline, the year and the links below", async () => {
  const footer = part(await page("/"), "footer");
  const columns = [...footer.matchAll(/<nav aria-label="([^"]+)">(.*?)<\/nav>/gs)];
  expect(columns.map(([, name, column = ""]) => [name, links(column)])).toEqual([
    ["About Us", ["/about/mission-vision", "/about/partnerships", "/about/history", "/get-involved"]],
    ["Programs", ["/ai-security", "/ai-policy", "/our-work", "/events", "/news"]],
    ["Other Links", ["/faq", "/privacy-policy", "/terms-of-service", "/accessibility", "/sitemap"]],
  ]);
  expect(footer).toContain("connects communities by securing the CD/CI pipeline.");
  expect(footer).toContain(`© ${new Date().getUTCFullYear()} Secure AI Africa`);
  expect(links(footer)).toEqual(
    expect.arrayContaining(["/contact", "/support", "/search", "/security-policy"]),
  );
});

test.each(["/faq", "/news/addis-programme", "/no-such-page"])(
  "%s links to the search in the header, menu and footer",
  async (path) => {
    const html = await page(path);
    const names = (text: string) =>
      [...text.matchAll(/<a [^>]*href="\/search"[^>]*>(.*?)<\/a>/gs)].map(([, link = ""]) =>
        link.replaceAll(/<[^>]*>/g, ""),
      );
    expect(names(part(html, "header"))).toEqual(["Search the site", "Search"]);
    expect(names(part(html, "footer"))).toEqual(["Search"]);
  },
);

test("Home links to the search, and the 404 page has a search form", async () => {
  expect(links(part(await page("/"), "main"))).toContain("/search");
  expect(part(await page("/no-such-page"), "main")).toMatch(/<form role="search"[^>]* action="\/search"/);
});

test("the first link skips to the content", async () => {
  const html = await page("/news");
  expect(links(html)[0]).toBe("#content");
  expect(html).toContain('<main id="content"');
});

test("the page of building blocks is not public", async () => {
  expect((await fetch(`${site.url}/style`)).status).toBe(404);
});
