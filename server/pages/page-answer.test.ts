import { expect, test } from "vitest";
import { type CachedPage, cachedPage } from "./cached-page.ts";
import { pageAnswer } from "./page-answer.ts";

const text = "words and more words ".repeat(20);
const pageOf = (status: number) =>
  cachedPage({
    status,
    headers: { "content-type": "text/html", "cache-control": "no-cache", vary: "Accept-Encoding" },
    body: Buffer.from(text),
  });
const page = await pageOf(200);

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["", "identity"],
] as const)("for a client that takes %j the body is %s", (accepted, form) => {
  expect(pageAnswer(page, { "accept-encoding": accepted })).toBe(page.answers[form]);
});

test.each(["*", " * ", page.etag, page.etag.slice(2), `W/"other", ${page.etag}`, `"other",${page.etag}`])(
  "who has %s gets 304 without a body, with the tag of every encoding",
  (known) => {
    for (const accepted of ["br", "gzip", ""]) {
      const answer = pageAnswer(page, { "if-none-match": known, "accept-encoding": accepted });
      expect(answer).toEqual({
        status: 304,
        headers: { etag: page.etag, "cache-control": "no-cache", vary: "Accept-Encoding" },
        body: undefined,
      });
      expect(pageAnswer(page, { "accept-encoding": accepted }).headers.etag).toBe(page.etag);
    }
  },
);

test.each(['W/"other"', '"*"', `x${page.etag}`, "W/"])("who has %s gets the page", (known) => {
  expect(pageAnswer(page, { "if-none-match": known }).status).toBe(200);
});

test("who asks for a page that is away is told so, whatever they have", async () => {
  const away = await pageOf(503);
  expect(pageAnswer(away, { "if-none-match": "*" }).status).toBe(503);
});

test("what is fetched ahead may be kept for a moment, nothing else", async () => {
  const cacheControl = (asked: CachedPage, purpose: string) =>
    pageAnswer(asked, { "sec-purpose": purpose }).headers["cache-control"];
  expect(cacheControl(page, "prefetch")).toBe("private, max-age=30");
  expect(cacheControl(page, "")).toBe("no-cache");
  expect(cacheControl(await pageOf(503), "prefetch")).toBe("no-cache");
});
