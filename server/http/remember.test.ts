import { expect, test, vi } from "vitest";
import { remember } from "./remember.ts";

test("finds each header once, never stores a long one, and forgets all at the limit", () => {
  const find = vi.fn((header: string) => header.length);
  const lengthOf = remember(find, { max: 2, maxLength: 3 });
  expect([lengthOf("a"), lengthOf("a"), lengthOf("long"), lengthOf("long")]).toEqual([1, 1, 4, 4]);
  expect(find.mock.calls.flat()).toEqual(["a", "long", "long"]);
  for (const header of ["b", "c", "b"]) lengthOf(header);
  expect(find).toHaveBeenCalledTimes(6);
});
