import { expect, test } from "vitest";
import { broadened, ftsQuery } from "./pattern.ts";

test("one word is looked up whole, and several by pieces from all over them", () => {
  expect(broadened("transform")).toBe("transform");
  expect(broadened({ any: ["policy", "policie"] })).toBe("polic");
  expect(broadened({ all: ["tax", "polic", "transform", "research"] })).toEqual({
    all: ["tax", "poli", "tra%nsf%orm", "res%earc"],
  });
  expect(broadened({ all: ["tax", { any: [{ all: ["cloned", "voice"] }, "deepfake"] }] })).toEqual({
    all: ["tax", { any: [{ all: ["clo%ned", "voic"] }, "dee%pfak"] }],
  });
});

test("a phrase among others is looked up by pieces, too", () => {
  expect(broadened({ any: ["llm", "large language model"] })).toEqual({
    any: ["llm", "lar%ge %lan%gua%ge %mode"],
  });
});

test("SQLite looks for each of the pieces", () => {
  expect(ftsQuery({ all: ["tax", { any: ["clo%ned", "voic"] }] })).toBe(
    '("tax" AND ("clo" AND "ned" OR "voic"))',
  );
});
