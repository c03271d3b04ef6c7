import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { editionsOf } from "./editions.ts";

const ada = { id: null, name: "Ada" };

forEachDatabase((engine, open) => {
  test(`lists unpublished changes and scheduled records, soonest first (${engine})`, async () => {
    const { database } = await open();
    let minute = 0;
    const now = () => new Date(Date.UTC(2026, 10, 20, 8, minute++));
    const editions = editionsOf({ database, now });
    const written = async (headline: string) => {
      const created = await editions.create(ada, "news", { headline, content: "Text." });
      if ("outcome" in created) throw new Error("It was refused.");
      return created;
    };
    const later = await written("Later");
    const sooner = await written("Sooner");
    const changed = await written("Changed");
    const published = await written("As published");
    await written("A draft");
    const dueAt = (hour: number) => `2026-12-01T0${hour}:00:00.000Z`;
    await editions.schedule(ada, later.id, { base: later.revision, dueAt: dueAt(9) });
    await editions.schedule(ada, sooner.id, { base: sooner.revision, dueAt: dueAt(8) });
    for (const { id, revision } of [changed, published]) await editions.publish(ada, id, { base: revision });
    const fields = { headline: "Changed", content: "Another text." };
    await editions.save(ada, changed.id, { base: changed.revision, fields, deliberate: false });

    const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);
    const pending = await editions.pending();
    expect(titles(pending.changes)).toEqual(["Changed"]);
    expect(titles(pending.scheduled)).toEqual(["Sooner", "Later"]);
    await editions.remove(ada, changed.id);
    await editions.remove(ada, sooner.id);
    expect(titles((await editions.pending()).changes)).toEqual([]);
    expect(titles((await editions.pending()).scheduled)).toEqual(["Later"]);
  });
});
