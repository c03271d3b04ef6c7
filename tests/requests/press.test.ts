/** The page for journalists: contact, logo, and a paragraph to quote. Unset details are left out. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { languageCodes, localPath } from "../../languages.ts";
import { type RunningSite, sharedSite } from "../site.ts";
import { startSiteWithTexts } from "../site-with-texts.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSiteWithTexts(
    [
      {
        page: "organisation",
        fields: {
          ...{ name: "Safe AI Kenya", city: "Nairobi", country: "KE", "contact.phone": "+254 20 000 0000" },
          ...{ "press.email": "press@example.org", boilerplate: "{name} works in {city}, {country}." },
        },
      },
    ],
    { LOG_LEVEL: "error", SAMPLE_CONTENT: "off" },
  );
});
afterAll(() => site.stop());

const main = async (path: string, { url }: { url: string } = site) =>
  /<main.*<\/main>/s.exec(await (await fetch(url + path)).text())?.[0] ?? "";

test("journalists find the address for the press, or else the one for everyone", async () => {
  const html = await main("/press");
  expect(html).toContain('href="mailto:press@example.org"');
  expect(html).toContain('href="tel:+254200000000"');
  expect(html).toContain('href="/contact?about=press"');
});

test("unset addresses are not shown", async () => {
  const html = await main("/press", await sharedSite());
  expect(html).not.toMatch(/mailto:|tel:/);
  expect(html).toContain('href="/contact?about=press"');
});

test("the logo can be downloaded as SVG and as PNG", async () => {
  const html = await main("/press");
  for (const [path, type] of [
    ["/icons/logo.svg", "image/svg+xml"],
    ["/icons/logo-1024.png", "image/png"],
  ] as const) {
    expect(html).toContain(`<a href="${path}" download=""`);
    expect((await fetch(site.url + path)).headers.get("content-type")).toContain(type);
  }
});

test("the paragraph to quote comes from the organisation's details", async () => {
  expect(await main("/press")).toContain("Safe AI Kenya works in Nairobi, Kenya.");
});

test("the paragraph exists in every language", async () => {
  const shared = await sharedSite();
  const last = async (path: string) => (await main(path, shared)).split("<section").at(-1) ?? "";
  const sections = await Promise.all(languageCodes.map((code) => last(localPath(code, "/press"))));
  for (const section of sections) expect(section).toContain("<p>");
  expect(new Set(sections).size).toBe(languageCodes.length);
});

test("the footer and the sitemaps link to it", async () => {
  const html = await (await fetch(`${site.url}/`)).text();
  expect(/<footer.*<\/footer>/s.exec(html)?.[0]).toContain('href="/press"');
  expect(await main("/sitemap")).toContain('href="/press"');
  expect(await (await fetch(`${site.url}/sitemaps/en.xml`)).text()).toContain("/press</loc>");
});
