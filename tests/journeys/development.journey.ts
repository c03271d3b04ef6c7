/** The site as `npm run dev` serves it: no page breaks the policy, and islands wake. */
import { type RunningSite, startSite } from "../site.ts";
import { expect, test as journey, started, wakeIslands } from "./journey.ts";

const test = journey.extend<object, { site: RunningSite }>({
  site: [
    async ({}, use) => {
      const site = await startSite({}, { development: true });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

// One after the other, on one site: it takes a while to start.
test.describe.configure({ mode: "default" });

test("an island is hydrated under the policy of visitors, and adds no styles", async ({ page }) => {
  await page.goto("/contact");
  await wakeIslands(page);
  await expect(page.locator("style")).toHaveCount(1);
});

test("a filter replaces its part of the page in the one way that Trusted Types allow", async ({ page }) => {
  await page.goto("/");
  await started(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.locator("#latest-updates").getByRole("link", { name: "Events", exact: true }).click();
  await expect(page).toHaveURL("/?updates=event");
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});
