/** The theme switch, the only thing that floats, must stay within reach without covering content. */
import type { Page } from "@playwright/test";
import { layoutShift } from "../budgets/weigh.ts";
import { everywhere, expect, started, test } from "./journey.ts";

const theme = (page: Page) => page.getByRole("button", { name: /^Switch to/ });
/** Scroll events fire once per frame, so wait for the next frame: two scrolls in one frame would count as one. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (top) => {
    window.scrollTo(0, top);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, top);

/** The visible texts that the button covers. */
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
  test(`the switch hides on a phone while scrolling down, and comes back${headers["save-data"] ? ", also in low-data mode" : ""}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setExtraHTTPHeaders(headers);
    await page.goto("/privacy-policy");
    await expect(theme(page)).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 900);
    await expect(theme(page)).not.toBeInViewport();
    await scrollTo(page, 800);
    await expect(theme(page)).toBeInViewport({ ratio: 1 });

    await test.step("the footer leaves room for it at the end of the page", async () => {
      await scrollTo(page, 100_000);
      await expect(theme(page)).toBeInViewport({ ratio: 1 });
      await expect.poll(() => covered(page)).toEqual([]);
    });

    await test.step("the keyboard brings it back", async () => {
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

test("the switch hides on a phone while a field has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Message", exact: true }).focus();
  await expect(theme(page)).not.toBeInViewport();
  await scrollTo(page, 0);
  await expect(theme(page)).not.toBeInViewport();
  await page.getByRole("textbox", { name: "Message", exact: true }).blur();
  await scrollTo(page, 100_000);
  await expect(theme(page)).toBeInViewport({ ratio: 1 });
});

test("the switch stays where there is room, and moves without animation with reduced motion", async ({
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
  test(`the switch moves into the footer at 400 % zoom on a screen of ${zoom}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/contact");
    for (const top of [0, 300, 250]) {
      await scrollTo(page, top);
      await expect(theme(page)).not.toBeInViewport();
    }
    await page.getByRole("textbox", { name: "Name", exact: true }).focus();
    await scrollTo(page, 100_000);
    await expect(theme(page)).toBeInViewport({ ratio: 1 });
    expect(await covered(page)).toEqual([]);
    await theme(page).click();
    await expect(page.locator("html")).toHaveClass(/dark/);
  });
}

/**
 * What the button overlaps among forms, errors, names on the map and the language offer, after the page has reacted to
 * its last scroll.
 */
function overlapped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector("[data-theme-toggle]")?.getBoundingClientRect() as DOMRect;
    if (button.top >= innerHeight) return [];
    const others = document.querySelectorAll("main form, [role=alert], main text, [data-language-offer]");
    return [...others]
      .filter((other) => {
        const { left, right, top, bottom, width } = other.getBoundingClientRect();
        const across = left < button.right && right > button.left;
        return width > 0 && across && top < button.bottom && bottom > button.top;
      })
      .map((other) => other.textContent.slice(0, 40));
  });
}

/** Looks at every part of the page, downwards and back up, when the button returns. */
async function expectClear(page: Page, where: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const tops = Array.from({ length: Math.ceil(height / 150) }, (_, index) => index * 150);
  for (const top of [...tops, ...tops.toReversed()]) {
    await scrollTo(page, top);
    await expect.poll(() => overlapped(page), `${where}, ${top} px down`).toEqual([]);
  }
}

const widths = [320, 360, 390, 600, 768, 820, 1024, 1280, 1366, 1920];

for (const width of widths) {
  const isRepetition = ![390, 820, 1280].includes(width);
  test(
    `the switch stays clear of forms, errors and the map at ${width} px`,
    everywhere(isRepetition),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 700 });
      await page.goto("/contact");
      await started(page);
      await page.getByRole("main").getByRole("button", { name: "Send message" }).click();
      await expect(page.locator("[role=alert]").first()).toBeVisible();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expectClear(page, "Contact");
      for (const path of ["/ar/events", "/events", "/"]) {
        await page.goto(path);
        await expectClear(page, path);
      }
    },
  );
}

test.describe("for a visitor who gets an offer of another language", () => {
  test.use({ locale: "fr" });

  test("the switch stays clear of it at every width", async ({ page }) => {
    // Offered once otherwise.
    await page.addInitScript(() => localStorage.removeItem("language"));
    for (const path of ["/", "/ar"])
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(path);
        const offer = page.locator("[data-language-offer]");
        await expect(offer.getByRole("link")).toHaveAttribute("lang", "fr");
        await expect.poll(() => overlapped(page), `${path} at ${width} px`).toEqual([]);
        await expect(offer).toBeInViewport({ ratio: 1 });
      }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("nothing floats", async ({ page }) => {
    for (const headers of [{}, { "save-data": "on" }] as Record<string, string>[]) {
      await page.setExtraHTTPHeaders(headers);
      await page.goto("/contact");
      await expect(page.locator("[data-theme-toggle]")).toBeHidden();
      const floating = await page.evaluate(() =>
        [...document.body.querySelectorAll("*")]
          .filter((element) => getComputedStyle(element).position === "fixed" && element.checkVisibility())
          .map((element) => element.getBoundingClientRect())
          .filter(({ bottom, height }) => bottom > 0 && height > 0),
      );
      expect(floating).toEqual([]);
    }
  });
});
