import { expect, test } from "vitest";
import { correctLanguagePrefix, hasLanguages, localPath, splitLanguage } from "../../languages.ts";

test.each([
  ["/", "/fr"],
  ["/?updates=news", "/fr?updates=news"],
  ["/#top", "/fr#top"],
  ["/about", "/fr/about"],
  ["/files/a.pdf", "/files/a.pdf"],
  ["/media/abc/640.webp", "/media/abc/640.webp"],
  ["/low-data", "/low-data"],
  ["/mediation", "/fr/mediation"],
  ["#content", "#content"],
  ["//example.org/", "//example.org/"],
  ["https://example.org/", "https://example.org/"],
  ["mailto:us@example.org", "mailto:us@example.org"],
])("%s is %s in French", (path, local) => {
  expect(localPath("fr", path)).toBe(local);
  expect(localPath("en", path)).toBe(path);
});

test.each([
  ["/fr", "fr", "/"],
  ["/fr/about?page=2", "fr", "/about?page=2"],
  ["/france", "en", "/france"],
  ["/en/about", "en", "/en/about"],
  ["/FR/about", "en", "/FR/about"],
  ["/constructor", "en", "/constructor"],
  ["/", "en", "/"],
])("%s is in %s, with the path %s", (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path });
});

test.each([
  ["/FR/about", "/fr/about"],
  ["/en", "/"],
  ["/fr/", "/fr"],
  ["/fr//example.org", "/fr/example.org"],
  ["/en//example.org", "/example.org"],
  ["/fr/about", undefined],
  ["/france", undefined],
  ["/toString", undefined],
])("%s is corrected to %s", (path, right) => {
  expect(correctLanguagePrefix(path)).toBe(right);
});

test("addresses that are the same in every language have no prefix", () => {
  expect(["/desk/news", "/robots.txt", "/.well-known/security.txt"].some(hasLanguages)).toBe(false);
});
