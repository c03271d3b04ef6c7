import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningSite, startSite } from "../site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const inside = /id="page-data">(.*?)<\/script>/;

describe("what a page was made from", () => {
  test.each([
    ["/", "/~data"],
    ["/news?page=2&odd=1", "/news~data?page=2&odd=1"],
    ["/events/signing-day-nairobi", "/events/signing-day-nairobi~data"],
  ])("%s does not hold it: it is at %s", async (path, address) => {
    const html = await (await fetch(site.url + path)).text();
    expect(inside.exec(html)?.[1]).toBe("");
    const data = await fetch(site.url + address);
    expect(data.status).toBe(200);
    expect(data.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await data.text()).toMatch(/^\[.*"loaderData"/);
    const etag = data.headers.get("etag") ?? "";
    const again = await fetch(site.url + address, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });

  test.each(["/news?q=sign", "/no-such-page", "/news/no-such-news"])(
    "%s, which is not kept, holds it",
    async (path) => {
      const html = await (await fetch(site.url + path)).text();
      expect(JSON.parse(inside.exec(html)?.[1] ?? "")[0]).toContain("loaderData");
    },
  );

  test.each(["/no-such-page~data", "/news~data?q=sign", "/assets~data"])("%s is not there", async (path) => {
    expect((await fetch(site.url + path)).status).toBe(404);
  });

  test("it is the same for who saves data, whose pages have none", async () => {
    const headers = { "save-data": "on" };
    expect(await (await fetch(site.url, { headers })).text()).not.toContain("page-data");
    expect((await fetch(`${site.url}/~data`, { headers })).status).toBe(200);
  });
});
