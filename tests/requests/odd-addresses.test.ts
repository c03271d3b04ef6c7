/** Odd spellings of an address cost no more than one page. */
import { execFileSync } from "node:child_process";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SiteProcess, startSiteProcess } from "../site.ts";
import { rawRequest } from "./raw-request.ts";

let site: SiteProcess;
beforeAll(async () => {
  site = await startSiteProcess();
});
afterAll(() => site.stop());

const ask = (path: string) => fetch(site.url + path, { redirect: "manual" });

/** Sends the address unchanged: an HTTP client would normalise it first. */
async function askRaw(target: string): Promise<string> {
  return rawRequest(site.url, `GET ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);
}

const tagIn = (answer: string) => /^etag: (.*)\r$/m.exec(answer)?.[1];

describe("a page is rendered once, at one address", () => {
  test.each([
    ["/ABOUT", "/about"],
    ["/About/History?a=1", "/about/history?a=1"],
    ["/NEWS/addis-programme", "/news/addis-programme"],
    ["/%41bout", "/about"],
  ])("%s redirects to %s", async (path, location) => {
    const response = await ask(path);
    expect([response.status, response.headers.get("location")]).toEqual([308, location]);
  });

  test.each(["/%61bout", "/x/../about", "/about?category=x&page=2", "http://other/about"])(
    "%s is the same page as /about",
    async (target) => {
      const etag = (await ask("/about")).headers.get("etag");
      expect(tagIn(await askRaw(target))).toBe(etag);
    },
  );

  test("a record's id is case-sensitive", async () => {
    expect((await ask("/news/ADDIS-programme")).status).toBe(404);
  });

  test("an unknown page stays unknown in any case", async () => {
    expect((await ask("/No-Such-Page")).status).toBe(404);
  });
});

test("a client that requests hundreds of pages and disconnects does not delay others", async () => {
  const { hostname, port } = new URL(site.url);
  const requests = Array.from(
    { length: 400 },
    (_, number) => `GET /news?page=${number + 2} HTTP/1.1\r\nHost: site\r\n\r\n`,
  );
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  await new Promise<void>((resolve) => socket.write(requests.join(""), () => resolve()));
  // The first answers, or a refusal, show that the server has read the requests.
  await new Promise((resolve) => socket.once("data", resolve).once("close", resolve));
  socket.destroy();
  const started = performance.now();
  expect((await ask("/search?q=model")).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(5000);
});

test("sixty simultaneous searches are all answered", async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, (_, number) => ask(`/news?q=${number}`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test("hundreds of odd addresses do not increase memory use", async () => {
  const odd = (number: number) => [
    `/odd/${number}`,
    `/news/${number}`,
    `/resources?category=${number}`,
    `/about?page=${number}`,
    `/news?page=${number}`,
  ];
  const paths = Array.from({ length: 50 }, (_, number) => odd(number)).flat();
  const visitors = Array.from({ length: 10 }, async () => {
    for (let path = paths.pop(); path; path = paths.pop()) await (await ask(path)).arrayBuffer();
  });
  await Promise.all(visitors);
  expect(megabytesOf(site)).toBeLessThan(350);
});

function megabytesOf({ process: { pid } }: SiteProcess): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}
