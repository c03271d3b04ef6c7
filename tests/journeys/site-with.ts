/** Journeys on a site with its own settings or content. */
import { type RunningSite, startSite } from "../site.ts";
import { test } from "./journey.ts";

type Environment = Record<string, string>;

/** Call it once per file: all journeys of the file run in one worker, so the site starts once. */
export function testOnSite(start: () => Promise<RunningSite>) {
  test.describe.configure({ mode: "default" });
  return test.extend({ site: async ({ siteStartedBy }, use) => use(await siteStartedBy(start)) });
}

/** `prepare` runs before the site starts. */
export function testOnSiteWith(prepare: () => Environment | Promise<Environment>) {
  return testOnSite(async () => startSite(await prepare()));
}
