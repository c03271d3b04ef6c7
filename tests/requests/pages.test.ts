import { beforeAll, describe, expect, test } from "vitest";
import { type RunningSite, sharedSite } from "../site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await sharedSite();
});

/** Every page with a fixed address: docs/specification.md lists them by section. */
const addresses = [
  "/",
  "/about",
  "/about/mission-vision",
  "/about/partnerships",
  "/about/history",
  "/about/origins",
  "/our-work",
  "/news",
  "/events",
  "/resources",
  "/get-involved",
  "/contact",
  "/ai-security",
  "/ai-policy",
  "/faq",
  "/privacy-policy",
  "/terms-of-service",
  "/accessibility",
  "/sitemap",
  "/support",
  "/careers",
  "/volunteer",
  "/donate",
];

const titles = new Map<string, string>();
const descriptions = new Map<string, string>();

describe("every page answers, inside the shell", () => {
  test.each(addresses)("%s", async (path) => {
    const response = await fetch(site.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.getSetCookie()).toEqual([]);
    const html = await response.text();
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<(?:header|nav|main|footer)[ >]/g)).toEqual(
      expect.arrayContaining([expect.stringMatching("<main")]),
    );
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr"/);
    titles.set(path, /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "");
    descriptions.set(path, /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "");
  });

  test("each page has its own title and description", () => {
    for (const texts of [titles, descriptions]) {
      expect([...texts.values()]).not.toContain("");
      expect(new Set(texts.values()).size).toBe(addresses.length);
    }
  });
});

test.each(["/no-such-page", "/about/no-such-page", "/a/b/c/d", "/index.php", "/our-work/a/b"])(
  "%s is a 404 page in the shell",
  async (path) => {
    const response = await fetch(site.url + path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain("<h1>Page not found</h1>");
    expect(html).toContain("<footer");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  },
);

test.each([
  ["/news/", "/news"],
  ["/about/history/?a=1", "/about/history?a=1"],
  ["//example.org/", "/example.org"],
])("%s redirects to %s, and never to another host", async (path, location) => {
  const response = await fetch(site.url + path, { redirect: "manual" });
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe(location);
});
