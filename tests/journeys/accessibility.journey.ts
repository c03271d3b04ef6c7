/** Runs axe on pages in other than their initial state, which every-page.journey.ts covers, and checks target sizes. */
import { expectAccessible, expectAccessibleInEveryForm } from "./accessible.ts";
import { everywhere, expect, started, test } from "./journey.ts";

test("an open menu and an open panel pass axe", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/faq");
  await started(page);
  await page.getByRole("button", { name: "About: show pages" }).click();
  await expect(page.locator("#menu-panel")).toBeVisible();
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

test("a form with problems passes axe", async ({ page }) => {
  await page.goto("/contact");
  await started(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.locator("#enquiry-result")).toBeFocused();
  await expectAccessibleInEveryForm(page);
});

test("open questions and an FAQ search without results pass axe", everywhere(), async ({ page }) => {
  await page.goto("/faq");
  for (const question of await page.locator("main summary").all()) await question.click();
  await expectAccessibleInEveryForm(page);
  await page.goto("/faq?q=zzzz");
  await expectAccessibleInEveryForm(page);
});

test("lists and searches without results pass axe", everywhere(), async ({ page }) => {
  for (const path of ["/resources?category=For+the+Public&q=zzzz", "/search?q=zzzz"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expectAccessibleInEveryForm(page);
  }
});

test("low-data mode passes axe", everywhere(), async ({ page }) => {
  await page.setExtraHTTPHeaders({ "save-data": "on" });
  for (const path of ["/", "/ai-policy", "/events/signing-day-nairobi"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expectAccessibleInEveryForm(page);
  }
});

test("a playing film passes axe", everywhere(), async ({ page }) => {
  await page.goto("/ai-policy");
  await expect(page.getByRole("button", { name: "Pause the video" })).toBeVisible();
  await expectAccessible(page);
});

test("targets are at least 24 px, and main targets at least 44 px", async ({ page }) => {
  await page.goto("/faq");
  await started(page);
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
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
