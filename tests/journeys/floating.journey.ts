/** The floating buttons must stay within reach without covering content. */
import type { Page } from "@playwright/test";
import { layoutShift } from "../budgets/weigh.ts";
import { expect, test } from "./journey.ts";

const lowData = (page: Page) => page.getByRole("button", { name: /^Turn low-data mode/ });
const theme = (page: Page) => page.getByRole("button", { name: /^Switch to/ });
/** Scroll events fire once per frame, so wait for the next frame: two scrolls in one frame would count as one. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (top) => {
    window.scrollTo(0, top);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, top);

/** The visible texts that one of the buttons covers. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const floating = document.querySelector("[data-theme-toggle]")?.parentElement as HTMLElement;
    const buttons = [...floating.querySelectorAll("button")].map((button) => button.getBoundingClientRect());
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement as HTMLElement;
      if (floating.contains(parent) || !text.textContent?.trim() || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects())
        for (const button of buttons)
          if (
            button.width > 0 &&
            box.left < button.right &&
            box.right > button.left &&
            box.top < button.bottom &&
            box.bottom > button.top
          )
            found.push(text.textContent);
    }
    return found;
  });
}

for (const headers of [{}, { "save-data": "on" }] as Record<string, string>[]) {
  test(`the buttons hide on a phone while scrolling down, and come back${headers["save-data"] ? ", also in low-data mode" : ""}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setExtraHTTPHeaders(headers);
    await page.goto("/privacy-policy");
    await expect(theme(page)).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 900);
    for (const button of [theme(page), lowData(page)]) await expect(button).not.toBeInViewport();
    await scrollTo(page, 800);
    for (const button of [theme(page), lowData(page)]) await expect(button).toBeInViewport({ ratio: 1 });

    await test.step("the footer leaves room for them at the end of the page", async () => {
      await scrollTo(page, 100_000);
      for (const button of [theme(page), lowData(page)]) await expect(button).toBeInViewport({ ratio: 1 });
      await expect.poll(() => covered(page)).toEqual([]);
    });

    await test.step("the keyboard brings them back", async () => {
      await scrollTo(page, 900);
      await scrollTo(page, 1200);
      await expect(theme(page)).not.toBeInViewport();
      await theme(page).focus();
      await expect(theme(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Enter");
      await expect(page.locator("html")).toHaveClass(/dark/);
    });
    expect(await layoutShift(page)).toBe(0);
  });
}

test("the buttons hide on a phone while a field has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Message", exact: true }).focus();
  await expect(theme(page)).not.toBeInViewport();
  await scrollTo(page, 0);
  await expect(theme(page)).not.toBeInViewport();
  await page.getByRole("textbox", { name: "Message", exact: true }).blur();
  await expect(theme(page)).toBeInViewport({ ratio: 1 });
});

test("the buttons stay where there is room, and move without animation with reduced motion", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/privacy-policy");
  await scrollTo(page, 900);
  await expect(page.locator("html")).toHaveClass(/aside/);
  await expect(theme(page)).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(theme(page).locator("..")).toHaveCSS("transition-duration", "0s");
});

for (const [zoom, size] of [
  ["1280 px", { width: 320, height: 256 }],
  ["1440 px", { width: 360, height: 225 }],
] as const) {
  test(`the buttons move into the footer at 400 % zoom on a screen of ${zoom}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/contact");
    for (const top of [0, 300, 250]) {
      await scrollTo(page, top);
      await expect(theme(page)).not.toBeInViewport();
    }
    await page.getByRole("textbox", { name: "Name", exact: true }).focus();
    await scrollTo(page, 100_000);
    for (const button of [theme(page), lowData(page)]) await expect(button).toBeInViewport({ ratio: 1 });
    expect(await covered(page)).toEqual([]);
    await theme(page).click();
    await expect(page.locator("html")).toHaveClass(/dark/);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("shows the switch in the footer, where it covers nothing", async ({ page }) => {
    await page.goto("/privacy-policy");
    await expect(lowData(page)).not.toBeInViewport();
    await lowData(page).scrollIntoViewIfNeeded();
    expect(await covered(page)).toEqual([]);
  });
});
