import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { Damaged, unpack } from "../../app/offline/unpack.ts";
import { packFile } from "./pack-file.ts";

const page = (address: string, text: string) => ({
  address,
  policy: "default-src 'none'",
  html: `<!DOCTYPE html><html><head><style>${"p{}".repeat(900)}</style></head><body><main>${text}</main><footer>We</footer>`,
});
const pages = [page("/a", "First"), page("/b", "Second")];
const picture = { address: "/images/x/480.webp", type: "image/webp", bytes: Buffer.from([0, 255, 128, 1]) };

test("the browser reads the pages and pictures that were packed", async () => {
  const { bytes, digest } = await packFile(pages, [picture]);
  const responses = await unpack(new Uint8Array(bytes), digest);
  expect([...responses.keys()]).toEqual(["/a", "/b", picture.address]);
  for (const { address, html, policy } of pages) {
    const response = responses.get(address);
    expect(await response?.text()).toBe(html);
    expect(response?.headers.get("content-security-policy")).toBe(policy);
    expect(Date.parse(response?.headers.get("x-kept-at") ?? "")).toBeLessThanOrEqual(Date.now());
  }
  const image = responses.get(picture.address);
  expect(Buffer.from((await image?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(picture.bytes);
  expect(image?.headers.get("content-type")).toBe("image/webp");
});

test("a pack with other bytes is refused", async () => {
  const { bytes, digest } = await packFile(pages, []);
  const changed = new Uint8Array(bytes);
  changed[changed.length - 9] = (changed.at(-9) ?? 0) ^ 1;
  await expect(unpack(changed, digest)).rejects.toThrow(Damaged);
});

test("what pages share is in the pack once, and the same pages give the same bytes", async () => {
  const first = await packFile(pages, [picture]);
  expect(gunzipSync(first.bytes).toString().split("p{}p{}".repeat(450)).length - 1).toBe(1);
  expect(await packFile(pages, [picture])).toEqual(first);
});
