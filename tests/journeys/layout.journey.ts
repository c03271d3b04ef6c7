import { expect, hydrated, test } from "./journey.ts";
import { pages } from "./pages.ts";

const widths = [320, 390, 640, 767, 768, 820, 1000, 1024, 1199, 1280, 1920];

test.describe("no page scrolls sideways", () => {
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;

  // Three tests, so that the workers share the pages.
  for (const part of [0, 1, 2]) {
    test(`at any width, nor with text at 200 % (part ${part + 1})`, async ({ page }) => {
      for (const path of pages.filter((_, index) => index % 3 === part)) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(overflow), `${path} at ${width} px`).toBeLessThanOrEqual(0);
        }
        await page.setViewportSize({ width: 640, height: 800 });
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "212.5%";
        });
        expect(await page.evaluate(overflow), `${path} with text at 200 %`).toBeLessThanOrEqual(0);
      }
    });
  }
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
