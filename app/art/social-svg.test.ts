import { describe, expect, it } from "vitest";
import { SOCIAL_HEIGHT, type SocialImage, socialSvg, type Typeset } from "./social-svg.ts";

type Line = { text: string; x: number; y: number; size: number; right: number };

/** Typesets with letters of equal width, and returns the position of each line of title and details. */
function linesOf(title: string, more: Pick<SocialImage, "details" | "withMap"> = {}): Line[] {
  const lines: Line[] = [];
  const typeset: Typeset = (text, tracking) => {
    const width = [...text].length * (0.6 + tracking);
    const draw = (x: number, y: number, size: number) => {
      lines.push({ text, x, y, size, right: x + width * size });
      return "";
    };
    return { width, rightToLeft: text.startsWith("ع"), draw };
  };
  socialSvg(
    { kind: "news", subject: "1", id: "1", title, label: "News", siteName: "Site", ...more },
    typeset,
  );
  return lines.filter(({ text }) => text !== "NEWS" && text !== "Site");
}

const LONG = "Secure pipelines for every ministry and school, ".repeat(12);

describe("a social image", () => {
  it.each([
    ["a short title", "Tunis"],
    ["a usual title", "A signed pipeline for every ministry"],
    ["a very long title", LONG],
    ["a very long word", "pipeline".repeat(40)],
  ])("keeps %s inside its panel", (_name, title) => {
    for (const { x, right, y } of linesOf(title)) {
      expect(x).toBeGreaterThanOrEqual(72);
      expect(right).toBeLessThanOrEqual(768.01);
      expect(y).toBeLessThan(SOCIAL_HEIGHT - 110);
    }
  });

  it("sets a shorter title larger", () => {
    expect(linesOf("Tunis")[0]?.size).toBeGreaterThan(linesOf(LONG)[0]?.size ?? 0);
  });

  it("shows a usual title whole and marks where it cuts a very long one", () => {
    const title = "What the round table in Lusaka asked of buyers";
    expect(
      linesOf(title)
        .map(({ text }) => text)
        .join(" "),
    ).toBe(title);
    expect(linesOf(LONG).at(-1)?.text).toMatch(/\w…$/);
  });

  it.each(["Tunis", LONG])(
    "sets when and where below the title and above the site's name: %.10s",
    (title) => {
      const details = ["25 November 2026", "A hall with a long name, ".repeat(8)];
      const lines = linesOf(title, { details });
      const [when, where] = lines.filter(({ size }) => size === 32);
      const last = lines.filter(({ size }) => size > 32).at(-1);
      expect(when?.text).toBe(details[0]);
      expect(where?.text).toMatch(/^A hall.*\w…$/);
      expect((when?.y ?? 0) - (last?.y ?? 0)).toBeGreaterThan(32);
      expect(where?.y).toBeGreaterThan(when?.y ?? 0);
      expect(where?.y).toBeLessThan(SOCIAL_HEIGHT - 110);
      for (const { right } of lines) expect(right).toBeLessThanOrEqual(768.01);
    },
  );

  it.each(["Secure AI. Strong Africa.", LONG])("keeps a title off the map: %.10s", (title) => {
    for (const { right } of linesOf(title, { withMap: true })) expect(right).toBeLessThanOrEqual(596.01);
  });

  it("puts a right-to-left title on the right, beside a cover on the left", () => {
    expect(linesOf("ععع")[0]?.right).toBeCloseTo(1128);
  });
});
