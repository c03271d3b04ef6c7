import { describe, expect, it } from "vitest";
import { threadPath, WEAVE, WEAVE_HEIGHT, WEAVE_WIDTH } from "./weave.ts";

const diamond = WEAVE.map((row) => row.slice(0, WEAVE_WIDTH - 1));
const mirrored = (text: string) => [...text].reverse().join("");

describe("the weave", () => {
  it("is symmetrical in both directions", () => {
    expect(diamond.map(mirrored)).toEqual(diamond);
    expect([...diamond].reverse()).toEqual(diamond);
  });

  it("has rows as wide as the tile, with an empty last column", () => {
    expect(WEAVE).toHaveLength(WEAVE_HEIGHT);
    for (const row of WEAVE) {
      expect(row).toHaveLength(WEAVE_WIDTH);
      expect(row.at(-1)).toBe(".");
    }
  });

  it("draws a cell for each letter of a thread", () => {
    expect(threadPath("g", ["g.g", ".g."])).toBe("M0 0h1v1h-1zM2 0h1v1h-1zM1 1h1v1h-1z");
  });
});
