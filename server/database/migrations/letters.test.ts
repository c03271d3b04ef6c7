import { sql } from "kysely";
import { expect, test } from "vitest";
import { forEachDatabase } from "../../../tests/databases.ts";
import { createContent } from "./2026-11-15-content.ts";
import { foldToLetters } from "./2026-11-17-letters.ts";

forEachDatabase((engine, open) => {
  test("folded text becomes letters, field by field, and the index knows it", async () => {
    const { db } = (await open({ prepared: false })).database;
    await createContent(db, engine);
    await sql`
      insert into news (id, headline, created_at, excerpt, folded, content)
      values ('a', 'H', '2026-11-15T08:00:00.000Z', 'E', ${"audit\n100% open"}, 'C')
    `.execute(db);

    await foldToLetters(db, engine);
    // As it was encoded on the day of the migration, whatever became of the encoding since.
    const letters = `100\u{20025}${String.fromCodePoint(0xac00 + ((37 * 31 + 111) % 11_172))}open`;
    const { rows } = await sql`select folded from news`.execute(db);
    expect(rows).toEqual([{ folded: `audit\n${letters}` }]);
    if (engine === "sqlite") {
      const found = await sql`select rowid from news_text where news_text match ${`"${letters}"`}`.execute(
        db,
      );
      expect(found.rows).toHaveLength(1);
    }
  });
});
