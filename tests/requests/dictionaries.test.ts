/** Pages as differences to the first page of a visit (RFC 9842). */
import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodeDelta } from "../../server/http/delta.ts";
import { type Answer, ask, dictionaryAt, opens } from "../dictionary-client.ts";
import { type RunningSite, startSite } from "../site.ts";

let site: RunningSite;
let home: { name: string; text: Buffer };
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: "debug" });
  home = await dictionaryAt(site.url);
});
afterAll(() => site.stop());

const withHome = () => ({ ...opens, "available-dictionary": home.name });
const unweighed = (text: Buffer) =>
  text.toString().replace(/(<span id="weight" data-besides="\d+">)[\d.,]+/, "$1");

function expectOrdinary({ headers }: Answer) {
  expect(headers["content-encoding"]).not.toBe("dcz");
  expect(headers).not.toHaveProperty("use-as-dictionary");
  expect(String(headers.vary)).not.toContain("Available-Dictionary");
}

describe("the first page of a visit", () => {
  test("is offered as a dictionary for documents and for what scripts fetch", async () => {
    const { status, headers } = await ask(site.url);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "use-as-dictionary": 'match="/*", match-dest=("document" "")',
      "cache-control": "private, max-age=0, stale-while-revalidate=604800",
      vary: "Accept-Encoding, Cookie, Save-Data, Available-Dictionary",
      "content-encoding": "br",
    });
  });

  test.each([
    ["another browser", { "accept-encoding": "gzip, deflate, br, zstd", "sec-fetch-dest": "document" }],
    ["a prefetch", { ...opens, "sec-fetch-dest": "empty", "sec-purpose": "prefetch" }],
    ["a prerendered page", { ...opens, "sec-purpose": "prefetch;prerender" }],
    ["a script", { ...opens, "sec-fetch-dest": "empty" }],
    ["a frame", { ...opens, "sec-fetch-dest": "iframe" }],
    ["a client that takes gzip only", { ...opens, "accept-encoding": "gzip" }],
  ])("is not offered to %s", async (_, headers) => expectOrdinary(await ask(site.url, headers)));

  test("is the same for other browsers, to the byte, whether dictionaries are on or off", async () => {
    const off = await startSite({ DICTIONARIES: "off" });
    try {
      const headers = { "accept-encoding": "br", "available-dictionary": home.name };
      const lengthOf = async (url: string) => (await ask(url, headers)).body.length;
      await expect.poll(() => lengthOf(off.url), { timeout: 20_000 }).toBe(await lengthOf(site.url));
      const [one, other] = [await ask(site.url, headers), await ask(off.url, headers)];
      const comparable = ({ headers: { date: _, "x-request-id": __, ...rest } }: Answer) =>
        Object.entries(rest);
      expect(comparable(one)).toEqual(comparable(other));
      expect(brotliDecompressSync(one.body).length).toBe(brotliDecompressSync(other.body).length);
      expectOrdinary(await ask(off.url, withHome()));
    } finally {
      await off.stop();
    }
  });
});

describe("the next pages", () => {
  test.each([
    ["/about", 3300],
    ["/news", 4000],
    ["/events", 4500],
    ["/contact", 2000],
  ])("%s is sent as its difference, in at most %i bytes", async (path, most) => {
    const { status, headers, body } = await ask(site.url + path, withHome());
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-encoding": "dcz",
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-cache",
      vary: "Accept-Encoding, Cookie, Save-Data, Available-Dictionary",
    });
    expect(headers).not.toHaveProperty("use-as-dictionary");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(body.subarray(8, 40)).toEqual(createHash("sha256").update(home.text).digest());
    expect(body.length).toBeLessThan(most);
    const plain = brotliDecompressSync((await ask(site.url + path)).body);
    const decoded = await decodeDelta([body], home.text);
    expect(unweighed(decoded)).toBe(unweighed(plain));
    // Its size with headers, as it is stated on the page.
    expect(decoded.toString()).toMatch(/<span id="weight" data-besides="\d+">[2-9]\.\d/);
  });

  test("are the same when they come from the cache, with the same tag as in any other coding", async () => {
    const [one, again] = [await ask(`${site.url}/faq`, withHome()), await ask(`${site.url}/faq`, withHome())];
    expect(again.body).toEqual(one.body);
    const { etag } = (await ask(`${site.url}/faq`, { "accept-encoding": "br" })).headers;
    expect(again.headers.etag).toBe(etag);
    const unchanged = await ask(`${site.url}/faq`, { ...withHome(), "if-none-match": etag });
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
  });

  test("are deltas when they are prefetched, and valid until the link is followed", async () => {
    const prefetch = { ...withHome(), "sec-fetch-dest": "empty", "sec-purpose": "prefetch" };
    const { headers } = await ask(`${site.url}/about`, prefetch);
    expect(headers).toMatchObject({ "content-encoding": "dcz", "cache-control": "private, max-age=30" });
    expect(headers).not.toHaveProperty("use-as-dictionary");
  });

  test("with an unknown dictionary are offered as the next one", async () => {
    const unknown = { ...opens, "available-dictionary": `:${"A".repeat(43)}=:` };
    await dictionaryAt(`${site.url}/about`);
    const { headers } = await ask(`${site.url}/about`, unknown);
    expect(headers).toMatchObject({ "content-encoding": "br", "use-as-dictionary": expect.anything() });
  });

  test.each([
    ["is not accepted", "br"],
    ["is refused", "br, dcz;q=0"],
  ])("are brotli if dcz %s", async (_, encoding) => {
    const { headers } = await ask(`${site.url}/about`, { ...withHome(), "accept-encoding": encoding });
    expect(headers["content-encoding"]).toBe("br");
  });

  test("in low-data mode and in other languages, too", async () => {
    const low = await ask(`${site.url}/about`, { ...withHome(), "save-data": "on" });
    expect(low.headers["content-encoding"]).toBe("dcz");
    expect((await decodeDelta([low.body], home.text)).toString()).toContain("data-low-data");
    const french = await ask(`${site.url}/fr/about`, withHome());
    expect((await decodeDelta([french.body], home.text)).toString()).toContain('lang="fr"');
  });

  test("a HEAD request is answered as always", async () => {
    expectOrdinary(await ask(`${site.url}/about`, { ...withHome(), "sec-fetch-dest": "empty" }, "HEAD"));
  });
});

const form = { "content-type": "application/x-www-form-urlencoded" };
test.each([
  ["the desk", "/desk", "GET"],
  ["signing in", "/desk/sign-in", "GET"],
  ["a visitor's data", "/my-data", "GET"],
  ["a visitor's data in French", "/fr/my-data", "GET"],
  ["a preview", `/preview/${"a".repeat(43)}`, "GET"],
  ["an approval", `/approve/${"a".repeat(43)}`, "GET"],
  ["a search", "/search?q=security", "GET"],
  ["a search in a list", "/news?q=security", "GET"],
  ["a sent message", "/contact?sent=1", "GET"],
  ["a post", "/contact", "POST"],
  ["a missing page", "/no-such-page", "GET"],
  ["a missing record", "/news/no-such-id", "GET"],
  ["a file", "/robots.txt", "GET"],
  ["a feed", "/feed.xml", "GET"],
])("%s is neither a delta nor offered", async (_, path, method) => {
  for (let times = 0; times < 3; times++) {
    const headers = { ...withHome(), ...(method === "POST" && form), origin: site.url };
    expectOrdinary(await ask(site.url + path, headers, method, method === "POST" ? "name=x" : ""));
    expectOrdinary(await ask(site.url + path, { ...opens, ...(method === "POST" && form) }, method));
  }
});

test("with DICTIONARIES=low-data, only low-data pages are offered", async () => {
  const usual = await startSite({ DICTIONARIES: "low-data" });
  try {
    const low = await dictionaryAt(usual.url, { ...opens, "save-data": "on" });
    const next = { ...opens, "save-data": "on", "available-dictionary": low.name };
    expect((await ask(`${usual.url}/about`, next)).headers["content-encoding"]).toBe("dcz");
    // Once the length no longer changes, it is the best form.
    const quick = (await ask(usual.url)).headers["content-length"];
    await expect
      .poll(async () => (await ask(usual.url)).headers["content-length"], { timeout: 20_000 })
      .not.toBe(quick);
    expectOrdinary(await ask(usual.url));
  } finally {
    await usual.stop();
  }
});

test("the name of a dictionary is never logged", () => {
  expect(site.output()).toContain("/about");
  expect(site.output()).not.toContain(home.name.slice(1, -1));
});
