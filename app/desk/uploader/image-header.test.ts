import sharp from "sharp";
import { expect, test } from "vitest";
import { imageHeader } from "./image-header.ts";

const drawn = () => sharp({ create: { width: 300, height: 200, channels: 3, background: "#0b5351" } });

test("reads type and size from the first bytes, after any camera metadata", async () => {
  const photo = drawn().withMetadata({ orientation: 6, density: 300 });
  expect(imageHeader(await photo.clone().jpeg().toBuffer())).toEqual({
    type: "jpeg",
    size: { width: 300, height: 200 },
  });
  expect(imageHeader(await photo.clone().jpeg({ progressive: true }).toBuffer())?.size).toEqual({
    width: 300,
    height: 200,
  });
  expect(imageHeader(await drawn().png().toBuffer())).toEqual({
    type: "png",
    size: { width: 300, height: 200 },
  });
  expect(imageHeader(await drawn().webp().toBuffer())).toEqual({ type: "webp" });
  expect(imageHeader(await drawn().avif().toBuffer())).toEqual({ type: "avif" });
});

test("recognises an iPhone photo by its brand", () => {
  const start = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0", "latin1");
  expect(imageHeader(start)).toEqual({ type: "heic" });
});

test("leaves other and truncated files to the server", () => {
  for (const text of [
    "",
    "%PDF-1.7 and some more of it",
    "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "PK\x03\x04 and the rest",
  ])
    expect(imageHeader(Buffer.from(text, "latin1"))).toBeUndefined();
  expect(imageHeader(Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, ...new Uint8Array(40)))).toEqual({
    type: "jpeg",
  });
});
