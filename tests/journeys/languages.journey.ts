/** Switching languages, and the offer of a visitor's preferred language. */
import type { Page } from "@playwright/test";
import { layoutShift } from "../budgets/weigh.ts";
import { expectAccessible } from "./accessible.ts";
import { everywhere, expect, started, test } from "./journey.ts";

const offer = (page: Page) => page.locator("[data-language-offer]");
const inFooter = (page: Page, name: string) =>
  page.locator("footer").getByRole("link", { name, exact: true });

test("switching languages keeps the anchor and the typed text", async ({ page }) => {
  await page.goto("/contact");
  await started(page);
  await page.getByRole("textbox", { name: "Message" }).fill("Half a sentence");
  await page.evaluate(() => {
    location.hash = "content";
  });
  await inFooter(page, "Français").click();
  await expect(page).toHaveURL(/\/fr\/contact#content$/);
  await expect(page.locator("textarea[name=message]")).toHaveValue("Half a sentence");
  await inFooter(page, "العربية").click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("textarea[name=message]")).toHaveValue("Half a sentence");
});

test("opens and closes the languages behind their button by mouse and keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/about");
  await started(page);
  const button = page.getByRole("button", { name: "Language: English" });
  const swahili = page.locator("#languages").getByRole("link", { name: "Kiswahili" });
  await expect(swahili).toBeHidden();
  await button.click();
  await expect(swahili).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(swahili).toBeHidden();
  await button.press("Enter");
  await expect(swahili).toBeVisible();
  await expectAccessible(page);
  await swahili.press("Enter");
  await expect(page).toHaveURL(/\/sw\/about$/);
});

for (const { width, name, panel } of [
  { width: 390, name: "site-menu", panel: "#site-menu" },
  { width: 820, name: "languages", panel: "#languages" },
])
  test(`a menu opens below the header at ${width} px, also if the offer of a language has moved the header down`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ locale: "fr-FR", viewport: { width, height: 844 } });
    await page.goto(`${site.url}/`);
    await started(page);
    await expect(offer(page)).toBeVisible();
    const button = page.locator(`header button[popovertarget=${name}]`);
    await button.click();
    const [header, opened] = [
      await page.locator("header").first().boundingBox(),
      await page.locator(panel).boundingBox(),
    ];
    expect(opened?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
    // The button that opened it closes it.
    await button.click();
    await expect(page.locator(panel)).toBeHidden();
    await page.close();
  });

test("lists the languages in the menu on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/am/about");
  await page.locator("header button[popovertarget=site-menu]").click();
  await page.locator("#languages").getByRole("link", { name: "Português" }).click();
  await expect(page).toHaveURL(/\/pt\/about$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the language switch works in the header and the footer", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/news?page=2");
    await page.locator("header button[popovertarget=languages]").click();
    await page.locator("#languages").getByRole("link", { name: "Français" }).click();
    await expect(page).toHaveURL(/\/fr\/news\?page=2$/);
    await inFooter(page, "English").click();
    await expect(page).toHaveURL(/\/news\?page=2$/);
    await expect(offer(page)).toBeHidden();
  });
});

test.describe("a visitor whose browser prefers Amharic", () => {
  test.use({ locale: "am-ET" });

  test("gets the offer once, without a layout shift", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/about");
    await expect(offer(page)).toBeVisible();
    const link = offer(page).getByRole("link");
    await expect(link).toHaveAttribute("lang", "am");
    await expect(link).toHaveAttribute("href", /\/am\/about$/);
    expect(await layoutShift(page)).toBe(0);
    await expectAccessible(page);
    await page.goto("/news");
    await started(page);
    await expect(offer(page)).toBeHidden();
  });

  test("can accept or dismiss the offer", everywhere(), async ({ page }) => {
    await page.goto("/about");
    await offer(page).getByRole("button").click();
    await expect(offer(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem("language"));
    await page.reload();
    await offer(page).getByRole("link").click();
    await expect(page).toHaveURL(/\/am\/about$/);
    await expect(offer(page)).toBeHidden();
  });
});

test.describe("a visitor whose browser prefers an unavailable language", () => {
  test.use({ locale: "de-DE" });

  test("gets no offer", async ({ page }) => {
    await page.goto("/about");
    await started(page);
    await expect(offer(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("language"))).toBeNull();
  });
});
