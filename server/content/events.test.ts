import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { event } from "../../tests/records.ts";
import { save } from "../../tests/save.ts";
import { contentOf } from "./content.ts";

const now = new Date("2026-11-15T12:00:00.000Z");
const daysFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

forEachDatabase((_, open) => {
  test("lists upcoming events soonest first, then past events latest first", async () => {
    const { database } = await open();
    const { events } = contentOf(database);
    await save(
      database.db,
      "events",
      event("long-past", { event_date: daysFromNow(-30) }),
      event("later", { event_date: daysFromNow(9) }),
      event("going-on", { event_date: daysFromNow(-1), ends_at: daysFromNow(1) }),
      event("just-over", { event_date: daysFromNow(-2), ends_at: daysFromNow(-1) }),
      event("soon", { event_date: daysFromNow(2), ends_at: daysFromNow(3) }),
      event("this-moment", { event_date: now.toISOString() }),
    );
    const order = ["going-on", "this-moment", "soon", "later", "just-over", "long-past"];

    const { items, total } = await events.page({ now });
    expect(total).toBe(6);
    expect(items.map(({ id }) => id)).toEqual(order);
    expect(items.map(({ past }) => past)).toEqual([false, false, false, false, true, true]);
    expect(items[0]).not.toHaveProperty("over_at");
    expect((await events.page({ now, q: "nairobi" })).items).toEqual(items);

    expect(await events.find("just-over", now)).toMatchObject({ past: true, text: "Text." });
    expect(await events.find("just-over", new Date(daysFromNow(-2)))).toMatchObject({ past: false });

    // Neighbours are in order of time, through past and upcoming events.
    const inTime = ["long-past", "just-over", "going-on", "this-moment", "soon", "later"];
    for (const [index, id] of inTime.entries()) {
      const { previous, next } = await events.neighbours(id);
      expect([previous?.id, next?.id]).toEqual([inTime[index - 1], inTime[index + 1]]);
      if (next) expect(next.event).toMatchObject({ place: expect.any(String), day: expect.any(String) });
    }
  });

  test("pages continue from upcoming to past events", async () => {
    const { database } = await open();
    const { events } = contentOf(database);
    const upcoming = Array.from({ length: 20 }, (_, day) =>
      event(`u${day}`, { event_date: daysFromNow(1 + day) }),
    );
    const past = Array.from({ length: 20 }, (_, day) =>
      event(`p${day}`, { event_date: daysFromNow(-1 - day) }),
    );
    await save(database.db, "events", ...past, ...upcoming);
    const order = [...upcoming, ...past].map(({ id }) => id);
    for (const q of ["", "event", "nt"]) {
      for (const page of [1, 2, 3, 4]) {
        const found = await events.page({ now, q, page });
        expect(found.items.map(({ id }) => id)).toEqual(order.slice((page - 1) * 12, page * 12));
        expect(found).toMatchObject({ page, pages: 4, total: 40 });
      }
    }
  });

  test("a calendar has upcoming events and those of the past year", async () => {
    const { database } = await open();
    await save(
      database.db,
      "events",
      event("old", { event_date: daysFromNow(-366) }),
      event("recent", { event_date: daysFromNow(-364) }),
      event("next", { event_date: daysFromNow(400) }),
    );
    const calendar = await contentOf(database).calendar(now);
    expect(calendar.map(({ id }) => id)).toEqual(["next", "recent"]);
  });
});
