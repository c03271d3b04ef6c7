import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as map from "./map.generated.ts";
import { mapSvg } from "./map-svg.ts";
import { PALETTE } from "./palette.ts";

it.each(["light", "dark"] as const)("the %s map of the page headers is the one that is drawn", (theme) => {
  const file = readFileSync(new URL(`map-${theme}.svg`, import.meta.url), "utf8");
  expect(file).toBe(mapSvg(map, PALETTE[theme]));
});
