/** axe, with every rule, on every page: both appearances, at the width of a phone and of a desktop. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, started, test } from "./journey.ts";
import { pages } from "./pages.ts";

/** The same page in every form, so that it is loaded once. */
async function expectAccessibleInEveryForm(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const theme of ["light", "dark"]) {
      await page.evaluate(
        (dark) => document.documentElement.classList.toggle("dark", dark),
        theme === "dark",
      );
      await test.step(`${theme}, ${width} px`, () => expectAccessible(page));
    }
  }
}

// Nothing is on its way in while axe looks.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

for (const path of pages) {
  test(`${path} is accessible, light and dark, narrow and wide`, async ({ page }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expectAccessibleInEveryForm(page);
  });
}

test.describe("and in its other states", () => {
  test("a menu and a panel that are open", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/faq");
    await started(page);
    await page.getByRole("button", { name: "About: show pages" }).click();
    await expect(page.locator("#about-panel")).toBeVisible();
    for (const dark of [false, true]) {
      await page.evaluate((on) => document.documentElement.classList.toggle("dark", on), dark);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.locator("#site-menu")).toBeVisible();
    for (const dark of [true, false]) {
      await page.evaluate((on) => document.documentElement.classList.toggle("dark", on), dark);
      await expectAccessible(page);
    }
  });

  test("a form with problems", async ({ page }) => {
    await page.goto("/contact");
    await started(page);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.locator("#enquiry-result")).toBeFocused();
    await expectAccessibleInEveryForm(page);
  });

  test("questions that are open, and a search that finds none", async ({ page }) => {
    await page.goto("/faq");
    for (const question of await page.locator("main summary").all()) await question.click();
    await expectAccessibleInEveryForm(page);
    await page.goto("/faq?q=zzzz");
    await expectAccessibleInEveryForm(page);
  });

  test("lists and searches that find nothing", async ({ page }) => {
    for (const path of ["/resources?category=For+the+Public&q=zzzz", "/search?q=zzzz"]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expectAccessibleInEveryForm(page);
    }
  });

  test("low-data mode", async ({ page }) => {
    await page.setExtraHTTPHeaders({ "save-data": "on" });
    for (const path of ["/", "/ai-policy", "/events/signing-day-nairobi"]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expectAccessibleInEveryForm(page);
    }
  });

  test("a film that plays", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/ai-policy");
    await expect(page.getByRole("button", { name: "Pause the film" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("every page has its landmarks, one main heading, and headings that skip no level", async ({
  request,
}) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
    const around = html.replace(main, "");
    for (const landmark of ["header", "footer"])
      expect(around.match(new RegExp(`<${landmark}[ >]`, "g")), `${landmark} of ${path}`).toHaveLength(1);
    const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0), `heading ${index + 1} of ${path}`).toBeLessThanOrEqual(1);
    });
  }
});
