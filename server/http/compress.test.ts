import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { compressed } from "./compress.ts";

const text = "words and more words ".repeat(100);

const app = new Hono();
app.use(compressed);
app.get(
  "/text",
  () =>
    new Response(text, { headers: { "content-type": "text/plain", "content-length": String(text.length) } }),
);
app.get(
  "/short",
  () => new Response("short", { headers: { "content-type": "text/plain", "content-length": "5" } }),
);
app.get("/picture", () => new Response(text, { headers: { "content-type": "image/png" } }));

const ask = (path: string, accepted: string) =>
  app.request(path, { headers: { "accept-encoding": accepted } });

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
])("sends text as %s, with a correct content-length or none", async (encoding, unpack) => {
  const response = await ask("/text", encoding);
  const body = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect([null, String(body.length)]).toContain(response.headers.get("content-length"));
  expect(unpack(body).toString()).toBe(text);
});

test("leaves short bodies, pictures and identity requests uncompressed", async () => {
  for (const response of [
    await ask("/short", "br"),
    await ask("/picture", "br"),
    await ask("/text", "identity"),
  ]) {
    expect(response.headers.has("content-encoding")).toBe(false);
  }
  expect(await (await ask("/short", "br")).text()).toBe("short");
});

test("sends the body uncompressed if too many compressions are waiting", async () => {
  const responses = await Promise.all(Array.from({ length: 200 }, () => ask("/text", "br")));
  const plain = responses.filter(({ headers }) => !headers.has("content-encoding"));
  expect(plain.length).toBeGreaterThan(100);
  expect(plain.length).toBeLessThan(200);
  expect(await plain[0]?.text()).toBe(text);
});
