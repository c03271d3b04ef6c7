import { expect, test } from "vitest";
import { newReference, readReference } from "./reference.ts";

test("reads a reference however people write it", () => {
  const reference = newReference();
  expect(reference).toMatch(/^[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}$/);
  expect(readReference(` ${reference.toLowerCase().replace("-", " ")} `)).toBe(reference);
  expect(readReference("oil0 o1l0")).toBe("0110-0110");
  expect(readReference("7K3M-QX9")).toBeUndefined();
  expect(readReference("7K3M-QX9U")).toBeUndefined();
});

test("creates no reference twice", () => {
  expect(new Set(Array.from({ length: 10_000 }, newReference)).size).toBe(10_000);
});
