/** The size of the heaviest pages in every language. `npm run test:everywhere` checks all the others. */
import { beforeAll, expect, test } from "vitest";
import { languageCodes, localPath, splitLanguage } from "../../languages.ts";
import { budgets } from "../budgets/budgets.ts";
import { firstScreen, sent } from "../budgets/first-flight.ts";
import { type RunningSite, sharedSite } from "../site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await sharedSite();
});

const heaviest = ["/", "/events", "/resources", "/privacy-policy"];

test.each(languageCodes.flatMap((language) => heaviest.map((path) => localPath(language, path))))(
  "%s sends its first screen in the first round trip",
  async (path) => {
    const answer = await fetch(site.url + path, { headers: { "accept-encoding": "br" } });
    const { withHeaders, firstFlight } = await sent(answer);
    const isHome = splitLanguage(path).path === "/";
    expect(withHeaders).toBeLessThanOrEqual(isHome ? budgets.fullHome : budgets.fullPage);
    expect(firstFlight).toMatch(firstScreen);
  },
);
