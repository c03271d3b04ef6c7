import { expect, test } from "vitest";
import { isForLowData, keptAddress, publicAddress } from "./kept-address.ts";
import { filesOf, isHtml, isPageFile, isPublicPage, mayKeep } from "./may-keep.ts";

const site = "https://example.org";
const pageAt = (address: string) => isPublicPage(new URL(site + address));

test.each([
  "/",
  "/fr",
  "/about",
  "/ar/news/some-id",
  "/news?page=2",
  "/contact?about=news/x",
  "/my-database",
])("%s may be kept", (address) => {
  expect(pageAt(address)).toBe(true);
});

test.each([
  ...["/desk", "/desk/news", "/preview/token", "/low-data", "/assets/a.js", "/media/id/a.pdf"],
  ...["/my-data/token", "/fr/my-data/token/erase", "/approve/token", "/ar/approve/token"],
  ...["/subscription/token", "/ar/subscription/token", "/subscription/left"],
  ...["/search?q=hiv", "/fr/news?page=2&q=x", "/contact?sent=token", "/?correct=token"],
])("%s is never kept", (address) => {
  expect(pageAt(address)).toBe(false);
});

const answer = (parts: Partial<Response> = {}, headers: Record<string, string> = {}) => ({
  ...{ status: 200, redirected: false, type: "basic" as const, headers: new Headers(headers) },
  ...parts,
});

test("only complete answers of this site are kept, and none that forbids it", () => {
  expect(mayKeep(answer({}, { "cache-control": "no-cache" }))).toBe(true);
  expect(mayKeep(answer({}, { "cache-control": "private, max-age=0, stale-while-revalidate=604800" }))).toBe(
    true,
  );
  expect(mayKeep(answer({}, { "cache-control": "private, no-store" }))).toBe(false);
  for (const status of [206, 301, 404, 503]) expect(mayKeep(answer({ status }))).toBe(false);
  expect(mayKeep(answer({ redirected: true }))).toBe(false);
  for (const type of ["opaque", "opaqueredirect", "cors", "error"] as const)
    expect(mayKeep(answer({ type }))).toBe(false);
});

test("a page is HTML", () => {
  expect(isHtml(answer({}, { "content-type": "text/html; charset=utf-8" }))).toBe(true);
  expect(isHtml(answer({}, { "content-type": "application/pdf" }))).toBe(false);
  expect(isHtml(answer())).toBe(false);
});

test("files of pages are scripts, styles, fonts and pictures, but no downloads and films", () => {
  const isFile = (path: string, destination: RequestDestination) =>
    isPageFile({ url: site + path, destination });
  expect(isFile("/assets/start-abc.js", "script")).toBe(true);
  expect(isFile("/assets/font-abc.woff2", "")).toBe(true);
  expect(isFile("/media/id/640.webp", "image")).toBe(true);
  expect(isFile("/media/id/report.pdf", "")).toBe(false);
  expect(isFile("/film/hero.mp4", "video")).toBe(false);
  expect(isFile("/feeds/news.rss", "")).toBe(false);
});

test("finds the files that a page names, each once, without those it only links to", () => {
  const html = `<html data-start="/assets/start-a.js" data-font="/assets/f.woff2"><style>@font-face{src:url(/assets/ar.woff2)}</style>
    <img srcset="/images/a/1.webp 1x, /images/a/2.webp 2x" src="/images/a/1.webp"><use href="/assets/map.svg#land"/><a class="x" href="/media/id/report.pdf">Report</a>`;
  expect(filesOf(html)).toEqual([
    "/assets/start-a.js",
    "/assets/f.woff2",
    "/assets/ar.woff2",
    "/images/a/1.webp",
    "/images/a/2.webp",
    "/assets/map.svg",
  ]);
  expect(filesOf("<p>No files</p>")).toEqual([]);
});

test.each(["/", "/fr/news?page=2"])("a page in low-data mode has its own key: %s", (address) => {
  const key = keptAddress(address, true);
  expect(key).not.toBe(address);
  expect([isForLowData(key), isForLowData(address)]).toEqual([true, false]);
  expect(publicAddress(key)).toBe(address);
  expect(publicAddress(keptAddress(address, false))).toBe(address);
});
