/** The place and languages of an event, on pages in every language. */
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { saveTranslation } from "../../server/content/translations.ts";
import { event } from "../records.ts";
import { save, views } from "../save.ts";
import { type SeededSite, startSiteWith } from "./site-with-records.ts";

const event_date = new Date(Date.now() + 72 * 60 * 60 * 1000).toISOString();
const created_at = "2026-11-15T08:00:00.000Z";

let site: SeededSite;
beforeAll(async () => {
  site = await startSiteWith(async (db) => {
    const soon = { event_date };
    await save(
      db,
      "events",
      event("addis", {
        ...soon,
        city: "Addis Ababa",
        country: "ET",
        venue: "Red Hall",
        event_languages: "en, am",
      }),
      event("village", { ...soon, city: "Greenfield", country: "ZA", coordinates: "-30, 25" }),
      event("arabic", { ...soon, language: "ar", city: "مراكش", country: "MA" }),
      event("online", { ...soon, city: "", country: "" }),
    );
    await saveTranslation(db, "events", "village", "fr", {
      fields: { name: "Une rencontre", description: "Venez.", city: "Vertchamp" },
      created_at,
    });
  });
});
afterAll(() => site.stop());

const page = async (path: string) => (await site.get(path)).text();
const factsIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, term = "", detail = ""]) => [
      term,
      detail.replace(/<[^>]*>/g, ""),
    ]),
  );
const pinsIn = (html: string) => {
  const map = html.slice(html.indexOf("<svg"));
  return [...map.matchAll(/<circle cx="([^"]+)" cy="([^"]+)" r="6"><\/circle>(?:<text[^>]*>([^<]+))?/g)].map(
    ([, x, y, city]) => [city, Number(x), Number(y)],
  );
};

describe("the page of an event", () => {
  test.each([
    ["/events/addis", { Place: "Red Hall, Addis Ababa, Ethiopia", Language: "English and Amharic" }],
    ["/fr/events/addis", { Lieu: "Red Hall, Addis-Abeba, Éthiopie", Langue: "anglais et amharique" }],
    ["/fr/events/village", { Lieu: "Vertchamp, Afrique du Sud" }],
    ["/events/arabic", { Place: "Marrakesh, Morocco" }],
    ["/ar/events/arabic", { المكان: "مراكش، المغرب" }],
    ["/events/online", { Place: "Online" }],
    ["/fr/events/online", { Lieu: "En ligne" }],
  ])("%s shows the place and languages", async (path, expected) => {
    expect(factsIn(await page(path))).toMatchObject(expected);
  });

  test("shows no language of the event if none is given, even if the text is in another language than the page", async () => {
    const html = await page("/fr/events/online");
    expect(factsIn(html)).not.toHaveProperty("Langue");
    // The heading names the language of the text.
    expect(html).toContain("anglais");
  });

  test("gives search engines the parts of the place, and only the event's own languages", async () => {
    const french = await page("/fr/events/addis");
    expect(french).toContain('"addressLocality":"Addis-Abeba","addressCountry":"ET"');
    expect(french).toContain('"inLanguage":["en","am"]');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(
      await page("/fr/events/online"),
    )?.[1];
    const [shown] = JSON.parse(data ?? "{}")["@graph"].filter(
      (one: { "@type": string }) => one["@type"] === "Event",
    );
    expect(shown).toMatchObject({ location: { "@type": "VirtualLocation" } });
    expect(shown).not.toHaveProperty("inLanguage");
  });
});

describe("the map", () => {
  test("finds a city by its coordinates, whatever its name in a language", async () => {
    const [english, french] = [pinsIn(await page("/events")), pinsIn(await page("/fr/events"))];
    const placesOf = (pins: unknown[][]) => pins.map(([, x, y]) => [x, y]).sort();
    expect(english).toHaveLength(3);
    expect(placesOf(french)).toEqual(placesOf(english));
    expect(english.map(([city]) => city)).toEqual(
      expect.arrayContaining(["Addis Ababa", "Greenfield", "Marrakesh"]),
    );
    expect(french.map(([city]) => city)).toEqual(
      expect.arrayContaining(["Addis-Abeba", "Vertchamp", "Marrakech"]),
    );
  });

  test("is the same on Home", async () => {
    expect(pinsIn(await page("/fr"))).toEqual(pinsIn(await page("/fr/events")));
  });
});

test.each([
  ["/events?q=Ethiopia", "addis"],
  ["/fr/events?q=%C3%89thiopie", "addis"],
  ["/fr/events?q=addis-abeba", "addis"],
  ["/events?q=red+hall", "addis"],
  ["/events?q=South+Africa", "village"],
  ["/fr/events?q=Afrique+du+Sud", "village"],
  ["/fr/events?q=vertchamp", "village"],
  ["/events?q=online", "online"],
  ["/fr/events?q=en+ligne", "online"],
  ["/search?q=Morocco", "arabic"],
])("%s finds the event", async (path, id) => {
  const html = await page(path);
  expect([
    ...new Set(
      [...html.matchAll(/\/events\/(addis|village|online|arabic)(?=[?"])/g)].map(([, found]) => found),
    ),
  ]).toEqual([id]);
});

test("uses the original's cover colour, even if only the country is written differently", async () => {
  const colourIn = (html: string) => /<article[\s\S]*?var\((--cloth-[\w-]+)\)/.exec(html)?.[1];
  const english = colourIn(await page("/events/addis"));
  expect(english).toBeDefined();
  expect(colourIn(await page("/fr/events/addis"))).toBe(english);
});

test("shows the place on one line in calendars, feeds and the database view", async () => {
  const placesIn = async (path: string) => {
    const calendar = new ICAL.Component(ICAL.parse(await page(path)));
    return calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part).location);
  };
  expect(await placesIn("/fr/events/addis.ics")).toEqual(["Red Hall, Addis-Abeba, Éthiopie"]);
  expect(await page("/fr/feeds/updates.rss")).toContain("Vertchamp, Afrique du Sud");
  const rows = await views(site.db)
    .selectFrom("events")
    .select(["id", "location", "city", "country"])
    .orderBy("id")
    .execute();
  expect(rows).toMatchObject([
    { id: "addis", location: "Red Hall, Addis Ababa, Ethiopia", city: "Addis Ababa", country: "ET" },
    { id: "arabic", location: "مراكش، المغرب" },
    { id: "online", location: "Online", city: "", country: "" },
    { id: "village", location: "Greenfield, South Africa" },
  ]);
});
