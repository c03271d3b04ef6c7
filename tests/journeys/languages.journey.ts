/** Changing the language in a real browser, and being offered one. */
import type { Page } from "@playwright/test";
import { layoutShift } from "../budgets/weigh.ts";
import { expectAccessible } from "./accessible.ts";
import { everywhere, expect, started, test } from "./journey.ts";

const offer = (page: Page) => page.locator("[data-language-offer]");
const inFooter = (page: Page, name: string) =>
  page.locator("footer").getByRole("link", { name, exact: true });

test("with script the switch keeps the place in the page and what was typed", async ({ page }) => {
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

test("in a row the languages open behind a button, by mouse and by keyboard, and close again", async ({
  page,
}) => {
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

test("on a phone they lie open in the menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/am/about");
  await page.locator("header button[popovertarget=site-menu]").click();
  await page.locator("#languages").getByRole("link", { name: "Português" }).click();
  await expect(page).toHaveURL(/\/pt\/about$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the switch works in header and footer", async ({ page }) => {
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

  test("is offered it in one line, once, and nothing moves", async ({ page }) => {
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

  test("is led to the page, or sends the line away", everywhere(), async ({ page }) => {
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

test.describe("a visitor whose browser prefers a language that we do not have", () => {
  test.use({ locale: "de-DE" });

  test("is offered none", async ({ page }) => {
    await page.goto("/about");
    await started(page);
    await expect(offer(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("language"))).toBeNull();
  });
});
