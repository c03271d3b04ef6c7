import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PALETTE } from "./palette.ts";

const tokens = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
const [light = "", dark = ""] = tokens.split(":root.dark {");

describe("the palette of pictures", () => {
  it.each([["light", PALETTE.light, light] as const, ["dark", PALETTE.dark, dark] as const])(
    "has the colours of the %s theme",
    (_theme, palette, rules) => {
      for (const [token, colour] of Object.entries(palette)) {
        expect(rules, token).toContain(`--${token}: ${colour};`);
      }
    },
  );
});
