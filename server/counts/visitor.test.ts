import { describe, expect, test } from "vitest";
import { isByVisitor, opensPage, referringHost } from "./visitor.ts";

const chrome = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";
const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
const visit = (headers: Record<string, string>, method = "GET") => ({
  method,
  headers: { accept, "user-agent": chrome, ...headers },
});

describe("opensPage", () => {
  test.each([
    ["a browser", {}],
    ["a navigation", { "sec-fetch-dest": "document" }],
    ["a phone made by Cubot", { "user-agent": "Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 20) Chrome/120" }],
  ])("counts %s", (_, headers) => {
    expect(opensPage(visit(headers))).toBe(true);
  });

  test.each([
    ["a prefetch", { "sec-purpose": "prefetch" }],
    ["a prerendered page", { "sec-purpose": "prefetch;prerender" }],
    ["a prefetch of an older browser", { purpose: "prefetch" }],
    ["a part that our script fetches", { accept: "*/*", "sec-fetch-dest": "empty" }],
    ["a fetch that asks for a page", { "sec-fetch-dest": "empty" }],
    ["a frame", { "sec-fetch-dest": "iframe" }],
    ["a search engine", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://google.com/bot)" }],
    [
      "a robot that gives only its address",
      { "user-agent": "Mozilla/5.0 (compatible; +https://example.org)" },
    ],
    ["a link preview", { "user-agent": "WhatsApp/2.23.20.0" }],
    ["a program", { "user-agent": "curl/8.5.0" }],
    ["a browser without a screen", { "user-agent": chrome.replace("Chrome/", "HeadlessChrome/") }],
  ])("does not count %s", (_, headers) => {
    expect(opensPage(visit(headers))).toBe(false);
  });

  test("counts no HEAD, no POST, and nothing without a user agent", () => {
    expect(opensPage(visit({}, "HEAD"))).toBe(false);
    expect(opensPage(visit({}, "POST"))).toBe(false);
    expect(opensPage({ method: "GET", headers: { accept } })).toBe(false);
  });
});

test("a download may accept anything, but a robot's is not counted", () => {
  expect(isByVisitor(visit({ accept: "*/*" }))).toBe(true);
  expect(isByVisitor(visit({ "user-agent": "Applebot/0.1" }))).toBe(false);
  expect(isByVisitor(visit({}, "HEAD"))).toBe(false);
});

test.each([
  ["https://www.Example.org/a?b=c", "example.org"],
  ["http://news.example.org:8080", "news.example.org"],
  ["https://xn--fsq.example/", "xn--fsq.example"],
  ["https://site.example/about", undefined],
  ["https://www.site.example/", undefined],
  ["http://other-name.example/", undefined],
  ["http://192.0.2.1/", undefined],
  ["http://[2001:db8::1]/", undefined],
  ["http://intranet/page", undefined],
  ["android-app://com.example", undefined],
  ["https://user:secret@example.org/", undefined],
  ["https://=cmd()/", undefined],
  [`https://${"a".repeat(300)}.example/`, undefined],
])("the referring host of %s is %s", (referer, expected) => {
  expect(referringHost({ referer, host: "other-name.example" }, "site.example")).toBe(expected);
});
