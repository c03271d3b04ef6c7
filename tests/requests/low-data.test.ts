/** Low-data mode: requested by the Save-Data header or by the switch, whose cookie takes precedence. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningSite, startSite } from "../site.ts";

let site: RunningSite;
let secureSite: RunningSite;
beforeAll(async () => {
  [site, secureSite] = await Promise.all([startSite(), startSite({ SITE_URL: "https://example.org" })]);
});
afterAll(() => Promise.all([site.stop(), secureSite.stop()]));

const choose = (fields: Record<string, string>, { url } = site) =>
  fetch(`${url}/low-data`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

test.each([
  [{}, false],
  [{ "save-data": "on" }, true],
  [{ cookie: "low-data=on" }, true],
  [{ "save-data": "on", cookie: "low-data=off" }, false],
  [{ cookie: "low-data=perhaps" }, false],
])(
  "a request with %o: low-data mode %s, and if so without scripts and extra files",
  async (headers, lowData) => {
    const response = await fetch(`${site.url}/news`, { headers: headers as Record<string, string> });
    const html = await response.text();
    expect(/<html [^>]*data-low-data="true"/.test(html)).toBe(lowData);
    expect(/<html [^>]*data-start="/.test(html)).toBe(!lowData);
    expect(/<link rel="(?:manifest|icon)" href="\//.test(html)).toBe(!lowData);
    expect(response.headers.get("vary")).toMatch(/Cookie.*Save-Data/);
  },
);

describe("the switch", () => {
  test("sets the site's only cookie for a year, and returns to the page", async () => {
    const response = await choose({ choice: "on", back: "/news?q=water&page=2" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/news?q=water&page=2"]);
    expect(response.headers.getSetCookie()).toEqual([
      "low-data=on; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly",
    ]);
  });

  test("marks the cookie as Secure if the site is https", async () => {
    const response = await choose({ choice: "off" }, secureSite);
    expect(response.headers.getSetCookie()[0]).toMatch(/^low-data=off;.*; Secure$/);
  });

  test.each(["https://evil.example/", "//evil.example/", "/\\evil.example", "javascript:alert(1)", ""])(
    "never redirects to another site: %s",
    async (back) => {
      const location = (await choose({ choice: "on", back })).headers.get("location") ?? "";
      expect(new URL(location, site.url).origin).toBe(new URL(site.url).origin);
      expect(location).toMatch(/^\/(?!\/)/);
    },
  );

  test("forgets everything: the browser removes what the site keeps, and returns to the result", async () => {
    const response = await choose({ choice: "forget", back: "/news" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/news#forgotten"]);
    expect(response.headers.get("clear-site-data")).toBe('"cache", "cookies", "storage"');
    expect((await choose({ choice: "on", back: "/news" })).headers.get("clear-site-data")).toBeNull();
  });

  test("redirects a GET to Home", async () => {
    const response = await fetch(`${site.url}/low-data`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([302, "/"]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});
