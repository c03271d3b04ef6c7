/** Projects and Latest Updates on Home: selection, order and links. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { event, news, resource, work } from "../records.ts";
import { save } from "../save.ts";
import { type SeededSite, startSiteWith } from "./site-with-records.ts";

const day = (number: number) => `2026-01-${String(number).padStart(2, "0")}T08:00:00.000Z`;
const from1To = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const dated = (number: number) => ({ created_at: day(number) });

let site: SeededSite;
beforeAll(async () => {
  site = await startSiteWith(async (db) => {
    await save(db, "our_work", ...from1To(6).map((number) => work(`work-${number}`, dated(number))));
    await save(db, "news", ...from1To(14).map((number) => news(`news-${number}`, dated(number))));
    await save(db, "events", ...from1To(14).map((number) => event(`event-${number}`, dated(number))));
    await save(db, "resources", ...from1To(8).map((number) => resource(`res-${number}`, dated(20 + number))));
  });
});
afterAll(() => site.stop());

const addresses = async (path: string) =>
  [...(await (await site.get(path)).text()).matchAll(/<article.*?<a [^>]*href="([^"]+)"/gs)].map(
    ([, address]) => address,
  );
const updates = async (path: string) =>
  (await addresses(path)).filter((address) => !address?.includes("/our-work/"));

test("Home shows the four newest projects, each linked to its page", async () => {
  const projects = (await addresses("/")).filter((address) => address?.startsWith("/our-work/"));
  expect(projects).toEqual([6, 5, 4, 3].map((number) => `/our-work/work-${number}`));
});

test.each(["", "/fr", "/am"])(
  "All Updates on %s/ shows the newest records: twelve of each kind, five resources",
  async (language) => {
    const shown = await updates(language || "/");
    const local = (address: string) => language + address;
    expect(shown.slice(0, 5)).toEqual([8, 7, 6, 5, 4].map((number) => local(`/resources#res-${number}`)));
    const last12 = from1To(14).slice(2);
    expect(shown.slice(5).sort()).toEqual(
      [
        ...last12.map((n) => local(`/events/event-${n}`)),
        ...last12.map((n) => local(`/news/news-${n}`)),
      ].sort(),
    );
  },
);

test.each([
  ["news", 12, "/news/news-14"],
  ["event", 12, "/events/event-14"],
  ["resource", 5, "/resources#res-8"],
])("the filter %s shows the newest %i of its kind, newest first", async (filter, count, first) => {
  const shown = await updates(`/?updates=${filter}`);
  expect(shown).toHaveLength(count);
  expect(shown[0]).toBe(first);
});

test("an event shows its date, place and state, and the day it was announced", async () => {
  const html = (await (await site.get("/?updates=event")).text()).replaceAll("<!-- -->", "");
  expect(html).toMatch(
    /<b><time [^>]*>20 November 2026<\/time>, Nairobi, Kenya<\/b><br\/>Upcoming event<br\/>Announced <time [^>]*>14 January 2026</,
  );
});

test("an unknown filter shows all updates", async () => {
  expect(await updates("/?updates=rumours")).toEqual(await updates("/"));
});

test.each([
  ["/", ["/news", "/events", "/resources"]],
  ["/?updates=event", ["/events"]],
])("the last card on %s links to the whole list", async (path, lists) => {
  const html = await (await site.get(path)).text();
  const card = html.slice(html.indexOf("See everything"), html.indexOf('id="follow"'));
  expect([...card.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, address]) => address)).toEqual(lists);
});
