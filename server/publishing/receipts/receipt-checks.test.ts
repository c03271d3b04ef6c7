import { expect, test } from "vitest";
import { addressIn } from "./receipt-checks.ts";

test.each([
  ["/", "annual", '<a href="/annual">'],
  ["/", "annual", "<loc>https://site.example:3000/annual</loc>"],
  ["/", "annual", '<a href="/annual#top">'],
  ["/fr", "annual", '<a href="/fr/annual?x">'],
  ["/", "تقرير", `<a href="/${encodeURIComponent("تقرير")}">`],
  ["/news", "a-b", "<link>https://site.example/news/a-b</link>"],
  ["/events", "a-b", "URL:https://site.example/eve\r\n nts/a-b\r\n"],
  ["/our-work", "a-b", '<a href="/our-work#a-b">'],
])("finds a link below %s to %s in %s", (path, slug, text) => {
  expect(addressIn(text, path, slug)).toBe(true);
});

test.each([
  ["/", "annual", '<a href="/news/annual">'],
  ["/", "annual", '<a href="/fr/annual">'],
  ["/", "annual", '<a href="/annual-report">'],
  ["/", "annual", '<a href="/search?q=x//annual">'],
  ["/", "annual", "<loc>https://site.example/fr/annual</loc>"],
  ["/news", "a-b", '<a href="/news/a-b-2">'],
  ["/news", "a-b", '<a href="/fr/news/a-b">'],
])("finds no link below %s to %s in %s", (path, slug, text) => {
  expect(addressIn(text, path, slug)).toBe(false);
});
