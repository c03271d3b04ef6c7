import { createHash } from "node:crypto";
import { once } from "node:events";
import { constants, createZstdDecompress } from "node:zlib";
import { expect, test } from "vitest";
import { decodeDelta, dictionaryName, encodeDelta } from "./delta.ts";

const words = Array.from({ length: 5000 }, (_, number) => `word${(number * number) % 9973}`).join(" ");
const dictionary = Buffer.from(`<style>${words}</style> first`);
const text = Buffer.from(`<style>${words}</style> and something else ${"x".repeat(50)}`);

test("names a dictionary as browsers do", () => {
  expect(dictionaryName(Buffer.from("abc"))).toBe(":ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=:");
});

test("begins with the frame of RFC 9842 that names the dictionary, and is small", async () => {
  const [delta = Buffer.alloc(0), ...rest] = await encodeDelta(text, dictionary, { effort: 9 });
  const hash = createHash("sha256").update(dictionary).digest("hex");
  expect(delta.subarray(0, 40).toString("hex")).toBe(`5e2a4d1820000000${hash}`);
  expect(delta.subarray(40, 44).toString("hex")).toBe("28b52ffd");
  expect(delta.length).toBeLessThan(200);
  expect(rest).toEqual([]);
});

test.each([0, 1, 20_000, text.length])(
  "decodes to the text, with %i bytes in the first part",
  async (firstPart) => {
    const delta = await encodeDelta(text, dictionary, { effort: 9, firstPart });
    expect(delta).toHaveLength(firstPart > 0 ? 2 : 1);
    expect(await decodeDelta(delta, dictionary)).toEqual(text);
  },
);

test("the first part alone gives the beginning of the text", async () => {
  const [first] = await encodeDelta(text, dictionary, { effort: 9, firstPart: 20_000 });
  const decoder = createZstdDecompress({ dictionary, flush: constants.ZSTD_e_flush, chunkSize: 65_536 });
  decoder.write(first?.subarray(40));
  const [decoded] = await once(decoder, "data");
  expect(decoded).toEqual(text.subarray(0, 20_000));
  decoder.destroy();
});

test("a first part of any size is encoded, also if it does not compress", async () => {
  const random = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * index * 7919) % 251));
  const delta = await encodeDelta(random, dictionary, { effort: 9, firstPart: 290_000 });
  expect(await decodeDelta(delta, dictionary)).toEqual(random);
});

test("is not decoded with another dictionary", async () => {
  const delta = await encodeDelta(text, dictionary, { effort: 9 });
  await expect(decodeDelta(delta, Buffer.from(words))).rejects.toThrow("another dictionary");
});

test("uses a dictionary that is larger than the text and lies far back", async () => {
  const beginning = Buffer.concat([text, Buffer.alloc(600_000, "a long text between the two ")]);
  const [delta] = await encodeDelta(text, beginning, { effort: 9 });
  expect(delta?.length).toBeLessThan(200);
});
