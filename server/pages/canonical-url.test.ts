import { describe, expect, test } from "vitest";
import { canonicalFreePage, canonicalUrl } from "./canonical-url.ts";

const pages = new Set(["/", "/about", "/about/history", "/news"]);
const canonical = (url: string) => canonicalUrl(`http://site${url}`, pages);

test.each([
  ["/", "/"],
  ["/?page=2", "/?page=2"],
  ["/about#1", "/about"],
  ["/about?a=1#b", "/about?a=1"],
  ["/%61bout", "/about"],
  ["/%61%62%6F%75%74", "/about"],
  ["/%61%62%6f%75%74", "/about"],
  ["/./about", "/about"],
  ["/x/../about", "/about"],
  ["/x/%2e%2E/about", "/about"],
  ["/x\\..\\about", "/about"],
  ["/about/./history", "/about/history"],
  ["/news/a-b", "/news/a-b"],
  ["/about/people/a-b?page=2", "/about/people/a-b?page=2"],
  ["/news/it's%20%3Cnew%3E%20%26%20odd", "/news/it's%20%3Cnew%3E%20%26%20odd"],
  ["/news/it%27s%20%3cnew%3e%20&%20odd", "/news/it's%20%3Cnew%3E%20%26%20odd"],
  ["/news/An%2FItem", "/news/An%2FItem"],
  ["/news/An%2fItem?page=2", "/news/An%2FItem?page=2"],
])("%s is %s", (url, expected) => {
  expect(canonical(url)).toEqual({ url: expected, needsRedirect: false });
});

test.each([
  ["/ABOUT", "/about"],
  ["/%41bout?a=B", "/about?a=B"],
  ["/About/History", "/about/history"],
  ["/NEWS/Some-Id", "/news/Some-Id"],
  ["/About/People/Some-Id", "/about/people/Some-Id"],
])("%s redirects to %s, with the id unchanged", (url, expected) => {
  expect(canonical(url)).toEqual({ url: expected, needsRedirect: true });
});

test.each([
  "/no-such-page",
  "/about/",
  "//about",
  "/about//history",
  "/news/a/b",
  "/news/",
  "/events/a.ics",
  "/feeds/news.rss",
  "/low-data",
  "/health",
  "/__proto__",
  "/news.data",
  "/about~data",
])("%s is not a shared page", (url) => {
  expect(canonical(url)).toBeUndefined();
});

describe("free pages", () => {
  const arabic = encodeURIComponent("تقرير");
  const free = new Set(["/annual-report", `/${arabic}`]);
  const freePage = (url: string) => canonicalFreePage(`http://site${url}`, (path) => free.has(path));

  test.each([
    ["/annual-report", "/annual-report", false],
    ["/fr/annual-report?page=2", "/fr/annual-report?page=2", false],
    ["/Annual-Report", "/annual-report", true],
    ["/ar/ANNUAL-report", "/ar/annual-report", true],
    ["/%61nnual-report", "/annual-report", false],
    [`/${arabic}`, `/${arabic}`, false],
    [`/${arabic.toLowerCase()}`, `/${arabic}`, false],
  ])("%s is %s", (url, expected, needsRedirect) => {
    expect(freePage(url)).toEqual({ url: expected, needsRedirect });
  });

  test.each(["/", "/annual", "/news/annual-report", "/annual-report/x", "//annual-report"])(
    "%s is none",
    (url) => {
      expect(freePage(url)).toBeUndefined();
      expect(canonical(url)?.url).not.toBe("/annual-report");
    },
  );
});
