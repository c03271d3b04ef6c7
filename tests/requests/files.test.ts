import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningSite, startSite } from "../site.ts";

const script = readdirSync("build/client/assets").find((name) => name.endsWith(".js")) ?? "";
const address = `/assets/${script}`;
const bytes = readFileSync(`build/client${address}`);

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const get = (headers: Record<string, string>) =>
  fetch(site.url + address, { headers: { "accept-encoding": "identity", ...headers } });

describe("a built file", () => {
  test.each([
    ["br", "br"],
    ["gzip", "gzip"],
  ])("is sent as compressed by the build for %s", async (accepted, encoding) => {
    const response = await get({ "accept-encoding": accepted });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(Number(response.headers.get("content-length"))).toBeLessThan(bytes.length);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  test("can be cached by browsers for ever", async () => {
    expect((await get({})).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("is not sent again to a browser that has it, whatever the compression", async () => {
    for (const encoding of ["br", "gzip", "identity"]) {
      const etag = (await get({ "accept-encoding": encoding })).headers.get("etag") ?? "";
      expect((await get({ "accept-encoding": encoding, "if-none-match": `"other", W/${etag}` })).status).toBe(
        304,
      );
    }
    expect((await get({ "if-none-match": '"other"' })).status).toBe(200);
  });

  test.each(["br", "gzip", "identity"])("has its own ETag when compressed as %s", async (encoding) => {
    const sent = await get({ "accept-encoding": encoding });
    const etag = sent.headers.get("etag") ?? "";
    for (const known of ["*", " * ", etag, `W/${etag}`, `"other",${etag}`]) {
      const answer = await get({ "accept-encoding": encoding, "if-none-match": known });
      expect([answer.status, answer.headers.get("etag"), answer.headers.get("vary")], known).toEqual([
        304,
        etag,
        "Accept-Encoding",
      ]);
    }
    const since = sent.headers.get("last-modified") ?? "";
    const unchanged = await get({ "accept-encoding": encoding, "if-modified-since": since });
    expect([unchanged.status, unchanged.headers.get("etag")]).toEqual([304, etag]);
    expect((await get({ "if-none-match": '"other"', "if-modified-since": since })).status).toBe(200);
  });

  test("is sent again to a browser that has it in another compression", async () => {
    const etag = (await get({ "accept-encoding": "br" })).headers.get("etag") ?? "";
    expect((await get({ "accept-encoding": "gzip", "if-none-match": etag })).status).toBe(200);
  });

  test("supports range requests", async () => {
    const part = await get({ range: "bytes=10-19" });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 10-19/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));

    const end = await get({ range: "bytes=-5" });
    expect(Buffer.from(await end.arrayBuffer())).toEqual(bytes.subarray(-5));

    const beyond = await get({ range: `bytes=${bytes.length}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get("content-range")).toBe(`bytes */${bytes.length}`);

    expect((await get({ range: "bytes=nonsense" })).status).toBe(200);
    expect((await get({ range: "bytes=0-9", "if-range": '"an older version"' })).status).toBe(200);
  });

  test("rejects methods other than GET and HEAD", async () => {
    const response = await fetch(site.url + address, { method: "POST", body: "x" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });

  test("is not served at the address of its compressed copy", async () => {
    expect((await fetch(`${site.url + address}.br`)).status).toBe(404);
  });
});
