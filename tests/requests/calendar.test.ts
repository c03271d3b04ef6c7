import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { event } from "../records.ts";
import { save } from "../save.ts";
import { type SeededSite, siteUrl, startSiteWith } from "./site-with-records.ts";

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

const name = "Réunion; virgule, barre \\ oblique\net deuxième ligne";
const place = "ሸራተን; አዲስ አበባ, Ethiopia";
const paragraphs = ["የሰው ሰራሽ አስተውሎት ደህንነት ".repeat(12).trim(), "مرحبا، بالعالم; أهلاً", "🌍".repeat(40)];

let site: SeededSite;
beforeAll(async () => {
  site = await startSiteWith((db) =>
    save(
      db,
      "events",
      event("odd, id;é", {
        name: `${name}\u0007`,
        description: paragraphs.join("\n\n"),
        ...{ city: "ሸራተን; አዲስ አበባ", country: "ET" },
        event_date: "2031-05-06T06:30:00.000Z",
        ends_at: "2031-05-06T12:00:00.000Z",
        created_at: "2030-01-02T03:04:05.000Z",
      }),
      event("soon", { event_date: inDays(3) }),
      event("backwards", { event_date: inDays(4), ends_at: inDays(4) }),
      event("last-month", { event_date: inDays(-30) }),
      event("long-ago", { event_date: inDays(-400) }),
    ),
  );
});
afterAll(() => site.stop());

const file = "/events/odd%2C%20id%3B%C3%A9.ics";

async function read(path: string) {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const text = await response.text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
  return { text, calendar, events };
}

describe("an event's calendar file, read by a real parser", () => {
  test("contains every field, in any script", async () => {
    const { calendar, events } = await read(file);
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(calendar.getFirstPropertyValue("prodid")).toBe("-//Secure AI Africa//Events//EN");
    expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
    expect(events).toHaveLength(1);
    const [found] = events;
    expect(found?.summary).toBe(name);
    expect(found?.location).toBe(place);
    expect(found?.description).toBe(`${paragraphs.join("\n")}\n\n${siteUrl}/events/odd%2C%20id%3B%C3%A9`);
    expect(found?.component.getFirstPropertyValue("url")).toBe(`${siteUrl}/events/odd%2C%20id%3B%C3%A9`);
  });

  test("gives times in UTC", async () => {
    const { text, events } = await read(file);
    expect(events[0]?.startDate.toJSDate().toISOString()).toBe("2031-05-06T06:30:00.000Z");
    expect(events[0]?.endDate.toJSDate().toISOString()).toBe("2031-05-06T12:00:00.000Z");
    expect(text).toContain("\r\nDTSTART:20310506T063000Z\r\n");
    expect(text).toContain("\r\nDTEND:20310506T120000Z\r\n");
  });

  test("is the same each time: its id and stamp never change", async () => {
    const { text, events } = await read(file);
    expect(events[0]?.uid).toBe("odd%2C%20id%3B%C3%A9@localhost:0");
    expect(text).toContain("\r\nDTSTAMP:20300102T030405Z\r\n");
    expect((await read(file)).text).toBe(text);
  });

  test("has lines of at most 75 bytes ending in CRLF, without broken characters", async () => {
    const { text } = await read(file);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\p{Cc}\uFFFD]/u);
    const lengths = text.split("\r\n").map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(text).toMatch(/\r\n [^\r]/);
  });

  test("leaves out an end that is not after the start", async () => {
    expect((await read("/events/backwards.ics")).text).not.toContain("DTEND");
  });
});

test("includes upcoming events and those of the past year in the calendar of all events", async () => {
  const { calendar, events } = await read("/events.ics");
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Secure AI Africa: Events");
  expect(events.map(({ uid }) => uid.split("@")[0])).toEqual([
    "soon",
    "backwards",
    "odd%2C%20id%3B%C3%A9",
    "last-month",
  ]);
});

test("gives an event the same id in the calendar and in its own file", async () => {
  const [all, one] = await Promise.all([read("/events.ics"), read("/events/soon.ics")]);
  expect(all.events.map(({ uid }) => uid)).toContain(one.events[0]?.uid);
});

test.each(["/events/no-such-event.ics", "/events/%F0%9F%8C%8D.ics", `/events/${"x".repeat(5000)}.ics`])(
  "%s answers 404",
  async (path) => {
    expect((await site.get(path)).status).toBe(404);
  },
);

test("links an event's page to its file, and the list of events to the calendar", async () => {
  expect(await (await site.get("/events/soon")).text()).toContain('href="/events/soon.ics"');
  expect(await (await site.get("/events")).text()).toMatch(
    /<link rel="alternate" type="text\/calendar" title="[^"]+" href="\/events.ics"\/>/,
  );
});
