import { expect, started, test } from "./journey.ts";
import { pages } from "./pages.ts";

const widths = [320, 390, 640, 767, 768, 820, 1000, 1024, 1199, 1280, 1440, 1920];
const widthsWithLargeText = [320, 390, 640, 768, 820, 1024, 1440];

test.describe("no page scrolls sideways", () => {
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

  // Three tests, so that the workers share the pages.
  for (const part of [0, 1, 2]) {
    test(`at any width, nor with text at 200 % (part ${part + 1})`, async ({ page }) => {
      test.slow();
      for (const path of pages.filter((_, index) => index % 3 === part)) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await page.evaluate(overflow), `${path} at ${width} px`).toBe(0);
        }
        await page.evaluate(async () => {
          document.documentElement.style.fontSize = "212.5%";
          // As on a machine that has none of the fonts whose width is known.
          document.documentElement.style.setProperty("--font-heading", "var(--font-text)");
          // The header answers to it before the next paint.
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        });
        for (const width of widthsWithLargeText) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await page.evaluate(overflow), `${path} at ${width} px, text at 200 %`).toBe(0);
        }
      }
    });
  }
});

test("the keyboard reaches everything in view order, and focus is never under the header", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto("/faq");
  await started(page);
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
    await started(page);
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
