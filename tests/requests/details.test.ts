import { statSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { event, news, resource, work } from "../records.ts";
import { save } from "../save.ts";
import { type SeededSite, startSiteWith } from "./site-with-records.ts";

const file = "/files/pipeline-security-checklist.pdf";
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

let site: SeededSite;
beforeAll(async () => {
  site = await startSiteWith(async (db) => {
    await save(
      db,
      "our_work",
      work("a project", {
        title: "A project",
        description: "What we **did**.",
        category: "Engineering",
        link: "/resources/full",
        image_url: "/icons/icon-512.png",
      }),
      work("to-page", { link: "/faq" }),
      work("to-file", { link: "/files/a%zz.md" }),
      work("to-nothing", { link: "/events/gone" }),
    );
    await save(
      db,
      "news",
      news("newest", { created_at: "2026-11-17T22:30:00.000Z" }),
      news("middle", { created_at: "2026-11-16T08:00:00.000Z", link: "https://example.org/story" }),
      news("oldest", { created_at: "2026-11-15T08:00:00.000Z", link: "javascript:alert(1)" }),
    );
    await save(
      db,
      "events",
      event("upcoming", { event_date: inDays(9), link: "https://example.org/join" }),
      event("past", { event_date: "2024-03-05T06:30:00.000Z", ends_at: "2024-03-05T09:00:00.000Z" }),
    );
    await save(
      db,
      "resources",
      resource("full", {
        description: "In short.",
        content: "At **length**.",
        category: "For Network Engineers",
        type: "Checklist",
        file_url: file,
        resource_url: "https://slsa.dev/spec",
        created_at: "2026-03-05T23:30:00.000Z",
      }),
      resource("plain", { created_at: "2026-11-15T08:00:00.000Z" }),
      resource("between", { category: "Training Materials", created_at: "2026-11-15T08:00:00.001Z" }),
      resource("b", { created_at: "2026-11-15T08:00:00.002Z" }),
      resource("c", { created_at: "2026-11-15T08:00:00.003Z" }),
    );
  });
});
afterAll(() => site.stop());

const page = async (path: string) =>
  (await (await site.get(path)).text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
const main = async (path: string) => /<main.*<\/main>/s.exec(await page(path))?.[0] ?? "";

describe("a record's page shows all its fields", () => {
  test("a project: picture, category, date, link, text", async () => {
    const html = await main("/our-work/a%20project");
    for (const part of [
      "<h1>A project</h1>",
      "<dd>Engineering</dd>",
      '<time dateTime="2026-11-15T08:00:00.000Z" data-date="date">15 November 2026</time>',
      "What we <strong>did</strong>.",
      ">Resource: Resource full</a>",
    ])
      expect(html).toContain(part);
    // On a busy machine, measuring a picture may take longer than the page waits. A page with a query is not cached.
    let address = "";
    await expect
      .poll(async () => {
        address = /<img src="([^"]+)"/.exec(await main("/our-work/a%20project?q=x"))?.[1] ?? "";
        return address;
      })
      .not.toBe("");
    const picture = await site.get(address);
    expect(picture.headers.get("content-type")).toMatch(/^image\//);
  });

  test("news: an unambiguous date without JavaScript, a cover instead of a picture, a link with its host", async () => {
    const html = await main("/news/middle");
    expect(html).toContain(
      '<time dateTime="2026-11-16T08:00:00.000Z" data-date="date">16 November 2026</time>',
    );
    expect(html).toMatch(/<svg [^>]*viewBox="0 0 320 180"/);
    expect(html).toMatch(/<a [^>]*href="https:\/\/example\.org\/story"[^>]*>Find out more on example\.org/);
  });

  test("leaves out a link that would run code", async () => {
    expect(await page("/news/oldest")).not.toContain("javascript:");
  });

  test("an upcoming event: place, time zone, link, Add to calendar", async () => {
    const html = await main("/events/upcoming");
    expect(html).toContain("Upcoming event");
    expect(html).toContain("<dd>Nairobi, Kenya</dd>");
    expect(html).toContain("<dd>East Africa Time (UTC+3)</dd>");
    expect(html).toMatch(/<a [^>]*href="\/events\/upcoming\.ics"[^>]*>Add to calendar</);
    expect(html).toMatch(/<a [^>]*href="\/contact\?event=upcoming"[^>]*>Register</);
    expect(html).toMatch(/href="https:\/\/example\.org\/join"[^>]*>Event page on example\.org/);
  });

  test("a past event: marked as over, with local date and times, and no Add to calendar", async () => {
    const html = await main("/events/past");
    expect(html).toContain("This event is over.");
    expect(html).toMatch(/>Tuesday 5 March 2024<\/time>/);
    expect(html).toContain(">09:30 – 12:00</time>");
    expect(html).not.toMatch(/Add to calendar|Register/);
  });

  test("a resource: a long US-English date, the file's type and size, the external link", async () => {
    const html = await main("/resources/full");
    const kilobytes = Math.round(statSync(file.replace("/files", "content/sample-files")).size / 1000);
    for (const part of [
      "In short.",
      "At <strong>length</strong>.",
      "<dd>For Network Engineers</dd>",
      "<dd>Checklist</dd>",
      '<time dateTime="2026-03-05T23:30:00.000Z">March 5, 2026</time>',
      `<dd>PDF, ${kilobytes} KB</dd>`,
    ])
      expect(html).toContain(part);
    expect(html).toMatch(new RegExp(`<a href="${file}" download[^>]*>Download the file<`));
    expect(html).toMatch(/<a [^>]*href="https:\/\/slsa\.dev\/spec"[^>]*>Read the source on slsa\.dev/);
    const sent = await site.get(file);
    expect([sent.status, sent.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  });

  test("shows the file's type and size in the list", async () => {
    await save(site.db, "resources", resource("elsewhere", { file_url: "https://example.org/a.docx" }));
    const html = await main("/resources");
    const card = (id: string) => new RegExp(`<article id="${id}".*?</article>`, "s").exec(html)?.[0];
    expect(card("full")).toContain(
      `File: PDF, ${Math.round(statSync(file.replace("/files", "content/sample-files")).size / 1000)} KB`,
    );
    expect(card("elsewhere")).toMatch(/File: Word document</);
    expect(card("plain")).not.toContain("File:");
  });

  test("adds contents, a reading time and related records to a long text", async () => {
    const headings = ["First steps", "Second thoughts", "Third time"];
    const text = headings.map((heading) => `## ${heading}\n\n${"word ".repeat(150)}`).join("\n\n");
    await save(site.db, "our_work", work("long", { title: "Quantum zebras", description: text }));
    await save(site.db, "our_work", work("zebra", { title: "Zebras and quantum words" }));
    const html = await main("/our-work/long");
    expect(html).toContain("<dt>Reading time</dt><dd>2 minutes</dd>");
    expect(html).toMatch(
      /<nav aria-labelledby="contents".*<a href="#part-second-thoughts">Second thoughts<\/a>.*<\/nav>/s,
    );
    expect(html).toContain('<h2 id="part-second-thoughts">Second thoughts</h2>');
    expect(html).toMatch(/>On this subject<.*<a href="\/our-work\/zebra">Zebras and quantum words<\/a>/s);
    await save(
      site.db,
      "events",
      event("clinic", {
        name: "Quantum zebras, a clinic",
        event_date: "2020-05-05T09:00:00.000Z",
        event_languages: "en",
      }),
    );
    expect(await main("/our-work/long")).toMatch(
      /href="\/events\/clinic">Quantum zebras, a clinic<\/a><span><time [^>]*>[^<]+<\/time> · Nairobi, Kenya · English · Past event</,
    );
    const short = await main("/our-work/a%20project");
    for (const absent of ["Reading time", ">Contents<", "On this subject"])
      expect(short).not.toContain(absent);
  });

  test("does not mention a file for a resource without one", async () => {
    const html = await main("/resources/plain");
    expect(html).not.toContain(">File<");
    expect(html).not.toMatch(/href="\/(?:files|media)\//);
  });

  test("labels an internal link by its target: a page, a file or a missing record", async () => {
    expect(await main("/our-work/to-page")).toMatch(/<a [^>]*href="\/faq"[^>]*>FAQ</);
    expect(await main("/our-work/to-file")).toMatch(/<a [^>]*href="\/files\/a%zz\.md"[^>]*>a%zz\.md</);
    expect(await main("/our-work/to-nothing")).toMatch(/<a [^>]*href="\/events\/gone"[^>]*>gone</);
  });

  test("keeps the newer and older links within the category that the resource was opened from", async () => {
    const html = await main("/resources/b?category=For+the+Public");
    expect(html).toMatch(/<a [^>]*rel="prev"[^>]*href="\/resources\/c\?category=For\+the\+Public"/);
    expect(html).toMatch(/<a [^>]*rel="next"[^>]*href="\/resources\/plain\?category=For\+the\+Public"/);
    expect(await page("/resources/b?category=For+the+Public")).toMatch(
      /<link rel="canonical" href="[^"?]*\/resources\/b"\/>/,
    );
    // Opened from the whole list, or from a category that the resource is not in, it is followed by any resource.
    for (const path of ["/resources/b", "/resources/b?category=Poetry"])
      expect(await main(path)).toMatch(/<a [^>]*rel="next"[^>]*href="\/resources\/between/);
  });

  test("links to the previous and next records in list order", async () => {
    const html = await main("/news/middle?q=head&page=2");
    expect(html).toMatch(/<a [^>]*rel="prev"[^>]*href="\/news\/newest\?q=head&page=2"/);
    expect(html).toMatch(/<a [^>]*rel="next"[^>]*href="\/news\/oldest\?q=head&page=2"/);
    expect(await main("/news/newest")).not.toContain('rel="prev"');
    expect(await main("/news/oldest")).not.toContain('rel="next"');
  });
});

test.each([
  ["/our-work/a%20project", "Back to Our Work", "/our-work?q=x&page=3#a%20project"],
  ["/news/middle", "Back to News", "/news?q=x&page=3#middle"],
  ["/events/past", "Back to Events", "/events?q=x&page=3#past"],
  ["/resources/full", "Back to Resources", "/resources?q=x&category=For+the+Public&page=3#full"],
])("the back link of %s returns to the list as the visitor left it", async (path, text, address) => {
  const html = await main(`${path}?q=x&page=3&category=For+the+Public`);
  const [, href] = new RegExp(`<a [^>]*href="([^"]+)"[^>]*>(?:<svg.*?</svg>)?${text}`, "s").exec(html) ?? [];
  expect(href).toBe(address);
});

test("shows when a record was last updated after publication", async () => {
  const changed = { updated_at: "2026-11-19T08:00:00.000Z" };
  await save(site.db, "our_work", work("changed", changed));
  await save(site.db, "events", event("changed", changed));
  await save(site.db, "resources", resource("changed", { ...changed, category: "Other" }));
  for (const [path, date] of [
    ["/our-work/changed", "19 November 2026"],
    ["/events/changed", "19 November 2026"],
    ["/resources/changed", "November 19, 2026"],
  ] as const)
    expect(await main(path)).toMatch(new RegExp(`<dt>Updated</dt><dd><time [^>]*>${date}</time></dd>`));
  expect(await main("/news/middle")).not.toContain("Updated");
});

test("marks a record in another language for readers and screen readers", async () => {
  const about = { title: "Chaîne signée", description: "En bref.", language: "fr", category: "Other" };
  await save(site.db, "resources", resource("fr", { ...about, content: "Texte. *[Text.]{lang=en}*" }));
  await save(site.db, "our_work", work("to-fr", { link: "/resources/fr" }));
  const html = await main("/resources/fr");
  expect(html).toContain('<h1><span lang="fr">Chaîne signée</span></h1>');
  expect(html).toContain('<span lang="fr">En bref.</span>');
  expect(html).toMatch(/<div dir="auto" lang="fr"><div [^>]*><p>Texte. <em><span lang="en">Text.</);
  expect(html).toContain("<dt>Language</dt><dd>French</dd>");
  expect(await page("/resources/fr")).toContain('"inLanguage":"fr"');
  const list = await main("/resources");
  expect(list).toMatch(
    /<article id="fr".*?<h2 dir="auto" lang="fr".*?Chaîne signée<.*?lang="fr"[^>]*>En bref.<.*?>In French</s,
  );
  expect(await main("/our-work/to-fr")).toContain(
    '><span>Resource: <span lang="fr">Chaîne signée</span></span></a>',
  );
  expect(await main("/our-work/to-page")).not.toMatch(/ lang=|Language/);
});

describe("a missing record answers 404 with its own text and a link back to the list", () => {
  test.each([
    ["/our-work/none", "Project not found", "Return to Our Work", "/our-work"],
    ["/news/none", "News not found", "Return to News", "/news"],
    ["/events/none", "Event not found", "Return to Events", "/events"],
    ["/resources/none", "Resource not found", "Return to Resources", "/resources"],
  ])("%s", async (path, title, text, list) => {
    const response = await site.get(`${path}?q=abc`);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(new RegExp(`<a [^>]*href="${list}\\?q=abc"[^>]*>${text}<`));
    expect(html).not.toContain("Try again");
  });
});

describe("/resource/* redirects to /resources", () => {
  test.each([
    ["/resource", "/resources"],
    ["/resource/full", "/resources/full"],
    ["/resource/unknown", "/resources"],
    ["/resource/a/b/c", "/resources"],
    ["/resource/%E2%80%AE%22", "/resources"],
  ])("%s → %s", async (path, location) => {
    const response = await fetch(site.url + path, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([302, location]);
  });
});
