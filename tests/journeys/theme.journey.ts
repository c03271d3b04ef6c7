import { expect, started, test } from "./journey.ts";

const toDark = "Switch to dark appearance";
const toLight = "Switch to light appearance";

test("starts light, toggles, is stored as 'theme', persists across pages, and syncs between tabs", async ({
  page,
  context,
}) => {
  await page.goto("/faq");
  await started(page);
  const root = page.locator("html");
  await expect(root).not.toHaveClass(/dark/);

  await test.step("background and text colours follow the theme over 0.3 s", async () => {
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator("body")).toHaveCSS("transition-duration", "0.3s, 0.3s");
    await page.getByRole("button", { name: toDark }).click();
    await expect(root).toHaveClass(/dark/);
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(12, 23, 22)");
    await expect(page.locator("body")).toHaveCSS("color", "rgb(217, 242, 238)");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  });

  await page.goto("/about");
  await expect(root).toHaveClass(/dark/);
  await started(page);
  await page.getByRole("button", { name: toLight }).click();
  await expect(root).not.toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");

  await test.step("reduced motion removes the transition", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.locator("body")).toHaveCSS("transition-duration", "0s, 0s");
  });

  await test.step("a change in one tab updates the other", async () => {
    const other = await context.newPage();
    await other.goto("/faq");
    await other.getByRole("button", { name: toDark }).click();
    await expect(root).toHaveClass(/dark/);
  });
});

test.describe("on a system that prefers dark", () => {
  test.use({ colorScheme: "dark" });
  test("is light unless 'dark' is stored, and is set before the body exists", async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        document.documentElement.dataset.atFirstSight = document.documentElement.className;
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    const visit = async (stored: string | null, look: RegExp) => {
      await page.goto("/faq");
      await page.evaluate((value) => value && localStorage.setItem("theme", value), stored);
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-at-first-sight", look);
      await expect(page.locator("html")).toHaveClass(look);
    };
    await visit(null, /^(?!.*dark)/);
    await visit("something else", /^(?!.*dark)/);
    await visit("dark", /dark/);
  });
});

test("the toggle works if no script file loads", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/faq");
  await page.getByRole("button", { name: toDark }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
});
