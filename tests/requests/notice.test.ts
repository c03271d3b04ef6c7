/** The notice that staff can switch on for every page. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishPage } from "./published-page.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
beforeAll(async () => {
  site = await startDeskSite();
});
afterAll(() => site.stop());

const noticeOn = async (path: string) => {
  const html = (await (await fetch(site.url + path)).text()).replaceAll("<!-- -->", "");
  return /<aside aria-label="[^"]*" class="[^"]*"><p.*?<\/aside>/s.exec(html)?.[0];
};
const set = (fields: Record<string, string>, language?: "fr") =>
  publishPage(site, "notice", fields, language);
const english = { text: "We move on Friday & rest.", shown: "on" };

test("no page has a notice before staff switch it on", async () => {
  for (const path of ["/", "/news", "/fr/about", "/nothing-here"])
    expect(await noticeOn(path)).toBeUndefined();
});

test("it is a landmark at the top of every page in its language, and a few hundred bytes", async () => {
  await set(english);
  for (const path of ["/", "/news", "/contact", "/search?q=a", "/nothing-here"]) {
    const notice = (await noticeOn(path)) ?? "";
    expect(notice, path).toContain('aria-label="Notice"');
    expect(notice, path).toContain("We move on Friday &amp; rest.");
    expect(notice.length).toBeLessThan(300);
  }
  const html = await (await fetch(`${site.url}/about`)).text();
  expect(html.indexOf("We move on Friday")).toBeLessThan(html.indexOf("<header"));
});

test("other languages show their translation, or the original only if staff choose that", async () => {
  expect(await noticeOn("/fr/about")).toBeUndefined();
  await set({ untranslated: "original" });
  expect(await noticeOn("/fr/about")).toMatch(/aria-label="Avis".*<p lang="en" dir="auto">We move/s);
  await set({ text: "Nous déménageons vendredi." }, "fr");
  expect(await noticeOn("/fr/about")).toContain('<p dir="auto">Nous déménageons vendredi.');
  await set({ untranslated: "hidden" });
  expect(await noticeOn("/fr/about")).toContain("Nous déménageons");
  expect(await noticeOn("/ar/about")).toBeUndefined();
});

test("its link keeps the language of the page", async () => {
  await set({ "link.label": "Where to?", "link.to": "/contact" });
  await set({ "link.label": "Où ?" }, "fr");
  expect(await noticeOn("/about")).toContain('<a href="/contact">Where to?</a>');
  expect(await noticeOn("/fr/about")).toContain('<a href="/fr/contact">Où ?</a>');
});

test("cached pages show it from its first moment to its last, and not longer", async () => {
  await set({ from: new Date(Date.now() + 3_600_000).toISOString() });
  expect(await noticeOn("/about/history")).toBeUndefined();
  const until = Date.now() + 4000;
  await set({ from: new Date(Date.now() - 1000).toISOString(), until: new Date(until).toISOString() });
  expect(await noticeOn("/about/history")).toBeDefined();
  // The page is cached now, and must change without any change of content.
  let lastSeen = Date.now();
  await expect
    .poll(
      async () => {
        const [asked, seen] = [Date.now(), await noticeOn("/about/history")];
        if (seen) lastSeen = asked;
        return seen;
      },
      { interval: 20, timeout: 20_000 },
    )
    .toBeUndefined();
  expect(lastSeen).toBeLessThan(until);
  expect(Date.now()).toBeGreaterThanOrEqual(until);
});

test("staff enter its times as local times, and it cannot end before it begins", async () => {
  await set({ from: "2026-12-01T06:00:00.000Z", until: "2026-12-03T06:00:00.000Z" });
  const writer = await site.signIn("writer");
  const form = await (await writer.get("/desk/pages/notice")).text();
  expect(form).toContain('value="2026-12-01T09:00"');
  await expect(set({ until: "2026-11-30T06:00:00.000Z" })).rejects.toThrow("endsFirst");
});
