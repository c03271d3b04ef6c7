import { sql } from "kysely";
import { expect, test } from "vitest";
import { sections } from "../../../content/kinds.ts";
import { forEachDatabase } from "../../../tests/databases.ts";
import { isUntouched } from "../../content/changes.ts";
import { contentOf } from "../../content/content.ts";
import { prepareDatabase } from "../prepare.ts";
import { migrations } from "./index.ts";

const name = "2026-11-18-comparison-keys";

forEachDatabase((engine, open) => {
  /** A database as the version before this migration left it. */
  async function openEarlier() {
    const { database } = await open({ prepared: false });
    const { db } = database;
    await sql`create table applied_migrations (name text primary key, applied_at text not null)`.execute(db);
    for (const earlier of Object.keys(migrations)) {
      if (earlier === name) break;
      await migrations[earlier]?.(db, engine);
      await db.insertInto("applied_migrations").values({ name: earlier, applied_at: "" }).execute();
    }
    return database;
  }

  test("resources written by the earlier version are found by type and category", async () => {
    const database = await openEarlier();
    for (const [id, category, type] of [
      ["a", "Études", "Étude"],
      ["b", "études", "E\u0301TUDE"],
      ["c", "Training", " Guide "],
    ] as const)
      await sql`
        insert into resources (id, title, description, category, category_key, type, created_at, excerpt, folded, content)
        values (${id}, 'T', 'D', ${category}, ${category.trim().toLowerCase()}, ${type}, '2026-11-15T08:00:00.000Z',
          'E', 't', 'C')
      `.execute(database.db);

    expect((await prepareDatabase(database, { sampleContent: true })).migrations).toContain(name);
    const { resources } = contentOf(database);
    const found = async (asked: { type: string } | { category: string }) =>
      (await resources.page(asked)).items.map(({ id }) => id).sort();
    expect(await found({ type: "étude" })).toEqual(["a", "b"]);
    expect(await found({ category: "ÉTUDES" })).toEqual(["a", "b"]);
    expect(await found({ type: "GUIDE" })).toEqual(["c"]);
    expect((await resources.page({})).total).toBe(3);
  });

  test("a database in which nothing was ever written stays untouched", async () => {
    const database = await openEarlier();
    await prepareDatabase(database, { sampleContent: false });
    expect(await isUntouched(database.db, sections)).toBe(true);
  });
});
