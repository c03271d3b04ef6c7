import { expect, expectAccessible, started } from "./journey.ts";
import { testOnSiteWith } from "./site-with.ts";

const test = testOnSiteWith(() => ({ STYLE_PAGE: "on" }));

for (const theme of ["light", "dark"]) {
  for (const width of [390, 1440]) {
    test(`every building block is accessible, ${theme}, at ${width} px`, async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem("theme", theme), theme);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/style");
      await started(page);
      await expect(page.locator("html")).toHaveClass(theme === "dark" ? /dark/ : /^(?!.*dark)/);
      await expectAccessible(page);
    });
  }
}
