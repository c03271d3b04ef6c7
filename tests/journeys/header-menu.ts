import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Found by attribute, so that it works in any language. */
export const menuButton = (page: Page) => page.locator("button[popovertarget=site-menu]");
export const menu = (page: Page) => page.locator("#site-menu");
export const about = (page: Page) => ({
  link: page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "About", exact: true }),
  button: page.getByRole("button", { name: "About: show pages" }),
  panel: page.locator("#menu-panel"),
});

export const setTextSize = (page: Page, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);

/** Expects that nothing in the header is cut off or overlaps. */
export async function expectRowOrButton(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // With JavaScript, wait a frame for the page to adapt to its new size, and one more.
  await page.evaluate(
    () =>
      !document.documentElement.classList.contains("scripted") ||
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const width = page.viewportSize()?.width ?? 0;
  const stacked = await menuButton(page).isVisible();
  const items = page.getByRole("banner").locator("a, button").filter({ visible: true });
  if (stacked) await expect(items).toHaveCount(3);
  const boxes = await items.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON()),
  );
  boxes.sort((one, other) => one.left - other.left);
  expect(boxes.at(-1).right, `at ${width} px`).toBeLessThanOrEqual(width - 8);
  // All in one row.
  const [lowestTop, highestBottom] = [
    Math.max(...boxes.map(({ top }) => top)),
    Math.min(...boxes.map(({ bottom }) => bottom)),
  ];
  expect(lowestTop, `at ${width} px`).toBeLessThan(highestBottom);
  for (const [index, box] of boxes.entries()) {
    expect(box.left, `at ${width} px`).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 0.5);
  }
}
