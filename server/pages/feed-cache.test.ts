import { expect, test, vi } from "vitest";
import { feedCache } from "./feed-cache.ts";

const cachedFile = feedCache();

const at = (state: string) => async () => state;
const away = () => Promise.reject(new Error("away"));

test("a file is written once, and again when its source has changed", async () => {
  const write = vi.fn(async () => "first");
  const asked = () => cachedFile("a", { state: at("1"), write });
  const [first, again] = await Promise.all([asked(), asked()]);
  expect(first).toMatchObject({ body: "first", etag: expect.stringMatching(/^W\/"[\w-]{22}"$/) });
  expect(again).toEqual(first);
  await asked();
  expect(write).toHaveBeenCalledTimes(1);
  const changed = await cachedFile("a", { state: at("2"), write: async () => "second" });
  expect(changed?.body).toBe("second");
  expect(changed?.etag).not.toBe(first?.etag);
});

test("serves the last good copy if the source cannot be read or written", async () => {
  await cachedFile("b", { state: at("1"), write: async () => "good" });
  expect((await cachedFile("b", { state: away, write: away }))?.body).toBe("good");
  expect((await cachedFile("b", { state: at("2"), write: away }))?.body).toBe("good");
  expect((await cachedFile("b", { state: at("2"), write: async () => "new" }))?.body).toBe("new");
});

test("without a copy the failure is passed on, and not remembered", async () => {
  await expect(cachedFile("c", { state: away, write: away })).rejects.toThrow("away");
  await expect(cachedFile("c", { state: at("1"), write: away })).rejects.toThrow("away");
  expect((await cachedFile("c", { state: at("1"), write: async () => "good" }))?.body).toBe("good");
});

test("does not cache a missing file, and a removed file does not come back", async () => {
  const nothing = async () => undefined;
  expect(await cachedFile("d", { state: at("1"), write: nothing })).toBeUndefined();
  expect((await cachedFile("d", { state: at("1"), write: async () => "there" }))?.body).toBe("there");
  expect(await cachedFile("d", { state: at("2"), write: nothing })).toBeUndefined();
  await expect(cachedFile("d", { state: away, write: away })).rejects.toThrow("away");
});

test("two sites in one process share no file", async () => {
  await cachedFile("e", { state: at("1"), write: async () => "ours" });
  const theirs = await feedCache()("e", { state: at("1"), write: async () => "theirs" });
  expect(theirs?.body).toBe("theirs");
});
