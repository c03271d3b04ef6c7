/** Checks every page: its weight and axe with the narrow font, and whether it fits with the wide one. */
import type { Page } from "@playwright/test";
import { layoutShift } from "../budgets/weigh.ts";
import { pages, records } from "../pages.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { everywhere, expect, started, test } from "./journey.ts";
import { expectLight, expectToSaveData } from "./page-budgets.ts";

const usual = [320, 390, 640, 767, 768, 820, 1000, 1024, 1199, 1280, 1440, 1920];
const largeText = [320, 390, 640, 768, 820, 1024, 1440];

/** Every other page is built like one of these. */
const oneOfEachForm = [
  "/",
  "/resources",
  "/contact",
  "/faq",
  "/search?q=security",
  "/events/signing-day-nairobi",
  "/no-such-page",
];

/** Opens a page, and expects no layout shift while it arrives and its script starts. */
async function visit(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await started(page);
  await page.evaluate(async () => void (await document.fonts.ready));
  expect(await layoutShift(page), `layout shift at ${width} px`).toBe(0);
}

async function expectNoOverflow(page: Page, widths: number[], note = ""): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `sideways at ${width} px${note}`).toBe(0);
  }
}

function enlargeText(page: Page): Promise<void> {
  return page.evaluate(async () => {
    document.documentElement.style.fontSize = "212.5%";
    // As on a machine with none of the fonts whose widths we know.
    document.documentElement.style.setProperty("--font-heading", "var(--font-text)");
    // The header adapts before the next paint.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

for (const path of pages) {
  test(
    `${path} is light and accessible, does not shift, and never scrolls sideways, even with text at 200 %`,
    everywhere(!oneOfEachForm.includes(path)),
    async ({ page, browser, baseURL }, { project }) => {
      if (project.name === "narrow") {
        await page.setViewportSize({ width: 390, height: 800 });
        // Neither the weight nor axe's findings depend on the width of text.
        await Promise.all([expectLight(page, baseURL + path), expectToSaveData(browser, baseURL + path)]);
        await expectAccessibleInEveryForm(page);
      } else {
        for (const width of [390, 820]) await visit(page, path, width);
        // This font is a seventh wider, so it also catches what overflows with the narrow one.
        await expectNoOverflow(page, usual);
        await enlargeText(page);
        await expectNoOverflow(page, largeText, ", text at 200 %");
      }
    },
  );
}

test("no record causes a layout shift", everywhere(), async ({ page }) => {
  for (const path of records) for (const width of [390, 820]) await visit(page, path, width);
});
