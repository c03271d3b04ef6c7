import { expect, test as onSite } from "./journey.ts";
import { testOnSiteWith } from "./site-with.ts";

const test = testOnSiteWith(() => ({ STYLE_PAGE: "on" }));

test("no building block is wider than the screen, nor with text twice as large", async ({ page }) => {
  await page.goto("/style");
  for (const [size, widths] of [
    ["106.25%", [320, 390, 768, 820, 1440]],
    ["212.5%", [320, 390, 640, 768, 820, 1024, 1440]],
  ] as const) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      }, size);
      expect.soft(overflow, `${width} px at ${size}`).toBe(0);
    }
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
