import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { openPictures, type Pictures } from "./pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
mkdirSync(join(folder, "pictures"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Noise, because a plain field would tell nothing of a damaged file. */
const drawn = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "teal",
      noise: { type: "gaussian", sigma: 30, mean: 128 },
    },
  });
const put = (name: string, content: Buffer | string) =>
  writeFileSync(join(folder, "pictures", name), content);

let lines: string[];
let pictures: Pictures;
beforeEach(() => {
  lines = [];
  pictures = openPictures({ folder, log: createLog("warn", (line) => lines.push(line)) });
});

const formOf = async (image_url: string, width: number, format: "avif" | "webp", hash?: string) => {
  const offered = await pictures.offer(image_url);
  const asked = hash ?? offered?.address.split("/")[2] ?? "";
  return pictures.make({ hash: asked, image_url, width, format });
};

describe("a record's picture", () => {
  test("is offered with its size, in widths up to its own", async () => {
    put("wide.jpg", await drawn(1600, 900).jpeg().toBuffer());
    put("small.png", await drawn(500, 400).png().toBuffer());
    expect(await pictures.offer("/pictures/wide.jpg")).toMatchObject({
      address: expect.stringMatching(/^\/made\/[\w-]{16}\/pictures\/wide\.jpg$/),
      width: 1600,
      height: 900,
      widths: [320, 640, 960, 1280],
      modest: { width: 640 },
    });
    expect(await pictures.offer("/pictures/small.png")).toMatchObject({
      widths: [320, 500],
      modest: { width: 500 },
    });
    expect(lines).toEqual([]);
  });

  test("is made in the format and width asked for, and no others", async () => {
    put("wide.jpg", await drawn(1600, 900).jpeg().toBuffer());
    for (const [format, kind] of [
      ["avif", "heif"],
      ["webp", "webp"],
    ] as const) {
      const made = await formOf("/pictures/wide.jpg", 320, format);
      expect(await sharp(made?.bytes).metadata()).toMatchObject({ format: kind, width: 320, height: 180 });
    }
    expect(await formOf("/pictures/wide.jpg", 321, "avif")).toBeUndefined();
    expect(await formOf("/pictures/wide.jpg", 1600, "avif")).toBeUndefined();
  });

  test("says what its modest form weighs", async () => {
    put("wide.jpg", await drawn(1600, 900).jpeg().toBuffer());
    const offered = await pictures.offer("/pictures/wide.jpg");
    const made = await formOf("/pictures/wide.jpg", 640, "webp");
    expect(offered?.modest.kilobytes).toBe(Math.ceil((made?.bytes.length ?? 0) / 1000));
  });

  test("stands upright as the camera was held, and does not tell where that was", async () => {
    const exif = { IFD0: { Copyright: "someone" }, IFD3: { GPSLatitude: "9/1 1/1 0/1" } };
    put(
      "turned.jpg",
      await drawn(800, 400).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer(),
    );
    expect(await pictures.offer("/pictures/turned.jpg")).toMatchObject({ width: 400, height: 800 });
    const made = await sharp((await formOf("/pictures/turned.jpg", 320, "webp"))?.bytes).metadata();
    expect(made).toMatchObject({ width: 320, height: 640 });
    expect(made.exif).toBeUndefined();
  });

  test("has another address when it changes; the old one shows the new", async () => {
    put("news.webp", await drawn(640, 360).webp().toBuffer());
    const before = await pictures.offer("/pictures/news.webp");
    put("news.webp", await drawn(700, 360).webp().toBuffer());
    const after = await pictures.offer("/pictures/news.webp");
    expect(after?.address).not.toBe(before?.address);
    const old = await formOf("/pictures/news.webp", 320, "webp", before?.address.split("/")[2]);
    expect(old?.current).toBe(false);
    expect((await formOf("/pictures/news.webp", 320, "webp"))?.current).toBe(true);
  });

  test("may have any name", async () => {
    put("ሰላም 100%.jpg", await drawn(400, 300).jpeg().toBuffer());
    const offered = await pictures.offer("/pictures/ሰላም 100%.jpg");
    expect(offered?.address).toContain(encodeURIComponent("ሰላም 100%.jpg"));
    const encoded = offered?.address.replace(/^\/made\/[^/]+/, "") ?? "";
    expect(await formOf(encoded, 320, "webp")).toBeDefined();
  });
});

describe("the cover is shown, and the log says why, for a picture that", () => {
  const cases: [string, string, () => Promise<Buffer | string | undefined>, RegExp][] = [
    ["is not there", "none.jpg", async () => undefined, /There is no such file/],
    ["is not a picture", "words.jpg", async () => "just words", /not a picture/],
    ["is damaged", "half.jpg", async () => cutInHalf(await drawn(800, 600).jpeg().toBuffer()), /damaged/],
    ["moves", "moving.gif", moving, /It moves/],
    [
      "is a drawing with code in it",
      "drawing.svg",
      async () => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`,
      /kind svg/,
    ],
    ["unfolds into too much", "bomb.png", () => plain(9000, 9000), /50 million pixels/],
    ["is too large a file", "large.png", async () => Buffer.alloc(20_000_001), /larger than 20 MB/],
  ];
  test.each(cases)("%s", async (_, name, content, reason) => {
    const file = await content();
    if (file) put(name, file);
    expect(await pictures.offer(`/pictures/${name}`)).toBeUndefined();
    expect(await formOf(`/pictures/${name}`, 320, "webp", "a".repeat(16))).toBeUndefined();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      message: expect.stringMatching(reason),
      image_url: `/pictures/${name}`,
    });
  });

  test.each([
    "https://elsewhere.example/a.png",
    "//elsewhere.example/a.png",
    "/\\elsewhere.example/a.png",
    "pictures/wide.jpg",
    "/../../etc/passwd",
    "/pictures/..%2f..%2fetc/passwd",
    "/pictures/a\0.jpg",
    "/pictures",
    "/",
  ])("is not a file of this site: %j", async (image_url) => {
    expect(await pictures.offer(image_url)).toBeUndefined();
    expect(lines).toHaveLength(1);
  });

  test("is not named at all: that is no problem to log", async () => {
    expect(await pictures.offer(null)).toBeUndefined();
    expect(await pictures.offer("")).toBeUndefined();
    expect(lines).toEqual([]);
  });
});

test("a picture that was missing is shown once it is there", async () => {
  expect(await pictures.offer("/pictures/late.jpg")).toBeUndefined();
  put("late.jpg", await drawn(400, 300).jpeg().toBuffer());
  expect(await pictures.offer("/pictures/late.jpg")).toBeDefined();
});

const cutInHalf = (file: Buffer) => file.subarray(0, file.length / 2);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } })
    .png()
    .toBuffer();

async function moving(): Promise<Buffer> {
  const frames = await Promise.all([drawn(60, 40).png().toBuffer(), drawn(60, 40).png().toBuffer()]);
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}
