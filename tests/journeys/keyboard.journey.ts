/** Using the site by keyboard alone, from the top of the page. */
import type { Locator, Page } from "@playwright/test";
import { everywhere, expect, started, test } from "./journey.ts";

/** Presses Tab until the target has the focus, at most 60 times. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press("Tab");
    if (!(await target.evaluate((element) => element === document.activeElement))) continue;
    await expect(target).toBeInViewport();
    // A card's link draws its outline around the whole card.
    const outlines = await target.evaluate((element) =>
      ["", "::after"].map((part) => getComputedStyle(element, part).outlineStyle),
    );
    expect(outlines).toContain("solid");
    return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

async function skipToContent(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
}

test("searches the FAQ, chooses a category, and opens questions and reaches their links", async ({
  page,
}) => {
  await skipToContent(page, "/faq");
  await tabTo(page, page.getByRole("searchbox"));
  await page.keyboard.type("fees");
  await expect(page.locator("main summary")).toHaveCount(2);
  await expect(page.getByRole("searchbox")).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "Technical Support" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/faq?category=technical");
  const rows = page.locator("main details");
  await expect(rows).toHaveCount(4);
  await tabTo(page, rows.nth(2).locator("summary"));
  await page.keyboard.press("Enter");
  await expect(rows.nth(2)).toHaveAttribute("open");
  await tabTo(page, rows.nth(2).getByRole("link", { name: "accessibility statement" }));
  await tabTo(page, rows.nth(3).locator("summary"));
  await page.keyboard.press("Space");
  await expect(rows.nth(3)).toHaveAttribute("open");
  await page.keyboard.press("Space");
  await expect(rows.nth(3)).not.toHaveAttribute("open");
  await expect(rows.nth(2)).toHaveAttribute("open");
});

test("fills in the form in order, past the honeypot, and moves the focus to the problems and the thanks", async ({
  page,
}) => {
  await skipToContent(page, "/contact");
  const form = page.locator("main form");
  const send = page.getByRole("button", { name: "Send message" });
  await tabTo(page, send);
  await page.keyboard.press("Enter");
  const result = page.locator("#enquiry-result");
  await expect(result).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (const [label, words] of [
    ["Name", "Abebe"],
    ["E-mail", "abebe@example.org"],
    ["Subject", "Keyboard"],
    ["Message", "Written without a mouse."],
  ] as const) {
    await expect(form.getByRole("textbox", { name: label, exact: true })).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press("Tab");
  }
  await expect(form.getByRole("link", { name: "Privacy Policy" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form.getByRole("checkbox", { name: /^This is my own device/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(send).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(result).toContainText("Thank you for your message!");
  await expect(result).toBeFocused();
});

test("searches a list, opens a record and returns, and turns the page", async ({ page }) => {
  await skipToContent(page, "/resources");
  await tabTo(page, page.getByRole("searchbox"));
  await page.keyboard.type("model");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/resources?q=model");
  await tabTo(page, page.getByRole("main").getByRole("article").getByRole("link").first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/resources\/[\w-]+\?q=model/);
  await tabTo(page, page.getByRole("link", { name: "Back to Resources" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/resources\?q=model/);

  await skipToContent(page, "/resources");
  await tabTo(page, page.getByRole("link", { name: "Next", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/resources?page=2");
});

test("moves a carousel by buttons and arrow keys, and reaches every card", everywhere(), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 820, height: 800 });
  await skipToContent(page, "/");
  const row = page.getByRole("list", { name: "Newest projects" });
  const scrollPosition = () => row.evaluate((element) => element.scrollLeft);
  const next = page.getByRole("button", { name: "Next project" });
  await tabTo(page, page.getByRole("button", { name: "Previous project" }));
  await page.keyboard.press("Enter");
  await expect.poll(scrollPosition).toBe(0);
  const cards = row.getByRole("link");
  for (const card of [cards.nth(0), cards.nth(1)]) await tabTo(page, card);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(next).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect.poll(scrollPosition).toBeGreaterThan(0);
  for (const card of [cards.nth(2), cards.nth(3)]) await tabTo(page, card);
  await next.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(scrollPosition).toBe(0);
  await page.keyboard.press("ArrowRight");
  await expect.poll(scrollPosition).toBeGreaterThan(0);
});

test("skips to the content, and never hides the focus under the header", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto("/faq");
  await started(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();

  await page.keyboard.press("End");
  await page.getByRole("link", { name: "Back to top" }).focus();
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press("Shift+Tab");
    const position = await page.evaluate(() => {
      const element = document.activeElement;
      const inHeader = element?.closest("header") || element === document.body;
      return inHeader
        ? null
        : {
            top: element?.getBoundingClientRect().top ?? 0,
            header: document.querySelector("header")?.offsetHeight ?? 0,
          };
    });
    if (!position) break;
    expect(position.top).toBeGreaterThanOrEqual(position.header);
  }
});
