/** Accessibility checks with axe. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { expectLabelsInNames } from "./label-in-name.ts";

const axeBuilder = createRequire(import.meta.url).resolve("@axe-core/playwright");
const axeSource = readFileSync(createRequire(axeBuilder).resolve("axe-core/axe.min.js"), "utf8");
type Axe = {
  run(options: { resultTypes: ["violations"]; preload: { assets: ["media"] }; runOnly?: string[] }): Promise<{
    violations: { id: string; nodes: { html: string }[] }[];
  }>;
};

/**
 * Runs all axe rules, or only these. Injects axe once per page; AxeBuilder does so for every run, which takes far
 * longer.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({
      resultTypes: ["violations"],
      // Only a rule that is off by default needs the style sheets.
      preload: { assets: ["media"] },
      ...(rules && { runOnly: rules }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  }, rules);
  expect(violations).toEqual([]);
}

/** Checks light at the first width and dark at the second, if given, without reloading the page. */
export async function expectAccessibleInEveryForm(page: Page, widths = [390, 1280]): Promise<void> {
  const [narrow = 390, wide = narrow] = widths;
  // Nothing may be fading in while axe runs.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const check = (width: number, dark: boolean) =>
    test.step(`${dark ? "dark" : "light"}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), dark);
      await expectAccessible(page);
    });
  await check(narrow, false);
  await check(wide, true);
  // Only at the desk: on the site, truncated names are complete for screen readers.
  if (new URL(page.url()).pathname.startsWith("/desk")) await expectLabelsInNames(page);
  await page.evaluate(() => document.documentElement.classList.remove("dark"));
}
