/** What axe says of a page. */
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
 * With every rule of axe, or with these only. Put into a page once: AxeBuilder does so for every look, which takes
 * far longer.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({
      resultTypes: ["violations"],
      // Style sheets are for a rule that axe does not apply by itself.
      preload: { assets: ["media"] },
      ...(rules && { runOnly: rules }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  }, rules);
  expect(violations).toEqual([]);
}

/** Light at the first width, dark at the second, if there is one: the page is loaded once. */
export async function expectAccessibleInEveryForm(page: Page, widths = [390, 1280]): Promise<void> {
  const [narrow = 390, wide = narrow] = widths;
  // Nothing is on its way in while axe looks.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const look = (width: number, dark: boolean) =>
    test.step(`${dark ? "dark" : "light"}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), dark);
      await expectAccessible(page);
    });
  await look(narrow, false);
  await look(wide, true);
  // On the site, names that are cut for want of room are whole to screen readers.
  if (new URL(page.url()).pathname.startsWith("/desk")) await expectLabelsInNames(page);
  await page.evaluate(() => document.documentElement.classList.remove("dark"));
}
