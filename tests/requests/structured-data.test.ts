import type {
  BreadcrumbList,
  Event,
  FAQPage,
  LearningResource,
  NewsArticle,
  Organization,
  Thing,
} from "schema-dts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { event, news, resource, work } from "../records.ts";
import { save, views } from "../save.ts";
import { type SeededSite, siteUrl, startSiteWith } from "./site-with-records.ts";

const hostile = "</script><script>alert(1)</script>";

let site: SeededSite;
beforeAll(async () => {
  site = await startSiteWith(async (db) => {
    await save(db, "news", news("item", { headline: hostile, content: `${hostile} <!-- é` }));
    await save(
      db,
      "events",
      event("nairobi", { ends_at: "2026-11-20T12:00:00.000Z", event_languages: "en, sw" }),
      event("anywhere", { city: "", country: "" }),
    );
    await save(db, "our_work", work("a-project"));
    await save(db, "resources", resource("guide", { updated_at: "2026-11-17T08:00:00.000Z" }));
  });
});
afterAll(() => site.stop());

async function graphOf(path: string): Promise<Exclude<Thing, string>[]> {
  const html = await (await site.get(path)).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBeLessThanOrEqual(1);
  if (!scripts[0]?.[1]) return [];
  const { "@context": context, "@graph": graph } = JSON.parse(scripts[0][1]);
  expect(context).toBe("https://schema.org");
  return graph;
}

/** Checks what a page says it is; the type makes sure that it fits schema.org. */
async function expectDescribed(path: string, type: string, expected: Thing): Promise<void> {
  const found = (await graphOf(path)).filter((thing) => "@type" in thing && thing["@type"] === type);
  expect(found).toEqual([expected]);
}

const us: Organization = {
  "@type": "Organization",
  "@id": `${siteUrl}/#organisation`,
  name: "Secure AI Africa",
  url: `${siteUrl}/`,
};

describe("Home", () => {
  test("describes the organisation, without unset fields", async () => {
    const [organisation] = await graphOf("/");
    expect(organisation).toMatchObject({
      ...us,
      address: { "@type": "PostalAddress", addressLocality: "Addis Ababa", addressCountry: "ET" },
    });
    expect(JSON.stringify(organisation)).not.toMatch(/null|undefined|\{(?:phone|email)\}/);
  });

  test("describes the site", async () => {
    await expectDescribed("/", "WebSite", {
      "@type": "WebSite",
      name: "Secure AI Africa",
      url: `${siteUrl}/`,
      inLanguage: "en",
      publisher: us,
    });
  });
});

test("describes a news item as a NewsArticle, and never runs markup in it", async () => {
  const article: NewsArticle = {
    "@type": "NewsArticle",
    headline: hostile,
    description: `${hostile} <!-- é`,
    url: `${siteUrl}/news/item`,
    mainEntityOfPage: `${siteUrl}/news/item`,
    image: `${siteUrl}/social/news/item.png`,
    datePublished: "2026-11-15T08:00:00.000Z",
    inLanguage: "en",
    author: us,
    publisher: us,
  };
  await expectDescribed("/news/item", "NewsArticle", article);
  expect(await (await site.get("/news/item")).text()).not.toContain("<script>alert(1)");
});

describe("describes an event as an Event", () => {
  const common = (id: string) => ({
    "@type": "Event" as const,
    name: `Event ${id}`,
    description: "Text.",
    url: `${siteUrl}/events/${id}`,
    image: `${siteUrl}/social/events/${id}.png`,
    startDate: "2026-11-20T09:00:00.000Z",
    eventStatus: "https://schema.org/EventScheduled" as const,
    organizer: us,
  });

  test("at a place", async () => {
    const expected: Event = {
      ...common("nairobi"),
      endDate: "2026-11-20T12:00:00.000Z",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      inLanguage: ["en", "sw"],
      location: {
        "@type": "Place",
        name: "Nairobi, Kenya",
        address: { "@type": "PostalAddress", addressLocality: "Nairobi", addressCountry: "KE" },
      },
    };
    await expectDescribed("/events/nairobi", "Event", expected);
  });

  test("online, without an end", async () => {
    const expected: Event = {
      ...common("anywhere"),
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: `${siteUrl}/events/anywhere` },
    };
    await expectDescribed("/events/anywhere", "Event", expected);
  });
});

test("describes a resource as a LearningResource", async () => {
  const expected: LearningResource = {
    "@type": "LearningResource",
    name: "Resource guide",
    description: "A description.",
    url: `${siteUrl}/resources/guide`,
    image: `${siteUrl}/social/resources/guide.png`,
    datePublished: "2026-11-15T08:00:00.000Z",
    inLanguage: "en",
    dateModified: "2026-11-17T08:00:00.000Z",
    publisher: us,
    author: us,
    learningResourceType: "Guide",
    keywords: "For the Public",
    isAccessibleForFree: true,
  };
  await expectDescribed("/resources/guide", "LearningResource", expected);
});

test("describes a project as a CreativeWork", async () => {
  await expectDescribed("/our-work/a-project", "CreativeWork", {
    "@type": "CreativeWork",
    name: "Project a-project",
    description: "Text.",
    url: `${siteUrl}/our-work/a-project`,
    image: `${siteUrl}/social/our-work/a-project.png`,
    datePublished: "2026-11-15T08:00:00.000Z",
    inLanguage: "en",
    publisher: us,
    author: us,
    keywords: "Research",
  });
});

describe("describes the FAQ as a FAQPage", () => {
  const questionsOf = async (path: string) => {
    const [page] = (await graphOf(path)) as FAQPage[];
    return JSON.parse(JSON.stringify(page)).mainEntity;
  };

  test.each([
    ["/faq", "general"],
    ["/faq?category=membership", "membership"],
  ])("%s with the questions it shows", async (path, category) => {
    const questions = await questionsOf(path);
    const entries = await views(site.db)
      .selectFrom("faq")
      .select("question")
      .where("category", "=", category)
      .orderBy("position")
      .execute();
    expect(entries).toHaveLength(4);
    expect(questions.map(({ name }: { name: string }) => name)).toEqual(
      entries.map(({ question }) => question),
    );
  });

  test("with absolute links in answers", async () => {
    const [first] = await questionsOf("/faq");
    expect(first.acceptedAnswer.text).toContain(`<a href="${siteUrl}/about/mission-vision">`);
  });

  test("but not for a search", async () => {
    expect(await graphOf("/faq?q=data")).toEqual([]);
  });
});

describe("describes the breadcrumbs of a nested page", () => {
  test.each([
    ["/about/mission-vision", "About", "/about"],
    ["/about/partnerships", "About", "/about"],
    ["/about/history", "About", "/about"],
    ["/about/origins", "About", "/about"],
    ["/ai-policy", "AI Security", "/ai-security"],
    ["/careers", "Get Involved", "/get-involved"],
    ["/volunteer", "Get Involved", "/get-involved"],
    ["/donate", "Get Involved", "/get-involved"],
    ["/our-work/a-project", "Our Work", "/our-work"],
    ["/news/item", "News", "/news"],
    ["/events/nairobi", "Events", "/events"],
    ["/resources/guide", "Resources", "/resources"],
  ])("%s", async (path, parent, parentPath) => {
    const trail = (await graphOf(path)).at(-1) as BreadcrumbList;
    expect(trail).toEqual({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: `${siteUrl}/` },
        { "@type": "ListItem", position: 2, name: parent, item: siteUrl + parentPath },
        { "@type": "ListItem", position: 3, name: expect.any(String), item: siteUrl + path },
      ],
    });
  });
});

test.each(["/news/no-such-item", "/no-such-page"])("%s has no structured data", async (path) => {
  expect(await graphOf(path)).toEqual([]);
});
