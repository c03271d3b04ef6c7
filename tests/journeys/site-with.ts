/** Journeys on a site with settings of their own. */
import { type RunningSite, startSite } from "../site.ts";
import { test } from "./journey.ts";

type Environment = Record<string, string>;

/** `prepare` runs before the site starts, once for all the journeys of a worker. */
export function testOnSiteWith(prepare: () => Environment | Promise<Environment>) {
  return test.extend<object, { site: RunningSite }>({
    site: [
      async ({}, use) => {
        const site = await startSite(await prepare());
        await use(site);
        await site.stop();
      },
      { scope: "worker" },
    ],
  });
}
