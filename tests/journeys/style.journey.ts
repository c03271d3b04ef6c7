/** The style page, which visitors cannot open: see tests/requests/every-page.test.ts. */
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { everywhere, expect, started } from "./journey.ts";
import { testOnSiteWith } from "./site-with.ts";

const test = testOnSiteWith(() => ({ STYLE_PAGE: "on" }));

test(
  "building blocks are accessible and fit the screen, and cards are equally wide however many there are",
  everywhere(),
  async ({ page }, { project }) => {
    await page.goto("/style");
    await started(page);

    for (const [width, columns] of [
      [820, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const count of [1, 2, 3, 4]) {
        const cards = page.getByRole("region", { name: `Cards: ${count}` }).locator("li");
        await expect(cards).toHaveCount(count);
        const widths = await cards.evaluateAll((all) =>
          all.map(({ clientWidth, parentElement }) => clientWidth / (parentElement?.clientWidth ?? 0)),
        );
        for (const width of widths)
          expect(width, `${count} cards in ${columns} columns`).toBeCloseTo(1 / columns, 1);
      }
    }

    // axe's findings do not depend on the width of text.
    if (project.name === "narrow") await expectAccessibleInEveryForm(page, [390, 1440]);

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
  },
);
