/** Any address is answered with a sensible page, and typed text is never run as markup. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { event, news, resource, work } from "../records.ts";
import { save } from "../save.ts";
import { type SeededSite, startSiteWith } from "./site-with-records.ts";

const markup = `"><img src=x onerror=alert(1)><script>alert(2)</script>'--></title>`;
const markdown = `<script>alert(3)</script>\n\n<img src=x onerror=alert(4)>\n\n[x](javascript:alert(5))\n\n![y](data:text/html,z)\n\n${markup}`;

let site: SeededSite;
beforeAll(async () => {
  site = await startSiteWith(async (db) => {
    const common = { link: `javascript:alert(6)//${markup}`, image_url: markup };
    await save(
      db,
      "our_work",
      work("bad", { ...common, title: markup, description: markdown, category: markup }),
    );
    await save(db, "news", news("bad", { ...common, headline: markup, content: markdown }));
    await save(
      db,
      "events",
      event("bad", {
        ...{ ...common, name: markup, description: markdown, time_zone: markup },
        ...{ city: markup, venue: markup, country: markup, coordinates: markup, event_languages: markup },
      }),
    );
    const addresses = {
      image_url: markup,
      file_url: "javascript:alert(7)",
      resource_url: "data:text/html,x",
    };
    await save(
      db,
      "resources",
      resource("bad", {
        ...addresses,
        title: markup,
        description: markup,
        content: markdown,
        category: markup,
        type: markup,
      }),
    );
  });
});
afterAll(() => site.stop());

/** Encoded as sent: some of these no URL library would produce. */
const values: Record<string, string> = {
  empty: "",
  blank: "%20%09%20",
  "a percent sign": "%25",
  "a lone percent sign": "%",
  "an underscore": "_",
  quotes: "%22%27%60",
  "a backslash": "%5C",
  SQL: "%27%29%20OR%201%3D1%3B--",
  "a full-text expression": "%22%20OR%20NEAR%28a%20b%29%20%2A",
  emoji: encodeURIComponent("👩🏿‍🔬"),
  "right-to-left": encodeURIComponent("\u202eأَمْن"),
  NUL: "a%00b",
  "a lone surrogate": "%ED%A0%80",
  "broken UTF-8": "%E0%A4%A",
  markup: encodeURIComponent(markup),
  "minus one": "-1",
  "9999999": "9999999",
  "10,000 characters": "x".repeat(10_000),
  "a prototype's name": "__proto__",
};

const pages = ["/", "/our-work", "/news", "/events", "/resources", "/faq", "/search"];
const parameters = ["q", "category", "type", "page", "updates", "id"];
const all = (value: string) => parameters.map((name) => `${name}=${value}&${name}=other`).join("&");

async function expectSensible(path: string) {
  const response = await fetch(site.url + path, { redirect: "manual" });
  const text = await response.text();
  const where = path.slice(0, 120);
  expect([200, 302, 400, 404], where).toContain(response.status);
  expectNothingRuns(text, where);
  return response;
}

/** Checks that none of the markup above became a tag or an address. */
function expectNothingRuns(html: string, where: string) {
  expect(html, where).not.toMatch(/<(?:img|script)[^>]*(?:onerror|src=x)|<script>alert/i);
  expect(html, where).not.toMatch(/(?:href|src|action)="\s*(?:javascript|data:text)/i);
}

describe.each(Object.entries(values))("%s", (_, value) => {
  // HTTP itself refuses addresses longer than 16 KB.
  const some = value.slice(0, 1000);

  test("in one parameter", async () => {
    await Promise.all(parameters.map((name) => expectSensible(`/resources?${name}=${value}`)));
    await expectSensible(`/faq?q=${value}`);
    await expectSensible(`/?updates=${value}`);
  });

  test("in every parameter, repeated, on every list, the FAQ, the search and Home", async () => {
    await Promise.all(pages.map((page) => expectSensible(`${page}?${all(some)}`)));
  });

  test("as an id, and in the query of a known record", async () => {
    for (const list of ["our-work", "news", "events", "resources"]) {
      if (value) await expectSensible(`/${list}/${value}`);
      expect((await expectSensible(`/${list}/bad?${all(some)}`)).status).toBe(200);
    }
    if (value) await expectSensible(`/resource/${value}`);
  });
});

describe("the page number", () => {
  test.each(["-1", "0", "abc", "1.5", "", "9999999", "9".repeat(400)])(
    "page=%s shows an existing page",
    async (page) => {
      expect(await (await site.get(`/news?page=${page}`)).text()).toContain('<article id="bad"');
    },
  );
});

describe("an author's text is never run as markup", () => {
  test.each([
    "/",
    "/our-work",
    "/our-work/bad",
    "/news",
    "/news/bad",
    "/events",
    "/events/bad",
    "/resources",
    "/resources/bad",
    "/search?q=img",
    "/feeds/updates.rss",
    "/feeds/updates.atom",
  ])("%s", async (path) => {
    const response = await site.get(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expectNothingRuns(html, path);
    // Without the highlighting of search results.
    expect(html.replaceAll(/<\/?mark[^>]*>/g, "")).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });
});
