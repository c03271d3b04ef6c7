import { expect, started, test } from "./journey.ts";

const toDark = "Switch to dark appearance";
const toLight = "Switch to light appearance";

test.describe("theme (spec 4)", () => {
  test("is light at first, flips, is stored under 'theme' and stays", async ({ page }) => {
    await page.goto("/faq");
    await started(page);
    const root = page.locator("html");
    await expect(root).not.toHaveClass(/dark/);
    await page.getByRole("button", { name: toDark }).click();
    await expect(root).toHaveClass(/dark/);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    await page.goto("/about");
    await expect(root).toHaveClass(/dark/);
    await started(page);
    await page.getByRole("button", { name: toLight }).click();
    await expect(root).not.toHaveClass(/dark/);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
  });

  test.describe("whatever the system prefers", () => {
    test.use({ colorScheme: "dark" });
    test("it is light unless 'dark' is stored", async ({ page }) => {
      await page.goto("/faq");
      await expect(page.locator("html")).not.toHaveClass(/dark/);
      await page.evaluate(() => localStorage.setItem("theme", "something else"));
      await page.reload();
      await expect(page.locator("html")).not.toHaveClass(/dark/);
    });
  });

  test("a stored dark theme is there before the body is", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("theme", "dark");
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        document.documentElement.dataset.atFirstSight = document.documentElement.className;
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/faq");
    await expect(page.locator("html")).toHaveAttribute("data-at-first-sight", /dark/);
  });

  test("the toggle works if no other script ever comes", async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/faq");
    await page.getByRole("button", { name: toDark }).click();
    await expect(page.locator("html")).toHaveClass(/dark/);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  });

  test("a change in one tab reaches the other", async ({ page, context }) => {
    await page.goto("/faq");
    await started(page);
    const other = await context.newPage();
    await other.goto("/about");
    await other.getByRole("button", { name: toDark }).click();
    await expect(page.locator("html")).toHaveClass(/dark/);
  });

  test("grounds and text are of the theme, and change over 0.3 s", async ({ page }) => {
    await page.goto("/faq");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator("body")).toHaveCSS("transition-duration", "0.3s, 0.3s");
    await page.getByRole("button", { name: toDark }).click();
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(6, 11, 11)");
    await expect(page.locator("body")).toHaveCSS("color", "rgb(211, 241, 236)");
  });

  test("nothing changes gradually for who wants no motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/faq");
    await expect(page.locator("body")).toHaveCSS("transition-duration", "0s, 0s");
  });
});
