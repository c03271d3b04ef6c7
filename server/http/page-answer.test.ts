import { expect, test } from "vitest";
import { pageAnswer } from "./page-answer.ts";
import type { CachedPage } from "./page-cache.ts";

const page: CachedPage = {
  status: 200,
  etag: 'W/"a"',
  headers: { "content-type": "text/html", "cache-control": "no-cache", etag: 'W/"a"' },
  bodies: { identity: Buffer.from("plain"), br: Buffer.from("br"), gzip: Buffer.from("gzip") },
};

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["", "plain"],
])("for a client that takes %j the body is %s", (accepted, body) => {
  const answer = pageAnswer(page, { "accept-encoding": accepted });
  expect(answer.body?.toString()).toBe(body);
  expect(answer.headers["content-length"]).toBe(String(body.length));
});

test("who has the page gets 304 without a body", () => {
  for (const known of ['W/"a"', 'W/"other", W/"a"']) {
    expect(pageAnswer(page, { "if-none-match": known })).toMatchObject({ status: 304, body: undefined });
  }
  expect(pageAnswer(page, { "if-none-match": 'W/"other"' }).status).toBe(200);
});

test("what is fetched ahead may be kept for a moment, nothing else", () => {
  expect(pageAnswer(page, { "sec-purpose": "prefetch" }).headers["cache-control"]).toBe(
    "private, max-age=30",
  );
  expect(pageAnswer(page, {}).headers["cache-control"]).toBe("no-cache");
  expect(pageAnswer({ ...page, status: 503 }, { "sec-purpose": "prefetch" }).headers["cache-control"]).toBe(
    "no-cache",
  );
});
