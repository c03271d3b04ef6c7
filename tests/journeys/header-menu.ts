import type { Page } from "@playwright/test";

/** In any language. */
export const menuButton = (page: Page) => page.locator("button[popovertarget=site-menu]");
export const menu = (page: Page) => page.locator("#site-menu");
export const about = (page: Page) => ({
  link: page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "About", exact: true }),
  button: page.getByRole("button", { name: "About: show pages" }),
  panel: page.locator("#menu-panel"),
});

export const setTextSize = (page: Page, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);
