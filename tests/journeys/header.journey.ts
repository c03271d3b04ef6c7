/** How the header's menu and the About panel open and close. See header-fit.journey.ts for where they fit. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { about, menu, menuButton, setTextSize } from "./header-menu.ts";
import { expect, started, test } from "./journey.ts";

test.describe("header, wide", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("opens About on hover, and closes it 200 ms after the pointer leaves", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto("/faq");
    await started(page);
    await page.clock.pauseAt(3_600_000);
    const { link, button, panel } = about(page);
    await expect(panel).toBeHidden();
    await link.hover();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");

    await panel.hover();
    await page.clock.runFor(1000);
    await expect(panel).toBeVisible();

    await page.mouse.move(640, 700);
    await page.clock.runFor(199);
    await expect(panel).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("opens and closes the panel by click and keyboard, and closes it by Escape and by a click outside", async ({
    page,
  }) => {
    await page.goto("/faq");
    await started(page);
    const { button, panel } = about(page);

    await test.step("a click keeps a panel open that hover opened; the next click closes it", async () => {
      await button.hover();
      await expect(panel).toBeVisible();
      await button.click();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await button.click();
      await expect(panel).toBeHidden();
      await button.click();
      await expect(panel).toBeVisible();
      await expectAccessible(page);
      await button.click();
      await page.mouse.move(640, 750);
      await expect(panel).toBeHidden();
    });

    await button.focus();
    await page.keyboard.press("Enter");
    await expect(panel).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press("Space");
    await expect(panel).toBeVisible();
    await page.keyboard.press("Space");
    await expect(panel).toBeHidden();

    await test.step("tabbing out of the panel closes it", async () => {
      await page.keyboard.press("Enter");
      for (let step = 0; step < 4; step++) await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Resources" }).first()).toBeFocused();
      await expect(panel).toBeHidden();
    });

    await button.click();
    await page.mouse.click(640, 750);
    await expect(panel).toBeHidden();

    await button.click();
    await panel.getByRole("link", { name: /History/ }).click();
    await expect(page).toHaveURL("/about/history");
    await page.mouse.move(640, 750);
    await expect(panel).toBeHidden();
    await page.getByRole("banner").getByRole("link", { name: "Secure AI Africa" }).click();
    await expect(page).toHaveURL("/");
  });
});

/** Expects the button to open a stacked menu, About to expand in place, and a chosen link to close it. */
async function expectStackedMenu(page: Page): Promise<void> {
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");

  const { button, panel } = about(page);
  await expect(panel).toBeHidden();
  await button.click();
  await expect(panel).toBeVisible();
  const [panelBox, nextBox] = [
    await panel.boundingBox(),
    await menu(page).getByRole("link", { name: "Resources" }).boundingBox(),
  ];
  expect((panelBox?.y ?? 0) + (panelBox?.height ?? 0)).toBeLessThanOrEqual(nextBox?.y ?? 0);
  await expectAccessible(page);

  await menu(page).getByRole("link", { name: "Partnerships" }).click();
  await expect(page).toHaveURL("/about/partnerships");
}

test.describe("header, narrow", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("closes the menu by its button, by Escape, by a tap outside and by choosing a link, and at 768 px", async ({
    page,
  }) => {
    await page.goto("/faq");
    await started(page);
    for (const close of [
      () => menuButton(page).click(),
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(200, 780),
    ]) {
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await close();
      await expect(menu(page)).toBeHidden();
    }
    await menuButton(page).click();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(menuButton(page)).toBeHidden();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(menu(page)).toBeHidden();
    await expectStackedMenu(page);
    await expect(menu(page)).toBeHidden();
  });
});

test("the menu button works on a wide screen when the row does not fit", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/faq");
  await started(page);
  await setTextSize(page, "212.5%");
  await expect(menuButton(page)).toBeVisible();
  await expectStackedMenu(page);
  // A new page, so set the text size again; a real browser would keep it.
  await setTextSize(page, "212.5%");
  await expect(menu(page)).toBeHidden();
});

test.describe("header without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens the wide panel on hover and focus and the narrow menu by its button, with working links", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/faq");
    const { link, panel } = about(page);
    await expect(panel).toBeHidden();
    await link.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(panel).toBeHidden();
    await link.focus();
    await expect(panel).toBeVisible();

    await test.step("the theme stays light, and the toggle is hidden", async () => {
      await expect(page.locator("html")).not.toHaveClass(/dark/);
      await expect(page.locator("[data-theme-toggle]")).toBeHidden();
    });

    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/faq");
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await menu(page)
      .getByRole("link", { name: /Mission and Vision/ })
      .click();
    await expect(page).toHaveURL("/about/mission-vision");
  });
});
