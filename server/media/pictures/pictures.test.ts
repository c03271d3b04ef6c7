import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { TooBusy } from "../../limits/too-busy.ts";
import { createLog } from "../../process/log.ts";
import { pictureLimits } from "../media-limits.ts";
import { findFile, readStart } from "./picture-file.ts";
import { openPictures, type Pictures } from "./pictures.ts";

const parent = mkdtempSync(join(tmpdir(), "pictures-"));
const folder = join(parent, "public");
const cacheFolder = join(parent, "cache");
mkdirSync(join(folder, "pictures"), { recursive: true });
afterAll(() => rmSync(parent, { recursive: true }));

/** Noise, because damage in a plain area would not show. */
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
const open = (cache = cacheFolder) =>
  openPictures({ folder, cacheFolder: cache, log: createLog("warn", (line) => lines.push(line)) });
beforeEach(() => {
  lines = [];
  pictures = open();
});

const imageOf = async (image_url: string, width: number, format: "avif" | "webp", hash?: string) => {
  const offered = await pictures.offer(image_url);
  const asked = hash ?? offered?.address.split("/")[2] ?? "";
  return pictures.image({ hash: asked, image_url, width, format });
};

describe("a record's picture", () => {
  test("is offered with its size, in widths up to its own", async () => {
    put("wide.jpg", await drawn(1600, 900).jpeg().toBuffer());
    put("small.png", await drawn(500, 400).png().toBuffer());
    expect(await pictures.offer("/pictures/wide.jpg")).toMatchObject({
      address: expect.stringMatching(/^\/images\/[\w-]{16}\/pictures\/wide\.jpg$/),
      width: 1600,
      height: 900,
      widths: [320, 640, 960, 1280],
      lowData: { width: 640 },
    });
    expect(await pictures.offer("/pictures/small.png")).toMatchObject({
      widths: [320, 500],
      lowData: { width: 500 },
    });
    expect(lines).toEqual([]);
  });

  test("is served in the offered formats and widths, and in no others", async () => {
    put("wide.jpg", await drawn(1600, 900).jpeg().toBuffer());
    for (const [format, kind] of [
      ["avif", "heif"],
      ["webp", "webp"],
    ] as const) {
      const image = await imageOf("/pictures/wide.jpg", 320, format);
      expect(await sharp(image?.bytes).metadata()).toMatchObject({ format: kind, width: 320, height: 180 });
    }
    expect(await imageOf("/pictures/wide.jpg", 321, "avif")).toBeUndefined();
    expect(await imageOf("/pictures/wide.jpg", 1600, "avif")).toBeUndefined();
  });

  test("is offered before it is decoded, and later with the size of its low-data image", async () => {
    put("wide.jpg", await drawn(1600, 900).jpeg().toBuffer());
    expect((await pictures.offer("/pictures/wide.jpg"))?.lowData.kilobytes).toBeNull();
    const image = await imageOf("/pictures/wide.jpg", 640, "webp");
    await expect
      .poll(async () => (await pictures.offer("/pictures/wide.jpg"))?.lowData.kilobytes)
      .toBe(Math.ceil((image?.bytes.length ?? 0) / 1000));
  });

  const kinds = {
    jpeg: () => drawn(900, 700).jpeg({ quality: 100 }),
    png: () => drawn(900, 700).png(),
    webp: () => drawn(900, 700).webp({ lossless: true, effort: 0 }),
    avif: () => drawn(900, 700).avif({ quality: 90, effort: 0 }),
    gif: () => drawn(900, 700).gif({ effort: 1 }),
    tiff: () => drawn(900, 700).tiff({ compression: "none" }),
  };
  test.each(Object.entries(kinds))("may be a large %s", async (kind, make) => {
    const file = await make().toBuffer();
    expect(file.length).toBeGreaterThan(256 * 1024);
    put(`large.${kind}`, file);
    expect(await pictures.offer(`/pictures/large.${kind}`)).toMatchObject({ width: 900, height: 700 });
  });

  test("is upright, and without the place where it was taken", async () => {
    const exif = { IFD0: { Copyright: "someone" }, IFD3: { GPSLatitude: "9/1 1/1 0/1" } };
    put(
      "turned.jpg",
      await drawn(800, 400).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer(),
    );
    expect(await pictures.offer("/pictures/turned.jpg")).toMatchObject({ width: 400, height: 800 });
    const image = await sharp((await imageOf("/pictures/turned.jpg", 320, "webp"))?.bytes).metadata();
    expect(image).toMatchObject({ width: 320, height: 640 });
    expect(image.exif).toBeUndefined();
  });

  test("gets another address when it changes, and the old address serves the new picture", async () => {
    put("news.webp", await drawn(640, 360).webp().toBuffer());
    const before = await pictures.offer("/pictures/news.webp");
    put("news.webp", await drawn(700, 360).webp().toBuffer());
    const after = await pictures.offer("/pictures/news.webp");
    expect(after?.address).not.toBe(before?.address);
    const old = await imageOf("/pictures/news.webp", 320, "webp", before?.address.split("/")[2]);
    expect(old?.current).toBe(false);
    expect((await imageOf("/pictures/news.webp", 320, "webp"))?.current).toBe(true);
  });

  test("may have any file name", async () => {
    put("ሰላም 100%.jpg", await drawn(400, 300).jpeg().toBuffer());
    const offered = await pictures.offer("/pictures/ሰላም 100%.jpg");
    expect(offered?.address).toContain(encodeURIComponent("ሰላም 100%.jpg"));
    const encoded = offered?.address.replace(/^\/images\/[^/]+/, "") ?? "";
    expect(await imageOf(encoded, 320, "webp")).toBeDefined();
  });
});

describe("the cover is shown, and the log says why, for a picture that", () => {
  const cases: [string, string, () => Promise<Buffer | string | undefined>, RegExp][] = [
    ["is missing", "none.jpg", async () => undefined, /There is no such file/],
    ["is not a picture", "words.jpg", async () => "just words", /not a picture/],
    ["is damaged", "half.jpg", async () => cutInHalf(await drawn(800, 600).jpeg().toBuffer()), /damaged/],
    ["moves", "moving.gif", moving, /It moves/],
    [
      "is an SVG with a script",
      "drawing.svg",
      async () => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`,
      /kind svg/,
    ],
    ["is empty", "empty.jpg", async () => Buffer.alloc(0), /not a picture/],
    [
      "needs too much memory to decode",
      "progressive.jpg",
      () => plain(6000, 4001).jpeg({ progressive: true }).toBuffer(),
      /24 million pixels/,
    ],
    ["has too many pixels", "bomb.png", () => plain(9000, 9000).png().toBuffer(), /50 million pixels/],
    ["is too large", "large.png", async () => Buffer.alloc(20_000_001), /larger than 20 MB/],
  ];
  test.each(cases)("%s", async (_, name, content, reason) => {
    const file = await content();
    if (file) put(name, file);
    // Damage is found when the picture is decoded.
    await expect.poll(() => pictures.offer(`/pictures/${name}`)).toBeUndefined();
    expect(await imageOf(`/pictures/${name}`, 320, "webp", "a".repeat(16))).toBeUndefined();
    await pictures.offer(`/pictures/${name}`);
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
    "/pictures/a%00.jpg",
    "/pictures",
    "/",
  ])("is not a file of this site: %j", async (image_url) => {
    expect(await pictures.offer(image_url)).toBeUndefined();
    expect(lines).toHaveLength(1);
  });

  test("is missing in the record, which is not logged", async () => {
    expect(await pictures.offer(null)).toBeUndefined();
    expect(await pictures.offer("")).toBeUndefined();
    expect(lines).toEqual([]);
  });
});

describe("a file has one address", () => {
  const hash = "a".repeat(16);
  const ask = (image_url: string) => pictures.image({ hash, image_url, width: 320, format: "webp" });
  beforeEach(async () => put("one.jpg", await drawn(400, 300).jpeg().toBuffer()));

  test.each([
    "/pictures//one.jpg",
    "/pictures/./one.jpg",
    "/pictures/../pictures/one.jpg",
    "/pictures/%2e%2e/pictures/one.jpg",
    "/pictures%2f%2fone.jpg",
    "/pictures/ONE.jpg",
    "/pictures/one.jpg/",
    "/pictures/alias.jpg",
  ])("which is not %s", async (image_url) => {
    rmSync(join(folder, "pictures", "alias.jpg"), { force: true });
    symlinkSync("one.jpg", join(folder, "pictures", "alias.jpg"));
    expect(await ask("/pictures/one.jpg")).toBeDefined();
    expect(await ask(image_url)).toBeUndefined();
    expect(lines).toEqual([]);
  });

  test("although a record may spell it differently", async () => {
    const { address } = (await pictures.offer("/pictures/one.jpg")) ?? {};
    expect(await pictures.offer("/pictures/../pictures//one.jpg")).toMatchObject({ address });
    expect((await ask("/pictures/%6fne.jpg"))?.bytes).toEqual((await ask("/pictures/one.jpg"))?.bytes);
  });

  test("and a symbolic link out of the folder has none", async () => {
    const outside = mkdtempSync(join(tmpdir(), "elsewhere-"));
    cpSync(join(folder, "pictures", "one.jpg"), join(outside, "one.jpg"));
    symlinkSync(outside, join(folder, "out"));
    expect(await pictures.offer("/out/one.jpg")).toBeUndefined();
    expect(await ask("/out/one.jpg")).toBeUndefined();
    rmSync(outside, { recursive: true });
    rmSync(join(folder, "out"));
  });
});

describe("an encoded image", () => {
  /** The content of the cached file after its image was encoded again. */
  const cachedFiles = () =>
    readdirSync(cacheFolder)
      .map((name) => join(cacheFolder, name))
      .map((path) => `${path} ${statSync(path).ino}`);
  const ask = () => imageOf("/pictures/cached.jpg", 320, "avif");
  beforeEach(async () => {
    rmSync(cacheFolder, { recursive: true, force: true });
    put("cached.jpg", await drawn(400, 300).jpeg().toBuffer());
  });

  test("is not encoded again after a restart", async () => {
    const before = await ask();
    // Offering the picture also checks it, which encodes another image.
    await expect.poll(() => cachedFiles().length).toBe(2);
    const files = cachedFiles();
    pictures = open();
    const after = await ask();
    expect(new Uint8Array(after?.bytes ?? [])).toEqual(new Uint8Array(before?.bytes ?? []));
    await expect
      .poll(async () => (await pictures.offer("/pictures/cached.jpg"))?.lowData.kilobytes)
      .toBeGreaterThan(0);
    expect(cachedFiles()).toEqual(files);
  });

  test("is encoded again if its file was damaged", async () => {
    const before = await ask();
    await expect.poll(() => cachedFiles().length).toBe(2);
    for (const name of readdirSync(cacheFolder)) truncateSync(join(cacheFolder, name), 100);
    pictures = open();
    expect(new Uint8Array((await ask())?.bytes ?? [])).toEqual(new Uint8Array(before?.bytes ?? []));
    expect(readdirSync(cacheFolder).some((name) => statSync(join(cacheFolder, name)).size > 100)).toBe(true);
    expect(lines).toEqual([]);
  });

  test("is served even if the disk cache fails, with one warning", async () => {
    writeFileSync(join(parent, "file"), "");
    pictures = open(join(parent, "file", "cache"));
    expect(await ask()).toBeDefined();
    expect(await imageOf("/pictures/cached.jpg", 400, "webp")).toBeDefined();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("cannot be cached on disk");
  });
});

test("refuses further images when the encoding queue is full", async () => {
  const source = await plain(1600, 900).jpeg().toBuffer();
  const ask = (image_url: string, width: number) =>
    pictures.image({ hash: "a".repeat(16), image_url, width, format: "webp" });
  const asked = Array.from({ length: 16 }, (_, i) => {
    put(`many-${i}.jpg`, source);
    return [320, 640, 960, 1280].map((width) => ask(`/pictures/many-${i}.jpg`, width));
  });
  const answers = await Promise.allSettled(asked.flat());
  const refused = answers.filter((answer) => answer.status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(TooBusy);
  expect(answers.length - refused.length).toBeGreaterThan(pictureLimits.encode.maxWaiting);
  expect(await ask("/pictures/many-15.jpg", 320)).toBeDefined();
});

test("does not confuse a picture with one that replaces it while it is read", async () => {
  put("replaced.jpg", await drawn(400, 300).jpeg().toBuffer());
  const file = await findFile(folder, "/pictures/replaced.jpg");
  put("replaced.jpg", await drawn(500, 300).jpeg().toBuffer());
  await expect(readStart(file, 1000)).rejects.toThrow(TooBusy);
});

test("does not log requests for names that no page offers", async () => {
  const asked = { hash: "a".repeat(16), width: 320, format: "webp" } as const;
  expect(await pictures.image({ ...asked, image_url: "/pictures/none.jpg" })).toBeUndefined();
  put("words.txt", "just words");
  expect(await pictures.image({ ...asked, image_url: "/pictures/words.txt" })).toBeUndefined();
  expect(lines).toEqual([]);
});

test("shows a picture once its missing file appears", async () => {
  expect(await pictures.offer("/pictures/late.jpg")).toBeUndefined();
  put("late.jpg", await drawn(400, 300).jpeg().toBuffer());
  expect(await pictures.offer("/pictures/late.jpg")).toBeDefined();
});

const cutInHalf = (file: Buffer) => file.subarray(0, file.length / 2);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } });

async function moving(): Promise<Buffer> {
  const frames = await Promise.all([drawn(60, 40).png().toBuffer(), drawn(60, 40).png().toBuffer()]);
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}
