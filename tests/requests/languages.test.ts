/** Every page in six languages, as served to a browser without JavaScript and to search engines. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wordsIn } from "../../app/words/words.ts";
import { type Language, languageCodes, languages, localPath, splitLanguage } from "../../languages.ts";
import { pageWords } from "../page-words.ts";
import { pages } from "../pages.ts";
import { type RunningSite, startSite } from "../site.ts";
import { siteUrl } from "./site-with-records.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const get = (path: string) => fetch(site.url + path, { redirect: "manual" });
const page = async (path: string) => (await get(path)).text();
const others = languageCodes.filter((code) => code !== "en");
const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`, "i").exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? "";
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];
const alternates = (html: string) =>
  new Map(
    tags(html, "link")
      .filter((tag) => attribute(tag, "hreflang"))
      .map((tag) => [attribute(tag, "hreflang"), attribute(tag, "href")]),
  );
const canonical = (html: string) =>
  attribute(tags(html, "link").find((tag) => tag.includes('rel="canonical"')) ?? "", "href");

/** Available in all six languages. */
const translated = "/news/nairobi-places-open";
/** Available in English only. */
const untranslated = "/news/addis-programme";
/** The original is in French. */
const french = "/news/atelier-dakar-inscriptions";

describe.each(others)("%s", (language) => {
  const { direction, openGraph } = languages[language];

  test.each(pages)("%s has the same status as in English, and is in this language", async (path) => {
    const [english, answer] = await Promise.all([get(path), get(localPath(language, path))]);
    expect(answer.status).toBe(english.status);
    const html = await answer.text();
    const [root = ""] = tags(html, "html");
    expect([attribute(root, "lang"), attribute(root, "dir")]).toEqual([language, direction]);
    // Every internal link stays in this language, except for the language switch and files.
    const leaving = tags(html, "a")
      .filter((link) => !attribute(link, "hreflang"))
      .map((link) => attribute(link, "href"))
      .filter((address) => localPath(language, splitLanguage(address).path) !== address);
    expect(leaving).toEqual([]);
    const forms = tags(html, "form").map((form) => attribute(form, "action"));
    expect(forms.filter((action) => action !== "/low-data" && !action.startsWith(`/${language}`))).toEqual(
      [],
    );
    if (!path.includes("no-such"))
      expect(html).toContain(`<meta property="og:locale" content="${openGraph}"/>`);
  });

  test("says that no native speaker has reviewed it, and asks for corrections", async () => {
    expect(await page(localPath(language, "/"))).toContain(wordsIn(language).languageWords.correct);
  });

  test("says on its legal pages that the English text is binding, and links to it", async () => {
    for (const path of ["/privacy-policy", "/terms-of-service", "/accessibility"]) {
      const html = await page(localPath(language, path));
      expect(html).toContain(pageWords("privacy-policy", language).translation.note);
      expect(tags(html, "a")).toContainEqual(
        expect.stringMatching(new RegExp(`href="${path}" hreflang="en"`, "i")),
      );
    }
  });

  test("has its own feeds, calendar, sitemap, manifest and social images", async () => {
    const feed = await page(localPath(language, "/feeds/updates.rss"));
    expect(feed).toContain(`<language>${language}</language>`);
    expect(feed).toContain(`<link>${siteUrl}${localPath(language, translated)}</link>`);
    const calendar = await page(localPath(language, "/events.ics"));
    expect(calendar.replaceAll(/\r\n /g, "")).toContain(`URL;VALUE=URI:${siteUrl}/${language}/events/`);
    const sitemap = await page(`/sitemaps/${language}.xml`);
    expect(sitemap).toContain(`<loc>${siteUrl}/${language}</loc>`);
    expect(sitemap).toContain(`<loc>${siteUrl}${localPath(language, translated)}</loc>`);
    expect(sitemap).not.toContain(untranslated);
    const manifest = await (await get(localPath(language, "/site.webmanifest"))).json();
    expect(manifest).toMatchObject({ lang: language, dir: direction, start_url: `/${language}` });
    const image = await get(localPath(language, "/social/contact.png"));
    expect(image.headers.get("content-type")).toBe("image/png");
  });

  test("answers a message sent without JavaScript in this language", async () => {
    const form = new URLSearchParams({
      name: "Ade Bello",
      email: `ade.${language}@example.org`,
      subject: "A question",
      message: "Is this answered in my language?",
    });
    const answer = await fetch(`${site.url}/${language}/contact`, {
      ...{ method: "POST", body: form, redirect: "manual" },
      headers: { origin: site.url },
    });
    expect(answer.status).toBe(303);
    const location = answer.headers.get("location") ?? "";
    expect(location).toMatch(new RegExp(`^/${language}/contact\\?sent=[\\w.-]+#enquiry-result$`));
    expect(await page(location)).toContain(wordsIn(language).enquiry.thanks);
  });

  test("reports missing fields of a message in this language", async () => {
    const answer = await fetch(`${site.url}/${language}/contact`, {
      ...{ method: "POST", body: new URLSearchParams({ name: "", email: "", subject: "", message: "" }) },
      headers: { origin: site.url },
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(wordsIn(language).enquiry.problems.missing.message);
  });
});

test.each([
  ["/FR/about", "/fr/about"],
  ["/Fr/About", "/fr/about"],
  ["/fr/", "/fr"],
  ["/en", "/"],
  ["/en/about?page=2", "/about?page=2"],
  ["/EN/news/addis-programme", "/news/addis-programme"],
  ["/AR/feeds/news.rss", "/ar/feeds/news.rss"],
  ["/fr/robots.txt", "/robots.txt"],
])("%s redirects to %s", async (path, right) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get("location")]).toEqual([308, right]);
});

test.each(["/en//example.org", "/fr//example.org/", "/FR///example.org"])(
  "%s never redirects to another site",
  async (path) => {
    const location = (await get(path)).headers.get("location") ?? "/";
    expect(new URL(location, site.url).origin).toBe(site.url);
  },
);

test("ignores the browser's preferred language", async () => {
  const answer = await fetch(`${site.url}/about`, { headers: { "accept-language": "fr, ar;q=0.9" } });
  expect(answer.url).toBe(`${site.url}/about`);
  expect(answer.headers.get("vary")).not.toMatch(/accept-language/i);
  expect(attribute(tags(await answer.text(), "html")[0] ?? "", "lang")).toBe("en");
});

test("lists every language by its own name in header and footer, keeping the page and query", async () => {
  const html = await page("/fr/resources?category=For+the+Public");
  const parts = ["header", "footer"].map(
    (name) => new RegExp(`<${name}[ >].*?</${name}>`, "s").exec(html)?.[0] ?? "",
  );
  for (const part of parts) {
    const links = part.match(/<a [^>]*hreflang[^>]*>[^<]*/gi) ?? [];
    expect(
      links.map((link) => [attribute(link, "lang"), attribute(link, "href"), link.split(">")[1]]),
    ).toEqual(
      languageCodes.map((code) => [
        code,
        localPath(code, "/resources?category=For+the+Public"),
        languages[code].name,
      ]),
    );
  }
});

test("returns to the page in its language after low-data mode is switched on", async () => {
  const answer = await fetch(`${site.url}/low-data`, {
    ...{ method: "POST", redirect: "manual", body: new URLSearchParams({ choice: "on", back: "/ar/about" }) },
    headers: { origin: site.url },
  });
  expect(answer.headers.get("location")).toBe("/ar/about");
});

describe("a record", () => {
  test("that is translated links to all its languages, from each of them", async () => {
    const expected = [
      ...languageCodes.map((code): [string, string] => [code, siteUrl + localPath(code, translated)]),
      ["x-default", siteUrl + translated],
    ];
    for (const code of languageCodes) {
      const html = await page(localPath(code, translated));
      expect([...alternates(html)]).toEqual(expected);
      expect(canonical(html)).toBe(siteUrl + localPath(code, translated));
      expect(html).toContain(`"inLanguage":"${code}"`);
    }
  });

  test("that is not translated is shown in its original language, marked, with a note and a link", async () => {
    const html = await page(`/ar${untranslated}`);
    expect(html).toMatch(/<h1[^>]*><span lang="en" dir="ltr">Programme of the open meeting/);
    expect(html).toMatch(/<div dir="auto" lang="en">/);
    expect(html).toContain(
      wordsIn("ar").languageWords.notTranslated({ language: wordsIn("ar").languageWords.names.en }),
    );
    expect(html).toContain("Read in English</a>");
    expect(canonical(html)).toBe(siteUrl + untranslated);
    expect([...alternates(html)]).toEqual([]);
  });

  test("written in French has its French page as canonical", async () => {
    const html = await page(french);
    expect(canonical(html)).toBe(`${siteUrl}/fr${french}`);
    expect(html).toMatch(/<h1[^>]*><span lang="fr">/);
    expect(await page(`/fr${french}`)).toMatch(/<h1[^>]*>Dakar/);
  });

  test("is listed in the language of the page, or marked with its own language", async () => {
    const html = await page("/fr/news");
    expect(html).toContain("Il reste des places");
    expect(html).toMatch(/<h2 dir="auto" lang="en"[^>]*><a[^>]*>Programme of the open meeting/);
    expect(html).toContain(
      wordsIn("fr").languageWords.inLanguage({ language: wordsIn("fr").languageWords.names.en }),
    );
  });

  test("shows its category and type in the language of the page", async () => {
    expect(await page("/ar/our-work")).toContain(wordsIn("ar").ownWords.our_work.categoryNames.Engineering);
    expect(await page("/ar/our-work")).not.toContain(">Engineering<");
    expect(await page("/fr/resources")).not.toContain("Policy brief");
  });

  test("can be filtered by language in lists and in the search", async () => {
    const inFrench = await page("/fr/news?language=fr");
    expect(inFrench).toContain("Il reste des places");
    expect(inFrench).not.toContain("Programme of the open meeting");
    const found = await page("/search?q=Nairobi&language=fr&section=news");
    expect(found).toContain(translated);
    expect(found).not.toContain("/news/addis-programme");
  });

  test("is found by a search in any of its languages, and shown in the language of the page", async () => {
    const html = await page(`/search?q=${encodeURIComponent("journée signature")}`);
    expect(html).toContain("Places open for the signing day in Nairobi");
    expect(await page(`/ar/search?q=${encodeURIComponent("نيروبي")}`)).toContain(`/ar${translated}`);
  });
});

test("links page 2 of a list to page 2 in every language", async () => {
  expect(alternates(await page("/pt/news?page=2")).get("sw")).toBe(`${siteUrl}/sw/news?page=2`);
});

test("keeps search results out of search engines in every language", async () => {
  const html = await page("/am/search?q=ai");
  expect(html).toContain('content="noindex"');
  expect([...alternates(html)]).toEqual([]);
  expect(await page("/robots.txt")).toContain("Disallow: /am/search");
});

test("points from the sitemap index to a sitemap for each language", async () => {
  const index = await page("/sitemap.xml");
  for (const code of languageCodes) expect(index).toContain(`<loc>${siteUrl}/sitemaps/${code}.xml</loc>`);
  expect((await get("/sitemaps/xx.xml")).status).toBe(404);
});

describe("dates", () => {
  const dates = async (language: Language, path: string) =>
    (await page(localPath(language, path))).match(/<time[^>]*>[^<]*/g)?.map((time) => time.split(">")[1]) ??
    [];

  test("include the Ethiopian date and, for events, the local clock in Amharic", async () => {
    const shownDates = (await dates("am", "/events/signing-day-nairobi")).join("\n");
    expect(shownDates).toMatch(/\d+ \S+ 20\d\d \(\d+ \S+ 20\d\d ዓ\.ም\.\)/);
    expect(shownDates).toMatch(/\d\d:\d\d – \d\d:\d\d \(ከጠዋቱ \d+:\d\d ሰዓት – /);
  });

  test("include the local clock for events, but no other calendar, in Swahili", async () => {
    const shownDates = (await dates("sw", "/events/signing-day-nairobi")).join("\n");
    expect(shownDates).toMatch(/\d\d:\d\d – \d\d:\d\d \(saa \d+:\d\d asubuhi – /);
    expect(shownDates).toMatch(/\d+ \p{L}+ 20\d\d(?! \()/u);
  });

  test("use Latin digits in Arabic", async () => {
    expect((await dates("ar", "/events")).join("")).toMatch(/^[^٠-٩]*\d[^٠-٩]*$/s);
  });
});
