import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createLog } from "../../process/log.ts";
import { pictureLimits } from "../media-limits.ts";
import { openImageCache } from "./image-cache.ts";

let folder: string;
let lines: string[];
beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), "images-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  folder = join(parent, "cache");
  lines = [];
});

type Limits = typeof pictureLimits.onDisk;
const open = (limits: Partial<Limits> = {}, path = folder) =>
  openImageCache({
    folder: path,
    log: createLog("warn", (line) => lines.push(line)),
    limits: { ...pictureLimits.onDisk, ...limits },
  });

const image = (size: number, value = 7) => new Uint8Array(size).fill(value);
const files = () => readdirSync(folder).map((name) => join(folder, name));
/** Undefined if the sweep has just removed it. */
const found = (path: string) => statSync(path, { throwIfNoEntry: false });
const bytesOnDisk = () => files().reduce((sum, path) => sum + (found(path)?.size ?? 0), 0);

/** Makes a file look as if it had been used an hour earlier. */
function age(path: string): void {
  try {
    utimesSync(path, new Date(), new Date(statSync(path).mtimeMs - 3_700_000));
  } catch {
    // The sweep has just removed it.
  }
}

test("an image written by one process is read by another", async () => {
  expect(await open().read("a")).toBeUndefined();
  expect(existsSync(folder)).toBe(false);
  await open().write("a", image(1000));
  expect(new Uint8Array((await open().read("a")) ?? [])).toEqual(image(1000));
  expect(await open().read("b")).toBeUndefined();
});

test("only the owner can read the files", async () => {
  await open().write("a", image(10));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const path of files()) expect(statSync(path).mode & 0o777).toBe(0o600);
});

test.each([
  ["was cut", (content: Buffer) => content.subarray(0, -1)],
  ["is empty", () => Buffer.alloc(0)],
  ["has a flipped bit", (content: Buffer) => content.fill((content.at(500) ?? 0) ^ 1, 500, 501)],
])("a file that %s is not served, and is replaced", async (_, damage) => {
  const cache = open();
  await cache.write("a", image(1000));
  const [path = ""] = files();
  writeFileSync(path, damage(readFileSync(path)));
  expect(await cache.read("a")).toBeUndefined();
  await cache.write("a", image(1000));
  expect(await cache.read("a")).toHaveLength(1000);
});

test("the file of one image is not served as another", async () => {
  const cache = open();
  await cache.write("a", image(10));
  const [a = ""] = files();
  await cache.write("b", image(20));
  const b = files().find((path) => path !== a) ?? "";
  writeFileSync(b, readFileSync(a));
  expect(await cache.read("b")).toBeUndefined();
});

test.each([
  ["bytes", { maxBytes: 64_000 }],
  ["files", { maxFiles: 64 }],
])("never exceeds the limit of %s, and removes the least recently used images first", async (_, limits) => {
  const cache = open(limits);
  await cache.write("in use", image(968));
  let most = { bytes: 0, files: 0 };
  for (let index = 0; index < 100; index++) {
    await cache.write(`${index}`, image(968));
    // Reading makes the first one the newest again.
    for (const path of files()) age(path);
    expect(await cache.read("in use"), `after ${index}`).toBeDefined();
    most = { bytes: Math.max(most.bytes, bytesOnDisk()), files: Math.max(most.files, files().length) };
  }
  expect(most.bytes).toBeLessThanOrEqual(64_000);
  expect(most.files).toBeLessThanOrEqual(64);
  expect(most.files).toBeGreaterThan(48);
  expect(await cache.read("0")).toBeUndefined();
  expect(await cache.read("99")).toBeDefined();
});

test("removes unfinished and surplus files at start, and no files of other programs", async () => {
  const before = open();
  for (let index = 0; index < 20; index++) await before.write(`${index}`, image(968));
  writeFileSync(join(folder, "0123.image.x.unfinished"), "half");
  writeFileSync(join(folder, "notes.txt"), "another program's");
  open({ maxBytes: 8000 });
  await expect.poll(() => bytesOnDisk()).toBeLessThanOrEqual(8000 + "another program's".length);
  await expect.poll(() => files().filter((path) => path.endsWith(".unfinished"))).toEqual([]);
  expect(files().filter((path) => path.endsWith("notes.txt"))).toHaveLength(1);
});

// Root may write anywhere, so this is a folder that cannot be created.
test("warns once about a folder that is not writable", async () => {
  writeFileSync(`${folder}-file`, "");
  const cache = open({}, join(`${folder}-file`, "cache"));
  for (const key of ["a", "b", "c"]) {
    await cache.write(key, image(10));
    expect(await cache.read(key)).toBeUndefined();
  }
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("ENOTDIR");
});

test("leaves the rest of an almost full disk to the database", async () => {
  const cache = open({ minFree: Number.MAX_SAFE_INTEGER });
  await cache.write("a", image(10));
  await cache.write("b", image(10));
  expect(files()).toEqual([]);
  expect(lines).toHaveLength(1);
});
