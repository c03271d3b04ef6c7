import { expect, hydrated, test } from "./journey.ts";
import { pages } from "./pages.ts";

test.describe("no page scrolls sideways", () => {
  for (const width of [320, 390, 640, 767, 768, 820, 1000, 1024, 1199, 1280, 1920]) {
    test(`at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of pages) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  }

  test("nor with text at 200 %", async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 800 });
    for (const path of pages) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const overflow = await page.evaluate(() => {
        document.documentElement.style.fontSize = "212.5%";
        return document.documentElement.scrollWidth - window.innerWidth;
      });
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});

test("the keyboard reaches everything in view order, and focus is never under the header", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto("/faq");
  await hydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();

  await page.keyboard.press("End");
  await page.getByRole("link", { name: "Back to top" }).focus();
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press("Shift+Tab");
    const position = await page.evaluate(() => {
      const element = document.activeElement;
      const inHeader = element?.closest("header") || element === document.body;
      return inHeader
        ? null
        : {
            top: element?.getBoundingClientRect().top ?? 0,
            header: document.querySelector("header")?.offsetHeight ?? 0,
          };
    });
    if (!position) break;
    expect(position.top).toBeGreaterThanOrEqual(position.header);
  }
});

test("targets are at least 24 px, the main ones 44", async ({ page }) => {
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/faq");
    await hydrated(page);
    const small = await page.evaluate(() => {
      const inline = (element: Element) =>
        element.closest("p, summary, dd, li p, article, [data-inline]") !== null;
      return [...document.querySelectorAll("a, button, input, summary")]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !inline(element),
        )
        .map((element) => ({
          name: element.textContent || element.getAttribute("aria-label"),
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.height > 1 && (box.height < 24 || box.width < 24))
        .map(({ name }) => name);
    });
    expect(small, `at ${width} px`).toEqual([]);
    const main = page.getByRole("banner").locator("a, button").filter({ visible: true });
    for (const target of await main.all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
