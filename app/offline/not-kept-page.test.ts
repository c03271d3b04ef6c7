import { expect, test } from "vitest";
import { languageCodes } from "../../languages.ts";
import { noteOf } from "./mark-copy.ts";
import { htmlOf } from "./not-kept-page.ts";
import { workerWords } from "./worker-words.ts";

test.each(languageCodes)("%s has every sentence of the worker", (language) => {
  const { title, readable } = workerWords(language);
  const links = [{ address: "/about", language: "en" as const, title: "About &amp; more" }];
  const html = htmlOf({ address: "/x", language, nonce: "n", links });
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(readable);
  expect(html).toContain(`<a href="/about" lang="en"><bdi>About &amp; more</bdi></a>`);
  expect(html).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`);
});

test("says so if no page is kept", () => {
  const html = htmlOf({ address: "/", language: "en", nonce: "n", links: [] });
  expect(html).toContain("No page is saved on this device yet.");
  expect(html).not.toContain("<ul>");
});

test("an address cannot bring markup into the page", () => {
  const html = htmlOf({ address: '/x?"><script>', language: "en", nonce: "n", links: [] });
  expect(html).toContain('href="/x?&quot;>&lt;script>"');
});

test("a copy says from when it is, or only that it is a copy", () => {
  expect(noteOf("2025-11-18T10:05:00.000Z", "en")).toMatch(
    /<time datetime="2025-11-18T10:05:00\.000Z">18 November 2025 at \d\d:05<\/time><\/aside>$/,
  );
  for (const keptAt of [null, "soon"]) expect(noteOf(keptAt, "en")).toMatch(/device:<\/aside>$/);
});
