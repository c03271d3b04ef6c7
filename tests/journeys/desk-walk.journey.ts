/** The first day at the desk: see docs/desk.md. */
import { beginLink } from "../begin-link.ts";
import { type RunningSite, startSite } from "../site.ts";
import { item, walkToPublished } from "./desk-walk.ts";
import { test as base, everywhere, expect } from "./journey.ts";

/** Passkeys need a host name. */
async function startAtLocalhost(): Promise<RunningSite> {
  const site = await startSite({ HOST: "localhost" });
  return { ...site, url: site.url.replace("127.0.0.1", "localhost") };
}

const test = base.extend({
  site: async ({ siteStartedBy }, use) => use(await siteStartedBy(startAtLocalhost)),
});

test(
  "leads from the first administrator's link to a public news item",
  everywhere(),
  async ({ page, site }) => {
    test.slow();
    const begin = await beginLink(site);
    await walkToPublished(page, begin, async () => {});
    await page.goto("/news");
    await page.getByRole("link", { name: item.headline }).first().click();
    await expect(page.getByRole("heading", { name: "What changes for you" })).toBeVisible();
    // The link works only once.
    await page.context().clearCookies();
    expect((await page.goto(begin))?.status()).toBeGreaterThanOrEqual(400);
  },
);
