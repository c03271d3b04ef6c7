import { expect, started, test } from "./journey.ts";

const sections = [
  "/",
  "/about",
  "/resources",
  "/ai-security",
  "/our-work",
  "/get-involved",
  "/events",
  "/news",
  "/contact",
];

test.describe("an address without a page", () => {
  for (const address of ["/no-such-page", "/about/no-such-page", "/faq/no-such-page", "/our-work/a/b"]) {
    test(`${address} is a 404 in the shell, with a search and the main sections`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      await expect(page).toHaveTitle("Page not found | Secure AI Africa");
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const links = page.getByRole("region", { name: "Main pages" }).getByRole("link");
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(addresses).toEqual(sections);
    });
  }

  test("its search looks over the whole site", async ({ page }) => {
    await page.goto("/no-such-page");
    await page.getByRole("searchbox", { name: "Search the site" }).fill("pipeline");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=pipeline");
    await expect(page.getByRole("main").getByRole("region", { name: "News" })).toBeVisible();
  });

  test("its links work when script has come too", async ({ page }) => {
    await page.goto("/no-such-page");
    await started(page);
    await page.getByRole("region", { name: "Main pages" }).getByRole("link", { name: "Events" }).click();
    await expect(page).toHaveURL("/events");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
  });
});
