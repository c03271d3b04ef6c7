/** The facts of an event: what visitors need to know before they come. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { saveTranslation } from "../../server/content/translations.ts";
import { event } from "../records.ts";
import { save } from "../save.ts";
import { type SeededSite, startSiteWith } from "./site-with-records.ts";

const event_date = new Date(Date.now() + 72 * 60 * 60 * 1000).toISOString();

let site: SeededSite;
beforeAll(async () => {
  site = await startSiteWith(async (db) => {
    await save(
      db,
      "events",
      event("clinic", {
        event_date,
        directions: "Behind the stadium <left>",
        accessibility: "No steps",
        cost: "Free",
        audience: "Teachers",
        bring: "A laptop",
        contact_email: "clinic@example.org",
      }),
      event("plain", { event_date }),
    );
    await saveTranslation(db, "events", "clinic", "fr", {
      fields: { name: "Une clinique", description: "Venez.", cost: "Gratuit" },
      created_at: "2026-11-15T08:00:00.000Z",
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

describe("the page of an event", () => {
  test("lists its facts", async () => {
    const html = await page("/events/clinic");
    expect(factsIn(html)).toMatchObject({
      Directions: "Behind the stadium &lt;left&gt;",
      Accessibility: "No steps",
      Cost: "Free",
      "For whom": "Teachers",
      "What to bring": "A laptop",
      Contact: "clinic@example.org",
    });
    expect(html).toContain('href="mailto:clinic@example.org"');
    expect(html).toContain('"audience":{"@type":"Audience","audienceType":"Teachers"}');
  });

  test("names them in its own language, and uses the original's words where a translation has none", async () => {
    expect(factsIn(await page("/fr/events/clinic"))).toMatchObject({
      Prix: "Gratuit",
      "À apporter": "A laptop",
      Contact: "clinic@example.org",
    });
    const arabic = await page("/ar/events/clinic");
    expect(factsIn(arabic)).toMatchObject({ التكلفة: "Free" });
    expect(arabic).toContain('<bdi><span lang="en" dir="ltr">Free</span></bdi>');
  });

  test("leaves out the facts that staff left empty", async () => {
    expect(Object.keys(factsIn(await page("/events/plain")))).toEqual(["Date", "Time", "Place", "Time zone"]);
  });

  test("begins with the buttons to register and to add it to a calendar", async () => {
    const html = await page("/events/plain");
    const order = ['href="/contact?event=plain"', 'href="/events/plain.ics"', "<dl"];
    const positions = order.map((part) => html.indexOf(part));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });
});

test("the search over the site finds an event by its facts", async () => {
  expect(await page("/search?q=behind+the+stadium")).toContain("/events/clinic");
});

test("lists do not carry the facts", async () => {
  expect(await page("/events")).not.toMatch(/Behind the stadium|clinic@example\.org/);
});
