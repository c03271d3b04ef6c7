import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

/** The rules for paper come last. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect
    .poll(() =>
      page.evaluate(() => [...document.styleSheets].some(({ media }) => media.mediaText === "print")),
    )
    .toBe(true);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.emulateMedia({ media: "print" });
});

test("an article prints as an article: black on white, without what can only be pressed", async ({
  page,
}) => {
  await open(page, "/resources/pipeline-security-checklist");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main article p").first()).toBeVisible();
  await expect(page.locator("main article svg:has(pattern)")).toBeVisible();
  for (const gone of ["body > header", "body > footer", "main nav", "main button", "[data-theme-toggle]"])
    for (const element of await page.locator(gone).all()) await expect(element).toBeHidden();
  await expect(page.getByRole("link", { name: "Back to Resources" })).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("body")).toHaveCSS("padding-top", "0px");
  // No heading is left alone at the foot of a page, and no cover is cut.
  await expect(page.locator("main article h2").first()).toHaveCSS("break-after", "avoid");
  await expect(page.locator("main article svg:has(pattern)").locator("..")).toHaveCSS(
    "break-inside",
    "avoid",
  );
});

test("the answers to all questions are open, and a link to elsewhere says where", async ({ page }) => {
  await open(page, "/faq");
  const answers = page.locator("main details > div");
  await expect(answers).toHaveCount(4);
  for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(40);

  await open(page, "/contact");
  const address = await page
    .locator('main a[href^="http"]')
    .first()
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toMatch(/" \("https:\/\/.+"\)"|" \(https:\/\/.+\)"/);
});
