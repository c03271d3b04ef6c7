import { expect, expectAccessible, hydrated, test as onSite } from "./journey.ts";
import { testOnSiteWith } from "./site-with.ts";

const test = testOnSiteWith(() => ({ STYLE_PAGE: "on" }));

for (const theme of ["light", "dark"]) {
  for (const width of [390, 1440]) {
    test(`every building block is accessible, ${theme}, at ${width} px`, async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem("theme", theme), theme);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/style");
      await hydrated(page);
      await expect(page.locator("html")).toHaveClass(theme === "dark" ? /dark/ : /^(?!.*dark)/);
      await expectAccessible(page);
    });
  }
}

test("no building block is wider than the screen, nor with text twice as large", async ({ page }) => {
  for (const [width, size] of [
    [320, "106.25%"],
    [640, "212.5%"],
    [820, "106.25%"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/style");
    const overflow = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      return document.documentElement.scrollWidth - window.innerWidth;
    }, size);
    expect(overflow, `${width} px at ${size}`).toBeLessThanOrEqual(0);
  }
});

for (const count of [1, 2, 3, 4]) {
  test(`${count} cards leave no row half empty`, async ({ page }) => {
    for (const [width, columns] of [
      [820, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/style");
      const cards = page.getByRole("region", { name: `Cards: ${count}` }).locator("li");
      await expect(cards).toHaveCount(count);
      const last = await cards.last().boundingBox();
      const list = await cards.last().locator("..").boundingBox();
      const end = ({ x, width }: { x: number; width: number }) => x + width;
      expect(last && list && Math.abs(end(last) - end(list)), `${columns} columns`).toBeLessThan(1);
    }
  });
}

onSite("visitors of the real site are not shown it", async ({ page }) => {
  const answer = await page.goto("/style");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});
