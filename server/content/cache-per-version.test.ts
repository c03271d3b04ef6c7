import { expect, test } from "vitest";
import { cachePerVersion } from "./cache-per-version.ts";

function source() {
  const state = { version: 1, reads: 0, isAway: false, cannotRead: false };
  const answer = cachePerVersion(
    async () => {
      if (state.isAway) throw new Error("away");
      return state.version;
    },
    async () => {
      if (state.cannotRead) throw new Error("cannot read");
      state.reads += 1;
      return `version ${state.version}`;
    },
  );
  return { state, answer };
}

test("reads once per version", async () => {
  const { state, answer } = source();
  expect([await answer(), await answer()]).toEqual(["version 1", "version 1"]);
  expect(state.reads).toBe(1);
  state.version = 2;
  expect(await answer()).toBe("version 2");
});

test("returns the last answer while the database fails", async () => {
  const { state, answer } = source();
  await answer();
  state.isAway = true;
  expect(await answer()).toBe("version 1");
  Object.assign(state, { isAway: false, cannotRead: true, version: 2 });
  expect(await answer()).toBe("version 1");
  state.cannotRead = false;
  expect(await answer()).toBe("version 2");
});

test("fails if there is no earlier answer", async () => {
  const { state, answer } = source();
  state.isAway = true;
  await expect(answer()).rejects.toThrow("away");
});
