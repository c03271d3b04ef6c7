import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { event } from "../records.ts";
import { save } from "../save.ts";
import { type SeededSite, startSiteWith } from "./site-with-records.ts";

const hour = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const saveData = { "save-data": "on" };

let site: SeededSite;
beforeAll(async () => {
  site = await startSiteWith((db) =>
    save(
      db,
      "events",
      event("past", { event_date: inHours(-24), city: "Lagos", country: "NG" }),
      event("older", { event_date: inHours(-48), city: "Tunis", country: "TN" }),
      event("first", { event_date: inHours(24), city: "Nairobi", country: "KE" }),
      event("online", { event_date: inHours(48), city: "", country: "" }),
      event("zebra", {
        ...{
          event_date: inHours(72),
          city: "Dakar",
          country: "SN",
          name: "Zebra day",
          event_languages: "en",
        },
      }),
      event("again", { event_date: inHours(96), city: "Nairobi", country: "KE" }),
    ),
  );
});
afterAll(() => site.stop());

const page = async (path: string, headers = {}) => (await site.get(path, headers)).text();
const listIn = (html: string, start: string) =>
  html.slice(html.indexOf(start), html.indexOf("</ul>", html.indexOf(start)));
/** The links in the map's list, and the city names on the map. */
const linksIn = (list: string) => [...list.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
const pinsIn = (list: string) => [...list.matchAll(/<text[^>]*>([^<]+)/g)].map(([, city]) => city);

describe("the map on Events", () => {
  const mapOn = async (path: string) => listIn(await page(path), 'aria-label="Upcoming events on the map"');

  test("has a pin for every city with an upcoming event, and no past events", async () => {
    const map = await mapOn("/events");
    expect(pinsIn(map)).toEqual(["Nairobi", "Dakar"]);
    expect(linksIn(map)).toEqual(["/events/first", "/events/zebra"]);
    expect(map).toContain("Dakar, Senegal: Zebra day");
  });

  test("follows the search, like the list", async () => {
    const map = await mapOn("/events?q=zebra");
    expect(pinsIn(map)).toEqual(["Dakar"]);
    expect(linksIn(map)).toEqual(["/events/zebra?q=zebra"]);
    expect(await page("/events?q=nothing+at+all")).not.toContain("Upcoming events on the map");
  });

  test("is left out in low-data mode", async () => {
    expect(await page("/events", saveData)).not.toContain("Upcoming events on the map");
  });
});

test("Home lists the next events beside its map, which shows those with a place", async () => {
  const coming = listIn(await page("/"), "Coming up");
  expect(linksIn(coming)).toEqual(["/events/first", "/events/online", "/events/zebra", "/events/again"]);
  expect(pinsIn(coming)).toEqual(["Nairobi", "Dakar"]);
});

test("each next event on Home has its title, place, date, language and state", async () => {
  const coming = listIn(await page("/"), "Coming up").replaceAll("<!-- -->", "");
  const [, zebra = ""] = /(<li><a href="\/events\/zebra".*?<\/li>)/s.exec(coming) ?? [];
  const text = zebra.replace(/<svg.*?<\/svg>/s, "").replace(/<[^>]*>/g, " ");
  for (const said of ["Zebra day", "Dakar, Senegal", "English", "Upcoming event"])
    expect(text).toContain(said);
  expect(zebra).toMatch(/<time dateTime="\d{4}-\d\d-\d\d"/);
});

test("Home draws a line to each event on the map, and says what the lines mean", async () => {
  const html = await page("/");
  const [, lines = ""] = /<path d="(M111 -45q[^"]+)"/.exec(html) ?? [];
  expect(lines.match(/M/g)).toHaveLength(2);
  expect(html).toContain("Lines: from Addis Ababa, our base, to these events");
  expect(await page("/events")).not.toContain("Lines: from");
});
