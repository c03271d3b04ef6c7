/** The header copes with whatever staff enter: sixteen entries, long names, wide letters. */
import type { Page } from "@playwright/test";
import { listOf, startSiteWithTexts } from "../site-with-texts.ts";
import { expectAccessible } from "./accessible.ts";
import { expectRowOrButton, menu, menuButton } from "./header-menu.ts";
import { everywhere, expect } from "./journey.ts";
import { testOnSite } from "./site-with.ts";

const ids = Array.from({ length: 16 }, (_, index) => `entry-${index + 1}`);
const named = (name: (id: string) => string) =>
  Object.fromEntries(ids.map((id) => [`items.${id}.label`, name(id)]));
const entries = ids.map((id, index) => {
  const to = ["/", "/about", "/resources", "/ai-security", "/our-work", "/events", "/news", "/faq"][index];
  return [id, { label: `Page ${index + 1}`, to: to ?? `/careers?from=${index + 1}` }];
});

const test = testOnSite(() =>
  startSiteWithTexts(
    [
      { page: "menu", fields: listOf("items", Object.fromEntries(entries)) },
      { page: "menu", language: "fr", fields: named((id) => `Publications et rapports ${id}`) },
      { page: "menu", language: "pt", fields: named(() => "WWWWWWWWWWWWWWWWWWWWWWWW") },
      { page: "menu", language: "ar", fields: named((id) => `منشورات وتقارير ${id}`) },
    ],
    { LOG_LEVEL: "error" },
  ),
);

const moreButton = (page: Page) => page.locator("button[popovertarget=more-menu]");
const more = (page: Page) => page.locator("#more-menu");

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("moves the ninth and later entries behind a button in the row", async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto("/contact");
      const row = menu(page).locator("> ul > li > :is(a, div) >> visible=true");
      await expect(row.filter({ hasText: /^Page [1-8]$/ })).toHaveCount(8);
      await expect(page.getByRole("link", { name: "Page 9", exact: true })).toBeHidden();
      await moreButton(page).click();
      await expect(more(page).getByRole("link")).toHaveText(
        ids.slice(8).map((_, index) => `Page ${index + 9}`),
      );
      if (javaScriptEnabled) await expectAccessible(page);
      const box = await more(page).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
      await page.keyboard.press("Escape");
      await expect(more(page)).toBeHidden();
      await moreButton(page).click();
      await more(page).getByRole("link", { name: "Page 16" }).click();
      await expect(page).toHaveURL("/careers?from=16");
    });

    test("lists all sixteen entries in order in the narrow menu", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto("/contact");
      await menuButton(page).click();
      const shown = menu(page).getByRole("link", { name: /^Page/ });
      await expect(shown).toHaveText(ids.map((_, index) => new RegExp(`^Page ${index + 1}$`)));
      for (const link of [shown.first(), shown.last()]) await expect(link).toBeVisible();
      await shown.last().click();
      await expect(page).toHaveURL("/careers?from=16");
    });

    for (const [path, what] of [
      ["/contact", "short names"],
      ["/fr/contact", "long names"],
      ["/pt/contact", "names of wide letters"],
      ["/ar/contact", "long Arabic names"],
    ] as const)
      test(`${what} do not break the row`, everywhere(what === "short names"), async ({ page }) => {
        await page.goto(path, { waitUntil: "load" });
        for (const width of [820, 1024, 1199, 1200, 1280, 1920]) {
          await page.setViewportSize({ width, height: 600 });
          await expectRowOrButton(page);
        }
      });
  });

test("truncates long names in the row below 1024 px, and shows them in full on focus and in the menu", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1020, height: 800 });
  await page.goto("/fr/contact");
  await expect(menuButton(page)).toBeHidden();
  const link = menu(page).getByRole("link", { name: "Publications et rapports entry-3", exact: true });
  await expect(link.getByText("Publicat…")).toBeVisible();
  const whole = link.getByText("Publications et rapports entry-3");
  await expect(whole).toHaveCSS("opacity", "0");
  await link.focus();
  await expect(whole).toHaveCSS("opacity", "1");
  await moreButton(page).click();
  await expect(more(page).getByRole("link").first()).toHaveText("Publications et rapports entry-9");

  await test.step("wider, where names are never truncated, long ones go behind the menu button", async () => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await menuButton(page).click();
    await expect(whole).toBeVisible();
    await expect(link.getByText("Publicat…")).toBeHidden();
  });
});
