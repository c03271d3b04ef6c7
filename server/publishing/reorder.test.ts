import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { contentOf } from "../content/content.ts";
import { readLog } from "../staff/staff-log.ts";
import { editionsOf } from "./editions.ts";

const ada = { id: null, name: "Ada" };
const ben = { id: null, name: "Ben" };

forEachDatabase((_, open) => {
  async function desk() {
    const { database } = await open();
    await database.db.deleteFrom("records").where("kind", "=", "faq").execute();
    await database.db.deleteFrom("editions").where("kind", "=", "faq").execute();
    let changes = 0;
    const editions = editionsOf({ database, changed: () => changes++ });
    const ids: Record<string, string> = {};
    for (const [name, position] of Object.entries({ one: "1", two: "2", five: "5" })) {
      const fields = { question: name, answer: "Text.", category: "general", position };
      const made = await editions.create(ada, "faq", fields);
      if ("outcome" in made) throw new Error(JSON.stringify(made));
      ids[name] = made.id;
      expect(await editions.publish(ada, made.id, { base: 1 })).toMatchObject({ outcome: "done" });
    }
    const { faq } = contentOf(database);
    const shown = async () => (await faq.all()).map(({ question }) => question);
    const numbers = async () => (await editions.order("faq")).map(({ position }) => position);
    const move = (name: string, direction: "up" | "down") =>
      editions.moveByOne(ben, "faq", ids[name] ?? "", direction);
    const idOf = (name: string) => ids[name] ?? "";
    return { database, editions, shown, numbers, move, idOf, changes: () => changes };
  }

  test("moves a record up or down for visitors, and keeps the numbers that staff chose", async () => {
    const { database, shown, numbers, move, changes } = await desk();
    const before = changes();
    expect(await move("five", "up")).toBe(true);
    expect(await shown()).toEqual(["one", "five", "two"]);
    expect(await numbers()).toEqual([1, 2, 5]);
    expect(await move("one", "down")).toBe(true);
    expect(await shown()).toEqual(["five", "one", "two"]);
    expect(changes()).toBe(before + 2);
    const [logged] = await readLog(database.db, 1);
    expect(logged).toMatchObject({ staff_name: "Ben", act: "moved", subject: "faq/one one" });
  });

  test("does nothing at the ends of the list, and with a record that is not public", async () => {
    const { editions, shown, move, idOf, changes } = await desk();
    const before = changes();
    expect(await move("one", "up")).toBe(false);
    expect(await move("five", "down")).toBe(false);
    expect(await move("none", "up")).toBe(false);
    expect(changes()).toBe(before);
    await editions.withdraw(ada, idOf("two"));
    expect(await move("two", "up")).toBe(false);
    expect(await shown()).toEqual(["one", "five"]);
  });

  test("gives records with the same number different ones", async () => {
    const { database, shown, numbers, move } = await desk();
    await database.db.updateTable("records").set({ position: 7 }).where("kind", "=", "faq").execute();
    expect(await shown()).toEqual(["five", "one", "two"]);
    expect(await move("two", "up")).toBe(true);
    expect(await shown()).toEqual(["five", "two", "one"]);
    expect(await numbers()).toEqual([1, 2, 3]);
  });

  test("publishes no draft, and a writer who started before keeps the new place", async () => {
    const { editions, shown, move, idOf } = await desk();
    const id = idOf("two");
    await editions.save(ada, id, { base: 1, fields: { answer: "Not public yet." }, deliberate: true });
    await move("two", "up");
    expect(await editions.read(id)).toMatchObject({
      publicRevision: 1,
      fields: { answer: "Not public yet." },
    });
    const opened = { question: "two", answer: "Not public yet, again.", category: "general", position: "2" };
    const saved = await editions.save(ada, id, { base: 2, fields: opened, deliberate: true });
    expect(saved).toMatchObject({ edition: { fields: { position: "1", answer: opened.answer } } });
    expect(await shown()).toEqual(["two", "one", "five"]);
    // The other record had no draft, so its public text is still its newest.
    const other = await editions.read(idOf("one"));
    expect(other?.revision).toBe(other?.publicRevision);
    expect(await editions.versions(idOf("one"))).toHaveLength(2);
  });
});
