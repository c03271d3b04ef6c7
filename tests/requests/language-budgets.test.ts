/** The size of the heaviest pages in every language. `npm run test:everywhere` checks all the others. */
import { beforeAll, expect, test } from "vitest";
import { LATER_STYLE } from "../../app/rendering/later-style.tsx";
import { languageCodes, localPath, splitLanguage } from "../../languages.ts";
import { compress } from "../../server/http/compress.ts";
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

test.each(languageCodes.map((language) => localPath(language, "/")))(
  "%s sends its introduction early, and the styles of what is below before it is needed",
  async (path) => {
    const { html, head } = await sent(await fetch(site.url + path, { headers: { "accept-encoding": "br" } }));
    const introduction = html.indexOf("</p>", html.indexOf("</h1>"));
    const before = await compress(Buffer.from(html.slice(0, introduction)), "br", 11);
    expect(head + before.length).toBeLessThanOrEqual(budgets.homeIntroduction);
    const later = html.indexOf(`<style id="${LATER_STYLE}">`);
    expect(later).toBeGreaterThan(introduction);
    expect(later).toBeLessThan(html.indexOf("<section"));
  },
);
