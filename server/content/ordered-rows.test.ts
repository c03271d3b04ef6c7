import { beforeEach, expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { type Content, contentOf } from "./content.ts";
import { removeOrdered, saveOrdered } from "./ordered-rows.ts";

const created_at = "2026-11-15T08:00:00Z";
const partner = (id: string) => ({ id, name: `Partner ${id}`, text: "What we do.", created_at });
const entry = { question: "Why?", answer: "Because.", category: "general", created_at };

forEachDatabase((_, open) => {
  let database: SiteDatabase;
  let content: Content;
  beforeEach(async () => {
    ({ database } = await open());
    content = contentOf(database);
  });
  const partners = async () => (await content.partners()).map(({ name }) => name);

  test("a new one comes last, one whose id is known keeps its place, and pages know at once", async () => {
    const { db } = database;
    expect(await partners()).toEqual([]);
    for (const id of ["b", "a", "c"]) await saveOrdered(db, "partners", partner(id));
    expect(await partners()).toEqual(["Partner b", "Partner a", "Partner c"]);
    await saveOrdered(db, "partners", { ...partner("a"), name: "Another" });
    expect(await partners()).toEqual(["Partner b", "Another", "Partner c"]);
    await saveOrdered(db, "partners", { ...partner("c"), position: 0 });
    expect(await partners()).toEqual(["Partner c", "Partner b", "Another"]);
    await removeOrdered(db, "partners", "b");
    expect(await partners()).toEqual(["Partner c", "Another"]);
  });

  test("what is not given is kept, and what is given as empty is none", async () => {
    const { db } = database;
    await saveOrdered(db, "partners", { ...partner("a"), website: "https://example.org/", woven: "tt gg" });
    await saveOrdered(db, "partners", { ...partner("a"), website: "", image_url: "" });
    expect(await content.partners()).toEqual([
      {
        ...{ id: "a", name: "Partner a", text: "What we do.", kind: "", language: "en" },
        ...{ website: null, image_url: null, woven: ["tt", "gg"] },
      },
    ]);
  });

  test("a question is found by what it says now, and not once it is removed", async () => {
    const { db } = database;
    const found = async (q: string) => (await content.faq.find(q)).map(({ id }) => id);
    await saveOrdered(db, "faq", { ...entry, id: "q", tags: " giraffes,, two words , " });
    expect((await content.faq.all()).at(-1)).toEqual({
      ...{ id: "q", question: "Why?", answer: "Because.", category: "general", language: "en" },
      tags: ["giraffes", "two words"],
    });
    expect(await found("giraffes")).toEqual(["q"]);
    await saveOrdered(db, "faq", { ...entry, id: "q", answer: "Because of\0 okapis.", tags: "" });
    expect(await found("giraffes")).toEqual([]);
    expect(await found("okapis")).toEqual(["q"]);
    await removeOrdered(db, "faq", "q");
    expect(await found("okapis")).toEqual([]);
  });

  test("any write by whoever grows the version", async () => {
    const { db } = database;
    let version = await content.version();
    const grows = async (write: Promise<unknown>) => {
      await write;
      const next = await content.version();
      expect(next).toBeGreaterThan(version);
      version = next;
    };
    await grows(saveOrdered(db, "partners", partner("a")));
    await grows(db.updateTable("faq").set({ tags: "x" }).execute());
    await grows(db.deleteFrom("faq").execute());
    await grows(db.insertInto("organisation").values({ key: "phone", value: "1" }).execute());
    await grows(db.updateTable("organisation").set({ value: "2" }).execute());
    await grows(db.deleteFrom("organisation").execute());
    await grows(db.deleteFrom("partners").execute());
  });
});
