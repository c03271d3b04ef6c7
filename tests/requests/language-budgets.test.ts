/** The heaviest pages fit the first flight in every language. `npm run test:everywhere` weighs all the others. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { languageCodes, localPath } from "../../languages.ts";
import { compress } from "../../server/http/compress.ts";
import { budgets } from "../budgets/budgets.ts";
import { type RunningSite, startSite } from "../site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: "error" });
});
afterAll(() => site.stop());

const heaviest = ["/", "/events", "/resources", "/privacy-policy"];

test.each(languageCodes.flatMap((language) => heaviest.map((path) => localPath(language, path))))(
  "%s, with its headers, is sent without waiting",
  async (path) => {
    const answer = await fetch(site.url + path, { headers: { "accept-encoding": "br" } });
    const bytes = (await compress(Buffer.from(await answer.bytes()), "br", 11)).length;
    const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`);
    const whole = bytes + `HTTP/1.1 200 OK\r\n${lines.join("")}\r\n`.length;
    expect(whole).toBeLessThanOrEqual(budgets.firstFlight);
  },
);
