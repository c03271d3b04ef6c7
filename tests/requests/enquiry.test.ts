import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningSite, startSite } from "../site.ts";

let site: RunningSite;
let behindProxy: RunningSite;
let flooded: RunningSite;
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: "silent" });
  behindProxy = await startSite({
    LOG_LEVEL: "silent",
    TRUST_PROXY: "on",
    ENQUIRIES_PER_ADDRESS: "1",
    ENQUIRIES_PER_MINUTE: "1000",
  });
  flooded = await startSite({ LOG_LEVEL: "silent", TRUST_PROXY: "on" });
});
afterAll(() => Promise.all([site.stop(), behindProxy.stop(), flooded.stop()]));

let count = 0;
function post(to: RunningSite, headers: Record<string, string> = {}, fields: Record<string, string> = {}) {
  const words = { name: "Selam", email: "selam@example.org", subject: "S", message: `Message ${count++}` };
  const body = new URLSearchParams({ ...words, ...fields });
  return fetch(`${to.url}/contact`, { method: "POST", body, headers, redirect: "manual" });
}

test.each(["/", "/contact", "/support"])(
  "the form on %s has its four required fields, and says how long a message is stored",
  async (path) => {
    const html = (await (await fetch(site.url + path)).text()).replaceAll("<!-- -->", "");
    const required = [...html.matchAll(/<(?:input|textarea) [^>]*>/g)]
      .filter(([field]) => field.includes(" required"))
      .map(([field]) => / name="([^"]+)"/.exec(field)?.[1]);
    expect(required).toEqual(["name", "email", "subject", "message"]);
    expect(html).toMatch(
      /What happens to your message.*for 24 months; then they are deleted.*Privacy Policy/s,
    );
    expect(html).toMatch(/within 24 hours/i);
  },
);

describe("a posted enquiry", () => {
  test("leads to a page of thanks of its own, which no cache shares", async () => {
    const answer = await post(site);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(/^\/contact\?sent=[\dA-Z]{4}-[\dA-Z]{4}#enquiry-result$/);
    const thanks = await fetch(new URL(answer.headers.get("location") ?? "", site.url));
    expect(thanks.headers.get("cache-control")).toContain("private");
    expect(await thanks.text()).toContain("Thank you for your message! We&#x27;ll get back to you soon.");
  });

  test("leaves nothing of it in the page that others get", async () => {
    expect(await (await fetch(`${site.url}/contact`)).text()).not.toContain("Thank you");
    const forged = await fetch(`${site.url}/contact?sent=%3Cscript%3E`);
    expect(await forged.text()).not.toMatch(/Thank you|sent=<script/);
  });

  test("comes back with what was typed, escaped, and what is wrong", async () => {
    const answer = await post(site, {}, { email: "nobody", message: "</textarea><script>alert(1)</script>" });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain("Enter an e-mail address such as name@example.org.");
    expect(page).toContain("&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>");
    expect(page).not.toContain("<script>alert(1)");
  });

  test("longer than 64 KB is refused with a sentence, announced or not", async () => {
    const long = await post(site, {}, { message: "a".repeat(70_000) });
    expect(long.status).toBe(413);
    expect(await long.text()).toContain("too large to be sent");
    const unannounced = await fetch(`${site.url}/contact`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new Blob(["message=", "a".repeat(70_000)]).stream(),
      duplex: "half",
    } as RequestInit);
    expect(unannounced.status).toBe(413);
  });

  test.each([
    { origin: "https://other.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("from a page of another site is refused with a sentence: %o", async (headers) => {
    const answer = await post(site, headers as Record<string, string>);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("from a page of another site");
  });
});

describe("the limit of one address", () => {
  test("is not moved by a forged header, and says when to try again", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 7; index++) {
      const answer = await post(site, { "x-forwarded-for": `203.0.113.${index}` });
      statuses.push(answer.status);
      if (answer.status !== 429) continue;
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(500);
      expect(await answer.text()).toMatch(/Please try again in (?:9|10) minutes\./);
    }
    // One was sent by the test above.
    expect(statuses).toEqual([303, 303, 303, 303, 429, 429, 429]);
  });

  test("behind a trusted proxy is that of the address the proxy saw", async () => {
    const status = async (forwarded: string) =>
      (await post(behindProxy, { "x-forwarded-for": forwarded })).status;
    expect(await status("203.0.113.1")).toBe(303);
    expect(await status("203.0.113.1")).toBe(429);
    expect(await status("198.51.100.7, 203.0.113.1")).toBe(429);
    expect(await status("203.0.113.1:4711")).toBe(429);
    expect(await status("203.0.113.2:4711")).toBe(303);
    expect(await status("203.0.113.2:4712")).toBe(429);
    expect(await status("[2001:db8::1]:4711")).toBe(303);
    expect(await status("2001:db8::1")).toBe(429);
  });

  test("a post through a proxy that ends TLS is taken only if its origin is the public https address", async () => {
    const headers = {
      "x-forwarded-proto": "https",
      "x-forwarded-host": "example.org",
      "x-forwarded-for": "203.0.113.9",
    };
    expect((await post(behindProxy, { ...headers, origin: "https://example.org" })).status).toBe(303);
    expect((await post(behindProxy, { ...headers, origin: "http://example.org" })).status).toBe(403);
  });
});

describe("a flood", () => {
  const statusesOf = async (addressOf: (index: number) => string) => {
    const statuses: Record<number, number> = {};
    for (let index = 0; index < 70; index++) {
      const { status } = await post(flooded, { "x-forwarded-for": addressOf(index) });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    return statuses;
  };

  test("from one organisation's network is refused, and other visitors can still write", async () => {
    const networks = (index: number) => `2001:db8:77:${index.toString(16)}::1`;
    expect(await statusesOf(networks)).toEqual({ 303: 20, 429: 50 });
    expect((await post(flooded, { "x-forwarded-for": "192.0.2.1" })).status).toBe(303);
  });

  test("from everywhere is taken in, and so is the message of an honest visitor", async () => {
    expect(await statusesOf((index) => `10.${index}.0.1`)).toEqual({ 303: 70 });
    expect((await post(flooded, { "x-forwarded-for": "192.0.2.2" })).status).toBe(303);
  });
});
