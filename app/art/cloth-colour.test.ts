import { expect, it } from "vitest";
import { clothColour } from "./cloth-colour.ts";

// No colour twice in a section. If one changes, so do all covers of its subject, even those already shared.
it.each([
  ["Community", "indigo"],
  ["Engineering", "wine"],
  ["Policy", "teal"],
  ["Research", "moss"],
  ["Training", "kola"],
  ["For the Public", "wine"],
  ["For Network Engineers", "kola"],
  ["For Policy Makers", "moss"],
  ["Training Materials", "teal"],
])("%s is %s, for ever", (category, colour) => {
  expect(clothColour(category)).toBe(colour);
});

it("uses every colour", () => {
  const ids = Array.from({ length: 100 }, (_, index) => `record-${index}`);
  expect(new Set(ids.map(clothColour)).size).toBe(6);
});
