/** The site as `npm run dev` serves it: pages respect the content security policy, and islands hydrate. */
import { startSiteProcess } from "../site.ts";
import { everywhere, expect, hydrateIslands, started } from "./journey.ts";
import { testOnSite } from "./site-with.ts";

const test = testOnSite(() => startSiteProcess({}, { development: true }));
// Vite reads every source file at start, and again for the browser.
test.describe.configure({ timeout: 180_000 });

test(
  "hydrates an island under the production policy, without adding styles",
  everywhere(),
  async ({ page }) => {
    await page.goto("/contact");
    await hydrateIslands(page);
    await expect(page.locator("style")).toHaveCount(1);
  },
);

test(
  "a filter replaces its part of the page in the way Trusted Types allow",
  everywhere(),
  async ({ page }) => {
    await page.goto("/");
    await started(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.locator("#latest-updates").getByRole("link", { name: "Events", exact: true }).click();
    await expect(page).toHaveURL("/?updates=event");
    expect(await page.evaluate(() => "same" in window)).toBe(true);
  },
);
