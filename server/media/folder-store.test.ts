import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { explainDiskError, openFolderStore, unfinishedFolder } from "./folder-store.ts";
import { StoreProblem } from "./store.ts";

const folder = join(mkdtempSync(join(tmpdir(), "store ")), "media");
afterAll(() => rmSync(join(folder, ".."), { recursive: true }));
const store = openFolderStore(folder);
const read = async (key: string, range?: { start: number; end: number }) => {
  const found = await store.read(key, range);
  return found && { bytes: found.bytes, text: Buffer.concat(await found.stream.toArray()).toString() };
};
const keys = async (prefix?: string) => {
  const found = [];
  for await (const { key } of store.list(prefix)) found.push(key);
  return found.toSorted();
};

test("reads an object as a whole or in part, and hides it from other users", async () => {
  const source = join(folder, "..", "source");
  writeFileSync(source, "from a file");
  chmodSync(source, 0o444);
  await store.put("a/b/from-bytes.txt", Buffer.from("from bytes"), "text/plain");
  await store.put("a/b/from-file.txt", { path: source }, "text/plain");
  expect(await read("a/b/from-bytes.txt")).toEqual({ bytes: 10, text: "from bytes" });
  expect(await read("a/b/from-file.txt", { start: 5, end: 8 })).toEqual({ bytes: 4, text: "a fi" });
  expect(await read("a/b/none.txt")).toBeUndefined();
  for (const path of ["a/b/from-bytes.txt", "a/b/from-file.txt"])
    expect(statSync(join(folder, path)).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, "a")).mode & 0o777).toBe(0o700);
  expect(readFileSync(source, "utf8")).toBe("from a file");
});

test("a reader gets the old or the new content, never a mixture", async () => {
  const old = Buffer.alloc(1_000_000, "o");
  await store.put("changed", old, "");
  const opened = await store.read("changed");
  await store.put("changed", Buffer.alloc(1_000_000, "n"), "");
  expect(Buffer.concat((await opened?.stream.toArray()) ?? []).equals(old)).toBe(true);
});

test("lists finished objects with the prefix", async () => {
  await store.put("list/one/1", Buffer.from("1"), "");
  await store.put("list/one/2", Buffer.from("2"), "");
  await store.put("list/one-more/3", Buffer.from("3"), "");
  writeFileSync(join(unfinishedFolder(folder), "half"), "");
  expect(await keys("list/one/")).toEqual(["list/one/1", "list/one/2"]);
  expect(await keys("list/one")).toEqual(["list/one-more/3", "list/one/1", "list/one/2"]);
  expect(await keys("none/")).toEqual([]);
  expect((await keys()).filter((key) => key.includes("half"))).toEqual([]);
});

test("removing an object also removes its empty folder, and can be repeated", async () => {
  await store.put("gone/a/1", Buffer.from("1"), "");
  await store.remove("gone/a/1");
  await store.remove("gone/a/1");
  expect(readdirSync(folder)).not.toContain("gone");
});

test("puts an object into a folder that is being emptied at the same moment", async () => {
  const both = async (number: number) => {
    await store.put(`crowd/${number}`, Buffer.from("1"), "");
    await store.remove(`crowd/${number}`);
  };
  await Promise.all(Array.from({ length: 50 }, (_, number) => both(number)));
  expect(await keys("crowd/")).toEqual([]);
});

test.each(["", "/a", "../a", "a/../b", "a//b", "A", "a b", ".unfinished/a", "a\0", "x".repeat(201)])(
  "rejects the key %j",
  async (key) => {
    await expect(store.put(key, Buffer.from(""), "")).rejects.toThrow("Not a key");
    await expect(store.read(key)).rejects.toThrow("Not a key");
    await expect(store.remove(key)).rejects.toThrow("Not a key");
  },
);

test("explains a full disk, and leaves nothing behind after a failure", async () => {
  const full = Object.assign(new Error("write"), { code: "ENOSPC" });
  expect(explainDiskError(full)).toBeInstanceOf(StoreProblem);
  expect((explainDiskError(full) as Error).message).toMatch(/^The disk of the site is full/);
  const before = readdirSync(unfinishedFolder(folder));
  await expect(store.put("missing", { path: join(folder, "missing") }, "")).rejects.toThrow("ENOENT");
  expect(readdirSync(unfinishedFolder(folder))).toEqual(before);
});
