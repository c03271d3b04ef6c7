import { beforeEach, expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../../tests/databases.ts";
import { news, resource } from "../../tests/records.ts";
import { remove, save } from "../../tests/save.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { Edition } from "../publishing/edition.ts";
import { type Editions, editionsOf } from "../publishing/editions.ts";
import { type Content, contentOf } from "./content.ts";

const created_at = "2026-11-15T08:00:00Z";
const ada = { id: null, name: "Ada" };

forEachDatabaseInTurn((_, open) => {
  let database: SiteDatabase;
  let content: Content;
  let editions: Editions;
  beforeEach(async () => {
    ({ database } = await open());
    content = contentOf(database);
    editions = editionsOf({ database });
  });
  const add = (id: string, name = `Person ${id}`) =>
    save(database.db, "people", { id, name, text: "What *they* do.", created_at });
  const names = async (authors: string) => (await content.people.named(authors)).map(({ name }) => name);
  const wrote = async (person: string, page?: number) =>
    (await content.writtenBy(person, page)).items.map(({ kind, id }) => `${kind}/${id}`);
  const create = async (name: string) =>
    (await editions.create(ada, "people", { name, text: "What they do." })) as Edition;

  test("lists people in order with an excerpt, and shows a change immediately", async () => {
    expect(await content.people.all()).toEqual([]);
    for (const id of ["b", "a"]) await add(id);
    const about = {
      role: "",
      member_of: "",
      image_url: null,
      excerpt: "What they do.",
      language: "en",
      languages: ["en"],
    };
    expect(await content.people.all()).toEqual([
      { id: "b", name: "Person b", ...about },
      { id: "a", name: "Person a", ...about },
    ]);
    await save(database.db, "people", { id: "a", name: "A", text: "T.", position: 0, created_at });
    expect((await content.people.all()).map(({ id }) => id)).toEqual(["a", "b"]);
    expect(await content.people.find("b")).toMatchObject({
      email: null,
      text: "What *they* do.",
    });
    expect(await content.people.find("\0")).toBeUndefined();
    await remove(database.db, "people", "a");
    expect((await content.people.all()).map(({ id }) => id)).toEqual(["b"]);
  });

  test("finds people by name and role, in any script, with or without accents", async () => {
    await add("selam", "ሰላም Sélam Haile");
    await save(database.db, "people", {
      id: "sami",
      name: "سامي",
      role: "Engineer",
      text: "T.",
      created_at,
    });
    const found = async (q: string) => (await content.people.matching(q)).map(({ id }) => id);
    expect(await found("selam")).toEqual(["selam"]);
    expect(await found("haile selam")).toEqual(["selam"]);
    expect(await found("ሰላም")).toEqual(["selam"]);
    expect(await found("سامي")).toEqual(["sami"]);
    expect(await found("engineer")).toEqual(["sami"]);
    expect(await found("nobody")).toEqual([]);
    expect(await found("")).toEqual([]);
  });

  test("names the public authors of a record once each, in its order", async () => {
    for (const id of ["a", "b"]) await add(id);
    expect(await names("b, not-there,a ,b")).toEqual(["Person b", "Person a"]);
    await remove(database.db, "people", "b");
    expect(await names("b, a")).toEqual(["Person a"]);
    expect(await names("")).toEqual([]);
  });

  test("lists the works of a person of every kind, newest first, in pages", async () => {
    const { db } = database;
    const at = (day: number) => `2026-10-${String(day).padStart(2, "0")}T08:00:00.000Z`;
    const days = Array.from({ length: 13 }, (_, index) => index + 1);
    await save(db, "news", ...days.map((day) => news(`n${day}`, { authors: "a, b", created_at: at(day) })));
    await save(db, "resources", resource("r", { authors: "b", created_at: at(20) }));
    expect(await wrote("a")).toHaveLength(12);
    expect(await wrote("a", 2)).toEqual(["news/n1"]);
    expect((await wrote("b")).slice(0, 2)).toEqual(["resources/r", "news/n13"]);
    expect(await content.writtenBy("b")).toMatchObject({ total: 14, pages: 2, page: 1 });
    expect(await wrote("nobody")).toEqual([]);

    await save(db, "news", news("n13", { authors: "a", created_at: at(13) }));
    await remove(db, "resources", "r");
    expect((await wrote("b"))[0]).toBe("news/n12");
    expect((await wrote("a"))[0]).toBe("news/n13");
  });

  test("an author whose address changes keeps earlier and later works", async () => {
    const { id, slug } = await create("Selam");
    await editions.publish(ada, id, { base: 1 });
    await save(database.db, "news", news("before", { authors: slug }));
    await editions.rename(ada, id, "selam-haile");
    await editions.rename(ada, id, "s-haile");
    expect(await wrote("s-haile")).toEqual(["news/before"]);
    expect(await wrote(slug)).toEqual([]);
    // Saves an earlier text again.
    await save(
      database.db,
      "news",
      news("before", { authors: slug }),
      news("later", { authors: "selam-haile, s-haile" }),
    );
    expect(await wrote("s-haile")).toEqual(["news/later", "news/before"]);
    for (const address of [slug, "selam-haile", "s-haile", `${slug}, s-haile`])
      expect(await content.people.named(address)).toEqual([{ id: "s-haile", name: "Selam" }]);
    await editions.rename(ada, id, slug);
    expect(await wrote(slug)).toEqual(["news/later", "news/before"]);
    expect(await names("s-haile")).toEqual(["Selam"]);
  });

  test("an author whose address changed before publication keeps their works", async () => {
    const { id, slug } = await create("Mulu");
    await save(database.db, "news", news("n", { authors: slug }));
    await editions.rename(ada, id, "mulu-tadesse");
    expect(await names(slug)).toEqual([]);
    await editions.publish(ada, id, { base: 1 });
    expect(await names(slug)).toEqual(["Mulu"]);
    expect(await wrote("mulu-tadesse")).toEqual(["news/n"]);
  });

  test("a withdrawn author is not named until they are public again", async () => {
    const { id, slug } = await create("Mulu");
    await editions.publish(ada, id, { base: 1 });
    await save(database.db, "news", news("n", { authors: slug }));
    await editions.withdraw(ada, id);
    await editions.rename(ada, id, "mulu-tadesse");
    expect(await names(slug)).toEqual([]);
    await editions.publish(ada, id, { base: 1 });
    expect(await names(slug)).toEqual(["Mulu"]);
    expect(await wrote("mulu-tadesse")).toEqual(["news/n"]);
  });

  test("the address of a deleted person is not reused, and visitors find nothing there", async () => {
    const { id, slug } = await create("Mulu");
    await editions.remove(ada, id);
    await database.db.deleteFrom("editions").where("id", "=", id).execute();
    expect((await create("Mulu")).slug).toBe("mulu-2");
    expect(await content.moved("people", slug)).toBeUndefined();
  });

  test("the works of a person follow a record to a new address, and leave out a withdrawn one", async () => {
    await add("a");
    const created = (await editions.create(ada, "news", {
      headline: "One",
      content: "T.",
      authors: "a",
    })) as Edition;
    await editions.publish(ada, created.id, { base: 1 });
    expect(await wrote("a")).toEqual(["news/one"]);
    await editions.rename(ada, created.id, "two");
    expect(await wrote("a")).toEqual(["news/two"]);
    await editions.withdraw(ada, created.id);
    expect(await wrote("a")).toEqual([]);
    expect(await database.db.selectFrom("record_authors").selectAll().execute()).toEqual([]);
  });
});
