/** An event that repeats: each date is an event with its own page, and the pages name each other. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Edition } from "../../server/publishing/edition.ts";
import { editionsOf } from "../../server/publishing/editions.ts";
import { type DeskBrowser, type DeskSite, startDeskSite } from "./sign-in.ts";

const ada = { id: null, name: "Ada" };
let site: DeskSite;
let writer: DeskBrowser;
let editions: ReturnType<typeof editionsOf>;
beforeAll(async () => {
  site = await startDeskSite();
  writer = await site.signIn("writer");
  editions = editionsOf({ database: site.database });
});
afterAll(() => site.stop());

const publish = async ({ id, revision }: Edition) => {
  const done = await editions.publish(ada, id, { base: revision });
  if (done.outcome !== "done") throw new Error(JSON.stringify(done));
};
const textAt = async (path: string) => (await fetch(site.url + path)).text();
const clinic = {
  ...{ name: "Series clinic", description: "A text.", city: "Nairobi", country: "KE", cost: "Free" },
  ...{
    time_zone: "Africa/Nairobi",
    event_date: "2030-11-20T09:00:00.000Z",
    ends_at: "2030-11-20T11:00:00.000Z",
  },
};
const repeat = (edition: Edition, every: string, times: string) =>
  writer.post("/desk/events/series-clinic", {
    ...{ act: "repeat", id: edition.id, base: String(edition.revision), slug: edition.slug },
    ...{ every, times },
  });

test("Repeat creates the further dates as drafts, and the public pages name each other", async () => {
  const original = (await editions.create(ada, "events", clinic)) as Edition;
  await publish(original);
  const stored = (await editions.read(original.id)) as Edition;
  expect(await (await writer.get("/desk/events/series-clinic")).text()).toContain('value="repeat"');
  const answer = await repeat(stored, "month", "2");
  expect(answer.headers.get("location")).toBe("/desk/events/series-clinic?done=repeated");
  const dates = await Promise.all(
    ["2030-12-20", "2031-01-20"].map((day) => editions.find("events", `series-clinic-${day}`)),
  );
  for (const date of dates)
    expect(date).toMatchObject({ state: "draft", fields: { series: "series-clinic", cost: "Free" } });
  expect(dates[1]?.fields).toMatchObject({
    ...{ event_date: "2031-01-20T09:00:00.000Z", ends_at: "2031-01-20T11:00:00.000Z" },
  });
  expect(await textAt("/events/series-clinic")).not.toContain("Other dates");

  for (const date of dates) await publish(date as Edition);
  const first = await textAt("/events/series-clinic");
  expect(first).toContain("Other dates");
  expect(first).toContain('href="/events/series-clinic-2030-12-20"');
  expect(first).toContain('href="/events/series-clinic-2031-01-20"');
  const last = await textAt("/fr/events/series-clinic-2031-01-20");
  expect(last).toContain("Autres dates");
  expect(last).toContain('href="/fr/events/series-clinic"');
  expect(last).toContain('href="/contact?event=series-clinic-2031-01-20"'.replace("/contact", "/fr/contact"));
  // Saving a date at the desk keeps it in its series.
  const date = (await editions.find("events", "series-clinic-2030-12-20")) as Edition;
  const { series: _, ...submitted } = date.fields;
  const saved = await editions.save(ada, date.id, {
    base: date.revision,
    fields: submitted,
    deliberate: true,
  });
  expect(saved).toMatchObject({ edition: { fields: { series: "series-clinic" } } });
});

test("Repeat refuses a number or an interval that does not exist", async () => {
  const original = (await editions.find("events", "series-clinic")) as Edition;
  for (const [every, times] of [
    ["day", "1"],
    ["week", "0"],
    ["week", "13"],
    ["week", "many"],
  ])
    expect((await repeat(original, every as string, times as string)).status).toBe(422);
});
