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
])("text is sent as %s, with a length that is true or not said", async (encoding, unpack) => {
  const response = await ask("/text", encoding);
  const body = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect([null, String(body.length)]).toContain(response.headers.get("content-length"));
  expect(unpack(body).toString()).toBe(text);
});

test("what is short, or a picture, or not asked for compressed is left as it is", async () => {
  for (const response of [
    await ask("/short", "br"),
    await ask("/picture", "br"),
    await ask("/text", "identity"),
  ]) {
    expect(response.headers.has("content-encoding")).toBe(false);
  }
  expect(await (await ask("/short", "br")).text()).toBe("short");
});

test("what would have to wait for too many others is sent as it is", async () => {
  const responses = await Promise.all(Array.from({ length: 200 }, () => ask("/text", "br")));
  const plain = responses.filter(({ headers }) => !headers.has("content-encoding"));
  expect(plain.length).toBeGreaterThan(100);
  expect(plain.length).toBeLessThan(200);
  expect(await plain[0]?.text()).toBe(text);
});
