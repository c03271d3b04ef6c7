import { expect, started, test } from "./journey.ts";

test.describe("in Windows high-contrast themes", () => {
  test("controls are readable, and the current view, highlighted card and focus stay visible", async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await page.goto("/resources#reporting-flaws");
    await started(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const element of [
        page.getByRole("banner").getByRole("link", { name: "Contact Us" }),
        page.getByRole("button", { name: "Search", exact: true }),
        page.getByRole("link", { name: "All Resources" }),
        page.getByRole("link", { name: "For the Public" }),
      ]) {
        const { color, ground } = await element.evaluate((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          const clear = /^rgba\(.*, 0\)$/.test(backgroundColor);
          return { color, ground: clear ? getComputedStyle(document.body).backgroundColor : backgroundColor };
        });
        expect(color, colorScheme).not.toBe(ground);
      }
    }
    const groundOf = (name: string) =>
      page.getByRole("link", { name }).evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await groundOf("All Resources")).not.toBe(await groundOf("For the Public"));
    await expect(page.locator("#reporting-flaws")).toHaveCSS("outline-style", "solid");
    await page.getByRole("searchbox").focus();
    await expect(page.getByRole("searchbox")).toHaveCSS("outline-style", "solid");
  });
});

test.describe("motion", () => {
  test("nothing moves with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of ["/", "/about/history", "/about/origins", "/ai-policy", "/faq", "/contact"]) {
      await page.goto(path);
      await started(page);
      const moving = await page.evaluate(() =>
        [...document.body.querySelectorAll("*")]
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { animationName, transitionDuration } = getComputedStyle(element);
            return animationName !== "none" || transitionDuration.split(", ").some((time) => time !== "0s");
          })
          .map((element) => `${element.tagName} ${element.className}`),
      );
      expect(moving, path).toEqual([]);
    }
  });
});
