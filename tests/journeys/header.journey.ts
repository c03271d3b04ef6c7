/** How the header's menu and the panel of About open and close. header-fit.journey.ts has where they fit. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { about, menu, menuButton, setTextSize } from "./header-menu.ts";
import { expect, started, test } from "./journey.ts";

test.describe("header, wide", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("About opens on hover and closes 200 ms after the pointer has left", async ({ page }) => {
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

  test("the panel opens and closes by press, by keyboard, by Escape and by a click outside", async ({
    page,
  }) => {
    await page.goto("/faq");
    await started(page);
    const { button, panel } = about(page);

    await test.step("a press keeps open what the mouse has opened on its way; the next one closes it", async () => {
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

/** The button opens a stacked menu; About expands in place; a choice closes it. */
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

  test("the menu closes by its button, by Escape, by a tap outside and by a choice, and collapses at 768 px", async ({
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

test("header, where the row does not fit: the button works as on a narrow screen", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/faq");
  await started(page);
  await setTextSize(page, "212.5%");
  await expect(menuButton(page)).toBeVisible();
  await expectStackedMenu(page);
  // A new page, in which the browser would have kept the size.
  await setTextSize(page, "212.5%");
  await expect(menu(page)).toBeHidden();
});

test.describe("header without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the wide panel opens on hover and on focus, the narrow menu by its button, and their links go", async ({
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

    await test.step("the appearance stays light, and there is no toggle that would do nothing", async () => {
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
