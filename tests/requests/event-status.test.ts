/** A cancelled or postponed event is marked wherever it is mentioned. */
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { event } from "../records.ts";
import { save } from "../save.ts";
import { type SeededSite, startSiteWith } from "./site-with-records.ts";

const DAY = 24 * 60 * 60 * 1000;
const event_date = new Date(Date.now() + 9 * DAY).toISOString();
const planned = (id: string, city: string, country: string) =>
  event(id, { name: `Clinic ${id}`, city, country, event_date });

let site: SeededSite;
beforeAll(async () => {
  site = await startSiteWith((db) =>
    save(
      db,
      "events",
      planned("planned", "Kigali", "RW"),
      planned("cancelled", "Nairobi", "KE"),
      planned("postponed", "Accra", "GH"),
    ),
  );
  // As at the desk, the events are first published as planned.
  await save(
    site.db,
    "events",
    { ...planned("cancelled", "Nairobi", "KE"), status: "cancelled" },
    { ...planned("postponed", "Accra", "GH"), status: "postponed" },
  );
});
afterAll(() => site.stop());

const text = async (path: string) => {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  return response.text();
};

const titles = ["Cancelled: Clinic cancelled", "Postponed: Clinic postponed"];

test.each([
  "/events",
  "/",
  "/?updates=event",
  "/search?q=clinic",
  "/feeds/updates.rss",
  "/feeds/updates.atom",
])("%s marks cancelled and postponed events in their titles, and no others", async (path) => {
  // A search highlights the words it found.
  const shown = (await text(path)).replace(/<\/?mark[^>]*>/g, "");
  for (const title of [...titles, "Clinic planned"]) expect(shown).toContain(title);
  expect(shown).not.toMatch(/(?:Cancelled|Postponed): Clinic planned/);
});

/** Without the events before and after it, which have states of their own. */
const ownPart = (html: string) => html.split(/<a [^>]*rel="(?:prev|next)"/)[0];

describe("an event's page", () => {
  test("says that the event is cancelled, without calendar or registration", async () => {
    const html = await text("/events/cancelled");
    expect(html).toContain("<title>Cancelled: Clinic cancelled | Secure AI Africa</title>");
    expect(html).toContain('<meta property="og:image:alt" content="Cancelled: Clinic cancelled"/>');
    expect(html).toContain("Cancelled event");
    expect(html).toContain("This event has been cancelled.");
    expect(html).toContain('"eventStatus":"https://schema.org/EventCancelled"');
    expect(ownPart(html)).not.toMatch(/Add to calendar|Upcoming event<|href="\/contact\?event=/);
    expect(await text("/contact?event=cancelled")).not.toContain("Clinic cancelled");
  });

  test("says that the event is postponed, and still accepts registrations", async () => {
    const html = await text("/events/postponed");
    expect(html).toContain("Postponed event");
    expect(html).toContain("This event has been postponed.");
    expect(html).toContain('"eventStatus":"https://schema.org/EventPostponed"');
    expect(html).toContain('href="/contact?event=postponed"');
  });

  test("has no such note for an event held as planned", async () => {
    const html = await text("/events/planned");
    expect(html).toContain("Upcoming event");
    expect(html).toContain('"eventStatus":"https://schema.org/EventScheduled"');
    expect(ownPart(html)).not.toMatch(/(?:Cancelled|Postponed) event|has been (?:cancelled|postponed)/);
    expect(html).toMatch(/(?:Cancelled|Postponed) event<\/span>/);
  });
});

test.each(["/", "/events"])("the map on %s shows only events held as planned", async (path) => {
  const map = /<svg[^>]*aria-hidden="true"[^>]*>.*?<\/svg>(?:<!-- -->)*/s;
  const html = (await text(path)).split("<article")[0] ?? "";
  expect(html).toMatch(map);
  expect(html).toContain("/events/planned");
  expect(html).not.toMatch(/\/events\/(?:cancelled|postponed)/);
});

describe("calendars", () => {
  const read = async (path: string) => {
    const calendar = new ICAL.Component(ICAL.parse(await text(path)));
    const events = calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
    return Object.fromEntries(
      events.map(({ uid, summary, sequence, component }) => {
        return [uid.split("@")[0], { summary, sequence, status: component.getFirstPropertyValue("status") }];
      }),
    );
  };

  test("mark the event as cancelled or tentative, as an update of the same event", async () => {
    expect(await read("/events.ics")).toEqual({
      planned: { summary: "Clinic planned", sequence: 0, status: null },
      cancelled: { summary: titles[0], sequence: 1, status: "CANCELLED" },
      postponed: { summary: titles[1], sequence: 1, status: "TENTATIVE" },
    });
  });

  test("mark it in the file of a single event, too", async () => {
    expect(await read("/events/cancelled.ics")).toMatchObject({ cancelled: { status: "CANCELLED" } });
  });
});

test("updates the date of a cancelled event in the sitemap", async () => {
  const [, day] =
    /\/events\/cancelled<\/loc><lastmod>(\d{4}-\d\d-\d\d)/.exec(await text("/sitemaps/en.xml")) ?? [];
  expect(day).toBe(new Date().toISOString().slice(0, 10));
});
