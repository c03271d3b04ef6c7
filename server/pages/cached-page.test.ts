import { readFileSync } from "node:fs";
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { bufferMemory } from "../../tests/memory.ts";
import { compress } from "../http/compress.ts";
import { dictionaryName } from "../http/delta.ts";
import {
  type CachedPage,
  cachedPage,
  compressBest,
  pageAnswer,
  readyAnswer,
  sizeOf,
  textOf,
} from "./cached-page.ts";

const headers = { "content-type": "text/html" };
const html = "<p>words and more words</p>".repeat(200);
const pageOf = (text: string, status = 200) => cachedPage({ status, headers, body: Buffer.from(text) });

const encodings = ["br", "gzip", ""];
const inEncodings = (page: CachedPage) =>
  Promise.all(encodings.map((accepted) => pageAnswer(page, { "accept-encoding": accepted })));

test("answers with the page in every encoding, with true lengths", async () => {
  const page = await pageOf(html);
  const [br, gzip, uncompressed] = await inEncodings(page);
  expect(brotliDecompressSync(br?.body ?? "").toString()).toBe(html);
  expect(br?.headers).toHaveProperty("content-encoding", "br");
  expect(gunzipSync(gzip?.body ?? "").toString()).toBe(html);
  expect(gzip?.headers).toHaveProperty("content-encoding", "gzip");
  expect(uncompressed?.body?.toString()).toBe(html);
  expect(uncompressed?.headers).not.toHaveProperty("content-encoding");
  for (const { headers, body } of await inEncodings(page))
    expect(headers).toMatchObject({
      etag: page.etag,
      "content-type": "text/html",
      "content-length": String(body?.length),
    });
});

test("the page states its own weight in every encoding", async () => {
  const page = await pageOf(`${html}<span id="weight" data-besides="1000">0.0 </span>`);
  const decode = [brotliDecompressSync, gunzipSync, (bytes: Buffer) => bytes];
  for (const [index, { body = Buffer.of() }] of await (await inEncodings(page)).entries())
    expect(decode[index]?.(body).toString()).toContain(`>${((body.length + 1000) / 1000).toFixed(1)} <`);
});

test("is ready in brotli, and once made, in the other forms", async () => {
  const page = await pageOf(html);
  const ready = () => encodings.map((accepted) => readyAnswer(page, { "accept-encoding": accepted }));
  expect(ready()).toEqual([page.brotli, undefined, undefined]);
  expect(readyAnswer(page, { "if-none-match": "*" })).toMatchObject({ status: 304 });
  const made = await inEncodings(page);
  expect(ready()).toEqual(made);
});

test("keeps only the compressed page in memory", async () => {
  const megabyte = 1024 * 1024;
  const before = bufferMemory();
  const pages = await Promise.all(["a", "b", "c", "d"].map((letter) => pageOf(letter.repeat(megabyte))));
  for (const page of pages) await compressBest(page, { offer: true });
  await expect.poll(() => bufferMemory() - before).toBeLessThan(megabyte);
  expect(pages.map(({ compression }) => compression)).toEqual(["best", "best", "best", "best"]);
});

test("holds no more memory than its bytes, however the text came", async () => {
  const large = new ArrayBuffer(65_536);
  const body = Buffer.from(large, 0, 11).fill("x");
  const page = await cachedPage({ status: 200, headers, body });
  for (const { body } of await inEncodings(page)) expect(body?.buffer.byteLength).toBe(body?.length);
});

test("counts bodies, headers and object overhead as its memory", async () => {
  const small = sizeOf(await pageOf("x"));
  expect(small).toBeGreaterThan(2048);
  const page = await cachedPage({
    status: 200,
    headers: { ...headers, policy: "y".repeat(1000) },
    body: Buffer.from("x"),
  });
  expect(sizeOf(page)).toBeGreaterThanOrEqual(small + 1000);
});

test("compressBest makes the body smaller without changing the page", async () => {
  const page = await pageOf(readFileSync("README.md", "utf8"));
  const { etag, brotli } = page;
  const [quick, text] = [brotli.body.length, textOf(page).toString()];
  await compressBest(page);
  const { body, headers } = page.brotli;
  expect(page).toMatchObject({ etag, compression: "best" });
  expect(body?.length).toBeLessThan(quick);
  expect(headers).toMatchObject({ "content-length": String(body?.length), "content-encoding": "br", etag });
  expect(brotliDecompressSync(body).toString()).toBe(text);
  expect(body.buffer.byteLength).toBe(body.length);
});

test("compressBest lets a browser decode what comes before the later styles as soon as it arrives", async () => {
  const [first, rest] = [readFileSync("README.md", "utf8"), readFileSync("CONTRIBUTING.md", "utf8")];
  const page = await pageOf(`${first}<style id="later-style">p{}</style>${rest}`);
  await compressBest(page);
  const arrived = (await compress(Buffer.from(first), "br", 11)).length;
  const decoder = createBrotliDecompress();
  const decoded: Buffer[] = [];
  decoder.on("data", (bytes: Buffer) => decoded.push(bytes));
  await new Promise((resolve) => decoder.write(page.brotli.body.subarray(0, arrived), resolve));
  expect(Buffer.concat(decoded).toString()).toBe(first);
});

test("reuses the compressed forms of an unchanged page, with the new headers", async () => {
  const first = await pageOf(html);
  await compressBest(first);
  const next = {
    status: 200,
    headers: { "content-type": "text/html", policy: "new" },
    body: Buffer.from(html),
  };
  const second = await cachedPage(next, first);
  expect(second.brotli.body).toBe(first.brotli.body);
  expect(second).toMatchObject({ compression: "best", brotli: { headers: { policy: "new" } } });
  const other = await cachedPage({ ...next, body: Buffer.from("other") }, first);
  expect(other).toMatchObject({ compression: "quick" });
});

test("an error response has no tag", async () => {
  const { brotli } = await pageOf("sorry", 503);
  expect(brotli.headers).not.toHaveProperty("etag");
});

const body = "words and more words ".repeat(20);
const withStatus = (status: number) =>
  cachedPage({
    status,
    headers: { "content-type": "text/html", "cache-control": "no-cache", vary: "Accept-Encoding" },
    body: Buffer.from(body),
  });
const sample = await withStatus(200);

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
])("for a client that takes %j the body is %s", async (accepted, form) => {
  const { headers } = await pageAnswer(sample, { "accept-encoding": accepted });
  expect(headers).toHaveProperty("content-encoding", form);
});

test.each([
  "*",
  " * ",
  sample.etag,
  sample.etag.slice(2),
  `W/"other", ${sample.etag}`,
  `"other",${sample.etag}`,
])(
  "responds to If-None-Match %s with 304 and no body, with the same tag for every encoding",
  async (known) => {
    for (const accepted of ["br", "gzip", ""]) {
      const answer = await pageAnswer(sample, { "if-none-match": known, "accept-encoding": accepted });
      expect(answer).toEqual({
        status: 304,
        headers: { etag: sample.etag, "cache-control": "no-cache", vary: "Accept-Encoding" },
        rawHeaders: ["cache-control", "no-cache", "vary", "Accept-Encoding", "etag", sample.etag],
        body: undefined,
      });
      expect((await pageAnswer(sample, { "accept-encoding": accepted })).headers.etag).toBe(sample.etag);
    }
  },
);

test.each(['W/"other"', '"*"', `x${sample.etag}`, "W/"])(
  "responds to If-None-Match %s with the page",
  async (known) => {
    expect((await pageAnswer(sample, { "if-none-match": known })).status).toBe(200);
  },
);

test("responds with an error page regardless of If-None-Match", async () => {
  const away = await withStatus(503);
  expect((await pageAnswer(away, { "if-none-match": "*" })).status).toBe(503);
});

test("lets browsers cache a prefetched page for 30 seconds, and no other", async () => {
  const cacheControl = async (asked: CachedPage, purpose: string) =>
    (await pageAnswer(asked, { "sec-purpose": purpose })).headers["cache-control"];
  expect(await cacheControl(sample, "prefetch")).toBe("private, max-age=30");
  expect(await cacheControl(sample, "")).toBe("no-cache");
  expect(await cacheControl(await withStatus(503), "prefetch")).toBe("no-cache");
});

describe("as a dictionary", () => {
  const chromium = { "accept-encoding": "br, dcz", "sec-ch-ua": "x", "sec-fetch-dest": "document" };
  const offered = async () => {
    const page = await withStatus(200);
    await compressBest(page, { offer: true });
    return page;
  };

  test("a page is offered to Chromium once it is compressed best, with the same body", async () => {
    const page = await withStatus(200);
    expect(await pageAnswer(page, chromium)).toBe(page.brotli);
    await compressBest(page, { offer: true });
    const { headers, body } = await pageAnswer(page, chromium);
    expect(headers).toMatchObject({
      "use-as-dictionary": 'match="/*", match-dest=("document" "")',
      "cache-control": "private, max-age=0, stale-while-revalidate=604800",
      vary: "Accept-Encoding, Available-Dictionary",
    });
    expect(body).toBe(page.brotli.body);
  });

  test.each([
    ["another browser", { "sec-ch-ua": undefined }],
    ["a script", { "sec-fetch-dest": "empty" }],
    ["a client without brotli", { "accept-encoding": "gzip" }],
  ])("it is not offered to %s", async (_, headers) => {
    const page = await offered();
    const answer = await pageAnswer(page, { ...chromium, ...headers });
    expect(answer.headers).not.toHaveProperty("use-as-dictionary");
    expect(answer.headers).toHaveProperty("cache-control", "no-cache");
  });

  test("its name is the hash of the text that the browser decodes, with its weight", async () => {
    const weight = '<span id="weight" data-besides="1000">0.0 </span>';
    const page = await pageOf(`${html}${weight}`);
    await compressBest(page, { offer: true });
    const { dictionary } = page.asDictionary ?? {};
    const decoded = brotliDecompressSync(page.brotli.body);
    expect(decoded.toString()).not.toContain(weight);
    expect(dictionary?.text()).toEqual(decoded);
    expect(dictionary?.name).toBe(dictionaryName(decoded));
  });

  test("an unchanged page stays the same dictionary, with its new headers", async () => {
    const first = await offered();
    const headers = { "content-type": "text/html", vary: "Accept-Encoding", policy: "new" };
    const second = await cachedPage({ status: 200, headers, body: Buffer.from(body) }, first);
    expect(second.asDictionary?.dictionary).toBe(first.asDictionary?.dictionary);
    expect(second.asDictionary?.offer.headers).toMatchObject({ policy: "new" });
  });

  test("neither an error nor a page of a site without dictionaries is offered", async () => {
    for (const [status, offer] of [
      [503, true],
      [200, false],
    ] as const) {
      const page = await withStatus(status);
      await compressBest(page, { offer });
      expect(page.asDictionary).toBeUndefined();
      expect(await pageAnswer(page, chromium)).toBe(page.brotli);
    }
  });

  test("a delta is sent in its parts, without a length, and an empty one is not", async () => {
    const page = await offered();
    const parts = [Buffer.from("first"), Buffer.from("rest")];
    const answer = await pageAnswer(page, chromium, parts);
    expect(answer).toMatchObject({ status: 200, body: parts[0], rest: parts[1] });
    expect(answer.headers).toMatchObject({ "content-encoding": "dcz", "cache-control": "private, no-cache" });
    expect(answer.headers).not.toHaveProperty("content-length");
    expect(await pageAnswer(page, chromium, [])).toBe(page.asDictionary?.offer);
    expect((await pageAnswer(page, { ...chromium, "if-none-match": page.etag }, parts)).status).toBe(304);
    const error = await withStatus(503);
    expect(await pageAnswer(error, chromium, parts)).toBe(error.brotli);
  });
});
