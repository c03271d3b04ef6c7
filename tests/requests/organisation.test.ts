/** The menu, footer and organisation details entered by staff appear where they belong. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunningSite } from "../site.ts";
import { listOf, startSiteWithTexts } from "../site-with-texts.ts";

let site: RunningSite;
beforeAll(async () => {
  const entries = Array.from({ length: 9 }, (_, index) => [`e${index}`, { label: "", to: "/faq" }]);
  site = await startSiteWithTexts(
    [
      {
        page: "organisation",
        fields: {
          ...{ name: "Safe AI Kenya", city: "Nairobi", country: "KE", registration: "NGO 4711" },
          ...{ "contact.phone": "+254 20 000 0000", "contact.email": "us@example.org" },
          ...{ governingLaw: "Kenya", donation: "https://give.example/us" },
          ...listOf("profiles", {
            mastodon: { name: "Mastodon", to: "https://example.org/mastodon" },
            linkedin: { name: "LinkedIn", to: "https://example.org/linked-in" },
          }),
        },
      },
      { page: "menu", fields: listOf("items", Object.fromEntries(entries)) },
      {
        page: "footer",
        fields: {
          "first.heading": "Start here",
          ...listOf("first.links", { b: { label: "Second", to: "/news" }, a: { label: "", to: "/about" } }),
        },
      },
    ],
    { LOG_LEVEL: "error", SAMPLE_CONTENT: "off", TRUST_PROXY: "on", ENQUIRIES_PER_ADDRESS: "1" },
  );
});
afterAll(() => site.stop());

const page = async (path: string) => (await fetch(site.url + path)).text();
const part = (html: string, name: string) =>
  new RegExp(`<${name}[ >].*?</${name}>`, "s").exec(html)?.[0] ?? "";

test("shows the organisation's details on every page that needs them", async () => {
  for (const path of ["/contact", "/privacy-policy", "/terms-of-service", "/accessibility"]) {
    const html = await page(path);
    expect(html).toContain('href="mailto:us@example.org"');
    expect(html).toContain('href="tel:+254200000000"');
  }
  for (const path of ["/privacy-policy", "/terms-of-service"])
    expect(await page(path)).toContain("Our registration number is NGO 4711.");
  expect(await page("/contact")).toContain("Nairobi, Kenya");
  expect(await page("/")).toContain('"email":"us@example.org","telephone":"+254 20 000 0000"');
  expect(await page("/terms-of-service")).toContain("governed by the law of Kenya");
  expect(await page("/.well-known/security.txt")).toContain("\nContact: mailto:us@example.org\n");
  expect(await page("/get-involved")).toContain('href="https://example.org/linked-in"');
});

test("shows the organisation's name on every page, in feeds, the manifest and structured data", async () => {
  const html = await page("/about");
  expect(html).toContain("About Us | Safe AI Kenya</title>");
  expect(html).toContain('property="og:site_name" content="Safe AI Kenya"');
  expect(part(html, "header")).toContain("Safe AI Kenya</a>");
  expect(part(html, "footer")).toContain(`© ${new Date().getUTCFullYear()} Safe AI Kenya.`);
  expect(html).not.toContain("Secure AI Africa</");
  expect(JSON.parse(await page("/site.webmanifest"))).toMatchObject({ name: "Safe AI Kenya" });
  expect(await page("/feeds/news.rss")).toContain("<title>Safe AI Kenya: News</title>");
  expect(await page("/events.ics")).toContain("X-WR-CALNAME:Safe AI Kenya: Events");
  expect(await page("/")).toContain('"addressLocality":"Nairobi","addressCountry":"KE"');
});

test("lists several profiles by name in every footer and on Contact", async () => {
  for (const html of [part(await page("/about"), "footer"), part(await page("/contact"), "main")]) {
    expect(html).toMatch(/href="https:\/\/example\.org\/mastodon"[^>]*>Mastodon</);
    expect(html).toMatch(/href="https:\/\/example\.org\/linked-in"[^>]*>LinkedIn</);
    expect(html).not.toContain("Facebook");
  }
});

test("links Donate to the donation address once it is set", async () => {
  expect(await page("/donate")).toMatch(
    /href="https:\/\/give\.example\/us" target="_blank"[^>]*>Donate online/,
  );
});

test("shows the footer links in the order and with the labels that staff chose", async () => {
  const footer = part(await page("/faq"), "footer");
  expect(footer).toMatch(
    /Start here<\/h2>.*?href="\/news"[^>]*>Second<.*?href="\/about"[^>]*>About<.*?Programs/s,
  );
});

test("moves the ninth menu entry behind a button, and labels entries by their page if they have no label", async () => {
  const header = part(await page("/contact"), "header");
  const [row = "", more = ""] = header.split('id="more-menu"');
  const entry = /href="\/faq"[^>]*><span>FAQ</g;
  expect(row.match(entry)).toHaveLength(8);
  expect(more.match(entry)).toHaveLength(1);
  expect(header).toMatch(/<button[^>]*popovertarget="more-menu"[^>]*aria-label="Menu"/i);
});

test("offers the organisation's mail address when a message is refused, and keeps the typed text", async () => {
  const send = (message: string) => {
    const fields = { name: "Selam", email: "selam@example.org", subject: "A & B?", message };
    return fetch(`${site.url}/contact`, {
      ...{ method: "POST", redirect: "manual", body: new URLSearchParams(fields) },
      headers: { "x-forwarded-for": "203.0.113.77" },
    });
  };
  expect((await send("Message 1")).status).toBe(303);
  const refused = await send("Message 2");
  expect(refused.status).toBe(429);
  const html = await refused.text();
  expect(html).toContain('<a href="mailto:us@example.org?subject=A%20%26%20B%3F">us@example.org</a>');
  expect(html).toMatch(/Message 2<\/textarea>/);
});
