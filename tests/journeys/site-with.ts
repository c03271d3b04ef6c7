/** Journeys on a site with settings or content of its own. */
import { type RunningSite, startSite } from "../site.ts";
import { test } from "./journey.ts";

type Environment = Record<string, string>;

/** To be called once in a file: all its journeys run in one worker, so that the site starts once. */
export function testOnSite(start: () => Promise<RunningSite>) {
  test.describe.configure({ mode: "default" });
  return test.extend({ site: async ({ siteStartedBy }, use) => use(await siteStartedBy(start)) });
}

/** `prepare` runs before the site starts. */
export function testOnSiteWith(prepare: () => Environment | Promise<Environment>) {
  return testOnSite(async () => startSite(await prepare()));
}
