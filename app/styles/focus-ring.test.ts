/** The focus ring is visible on every background, in both themes (WCAG 1.4.11 and 2.4.13: 3 to 1). */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const [light = "", dark = ""] = read("tokens.css").split(":root.dark {");

function coloursOf(rules: string): Map<string, string> {
  return new Map(
    [...rules.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", colour = ""]) => [name, colour]),
  );
}

const lightColours = coloursOf(light);
const themes = { light: lightColours, dark: new Map([...lightColours, ...coloursOf(dark)]) };

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The two colours of the ring in the style sheet. */
const rule = /:focus-visible \{([^}]*)\}/.exec(read("base.css"))?.[1] ?? "";
const tones = [
  /outline: var\(--ring\) solid var\(--([\w-]+)\)/,
  /box-shadow: 0 0 0 var\(--ring\) var\(--([\w-]+)\)/,
].map((tone) => tone.exec(rule)?.[1] ?? "");

describe.each(Object.entries(themes))("in the %s theme", (_, colours) => {
  const colourOf = (name: string) => colours.get(name) ?? "";

  test("the two colours contrast strongly with each other", () => {
    expect(contrast(colourOf(tones[0] ?? ""), colourOf(tones[1] ?? ""))).toBeGreaterThan(9);
  });

  test.each([...colours.keys()])("one of them contrasts with --%s", (ground) => {
    expect(Math.max(...tones.map((tone) => contrast(colourOf(tone), colourOf(ground))))).toBeGreaterThan(3);
  });
});

test("the outer colour alone contrasts with the background of text and fields, where the shadow may be in use", () => {
  for (const colours of Object.values(themes))
    for (const ground of ["ground", "ground-2", "card"])
      expect(contrast(colours.get(tones[0] ?? "") ?? "", colours.get(ground) ?? "")).toBeGreaterThan(3);
});

test("is wider with more contrast, and visible in forced colours", () => {
  const width = (rules = "") => Number(/--ring: (\d+)px/.exec(rules)?.[1]);
  const [normal, more] = read("tokens.css").split("prefers-contrast: more");
  expect(width(more)).toBeGreaterThan(width(normal));
  // Forced colours paint no shadows, and the outline has a system colour.
  expect(read("tokens.css").split("forced-colors: active")[1]).toContain(`--${tones[0]}: CanvasText`);
});

test("no other rule draws a ring in another colour", () => {
  const sheets = globSync("app/**/*.css").filter((name) => !name.endsWith("forced-colours.css"));
  const outlines = sheets.flatMap((name) => readFileSync(name, "utf8").match(/outline: .*;/g) ?? []);
  expect(outlines.length).toBeGreaterThan(1);
  // The thin edge of a picture is not a focus ring.
  expect(
    outlines.filter((outline) => !/none|1px solid|var\(--ring\) solid var\(--ink\)/.test(outline)),
  ).toEqual([]);
});
