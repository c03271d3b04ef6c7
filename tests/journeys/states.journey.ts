import { expect, started, test } from "./journey.ts";
import { pages, records } from "./pages.ts";

test.describe("in the colours of Windows' high-contrast themes", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`what can be pressed is readable, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme, reducedMotion: "reduce" });
      await page.goto("/resources");
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
        expect(color).not.toBe(ground);
      }
    });
  }

  test("one sees where one is: the current view, the marked card, the focus", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/resources#reporting-flaws");
    await started(page);
    const groundOf = (name: string) =>
      page.getByRole("link", { name }).evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await groundOf("All Resources")).not.toBe(await groundOf("For the Public"));
    await expect(page.locator("#reporting-flaws")).toHaveCSS("outline-style", "solid");
    await page.getByRole("searchbox").focus();
    await expect(page.getByRole("searchbox")).toHaveCSS("outline-style", "solid");
  });
});

test.describe("motion", () => {
  test("the points of a timeline come in 0.2 s apart", async ({ page }) => {
    await page.goto("/about/history");
    const delays = await page
      .locator("main ol > li")
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).animationDelay));
    expect(delays).toEqual(["0s", "0.2s", "0.4s", "0.6s", "0.8s", "1s", "1.2s", "1.4s"]);
  });

  test("nothing moves for who wants no motion", async ({ page }) => {
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

test("the weave is used sparingly: at most two bands a page", async ({ request }) => {
  for (const path of [...pages, ...records]) {
    const html = await (await request.get(path)).text();
    const bands = html.match(/<svg[^>]* viewBox="[^"]* 9"[^>]* preserveAspectRatio=/g)?.length ?? 0;
    expect(bands, path).toBeGreaterThan(0);
    expect(bands, path).toBeLessThanOrEqual(2);
  }
});
