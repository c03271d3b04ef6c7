/** The migrated tables hold what sections.ts describes: a column that one of the two forgot is named here. */
import { expect, test } from "vitest";
import { kinds, sectionOf } from "../../sections.ts";
import { forEachDatabase } from "../../tests/databases.ts";

forEachDatabase((_, open) => {
  test("each section has its table, with its columns and no others", async () => {
    const { database } = await open();
    const tables = await database.db.introspection.getTables();
    for (const kind of kinds) {
      const { columns, filters, order } = sectionOf(kind);
      const expected: Record<string, boolean> = {
        ...{ id: false, image_url: true, created_at: false, excerpt: false, folded: false },
        ...{ language: false, languages: false, updated_at: true },
        ...(order === "upcoming first" && { over_at: false }),
        ...Object.fromEntries(filters.map((filter) => [`${filter}_key`, false])),
        ...Object.fromEntries(
          Object.entries(columns).map(([name, type]) => [name, type.startsWith("optional")]),
        ),
      };
      const found = tables.find(({ name }) => name === kind)?.columns ?? [];
      const nullable = found
        // SQLite's own number of a row.
        .filter(({ name }) => name !== "row_id")
        .map(({ name, isNullable }) => [name, isNullable]);
      expect({ [kind]: Object.fromEntries(nullable) }).toEqual({ [kind]: expected });
    }
  });
});
