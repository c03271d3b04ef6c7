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

test("SQLite looks for each of the pieces", () => {
  expect(ftsQuery({ all: ["tax", { any: ["clo%ned", "voic"] }] })).toBe(
    '("tax" AND ("clo" AND "ned" OR "voic"))',
  );
});
