/**
 * A migrated database of an earlier release has the schema of a new one. The releases wrote the files in releases/
 * themselves; `npm run release-fixture` adds one.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { sections } from "../../../content/kinds.ts";
import type { Dump } from "../../../scripts/release-fixture/dump.ts";
import { dumpPostgres } from "../../../scripts/release-fixture/dump-postgres.ts";
import { dumpSqlite } from "../../../scripts/release-fixture/dump-sqlite.ts";
import { forEachDatabase } from "../../../tests/databases.ts";
import { contentOf } from "../../content/content.ts";
import { prepareDatabase } from "../../prepare-database.ts";
import { buildIndexes } from "../../upgrades/build-indexes.ts";

const folder = join(import.meta.dirname, "releases");
const releases = [...new Set(readdirSync(folder).map((name) => name.replace(/\.\w+\.sql$/, "")))];

/** The program writes these itself when it starts. */
const ownTables = ["applied_migrations", "content_changes", "derived_schema", "search_folding"];

forEachDatabase((engine, open) => {
  const dump = (url: string): Dump | Promise<Dump> =>
    engine === "sqlite" ? dumpSqlite(fileOf(url)) : dumpPostgres(url);

  test.each(releases)(
    "migrates a database of %s to the current schema without losing rows",
    async (release) => {
      const earlier = await open({ prepared: false });
      await restore(earlier.url, readFileSync(join(folder, `${release}.${engine}.sql`), "utf8"));
      const before = await dump(earlier.url);
      await prepareDatabase(earlier.database, { sampleContent: false });
      // On PostgreSQL the running site builds the text indexes of a new kind.
      await buildIndexes(earlier.database, earlier.url);
      const [after, fresh] = [await dump(earlier.url), await dump((await open()).url)];
      expect(schemaOf(after)).toEqual(schemaOf(fresh));
      for (const [table, rows] of before.rows)
        if (!ownTables.includes(table))
          expect(after.rows.get(table)?.length, table).toBeGreaterThanOrEqual(rows.length);
      const content = contentOf(earlier.database);
      for (const kind of sections) {
        // The first release had no newsletter.
        if (kind === "newsletter") continue;
        const { total, items } = await content[kind].page({});
        expect(total).toBeGreaterThan(0);
        expect(await content[kind].find(items[0]?.id ?? "")).toMatchObject({ id: items[0]?.id });
      }
      if (engine === "sqlite") checkTextIndexes(fileOf(earlier.url));
      else {
        const compressed = sql`select 1 from records
          where pg_column_compression(folded) is not null and octet_length(folded) < 8000`;
        expect((await compressed.execute(earlier.database.db)).rows).toEqual([]);
      }
    },
  );
});

const fileOf = (url: string) => url.replace(/^file:/, "");

async function restore(url: string, statements: string): Promise<void> {
  if (url.startsWith("file:")) {
    const file = new Sqlite(fileOf(url));
    file.exec(statements);
    file.close();
    return;
  }
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statements);
  await client.end();
}

function schemaOf({ tables, afterRows }: Dump): string[] {
  return [...[...tables.values()].flat(), ...afterRows]
    .map((statement) => statement.replace(/\s+/g, " "))
    .sort();
}

/** Throws if the content of an index differs from its table. */
function checkTextIndexes(path: string): void {
  const file = new Sqlite(path);
  const indexes = file
    .prepare<[], { name: string }>("select name from pragma_table_list where type = 'virtual'")
    .all();
  expect(indexes).not.toEqual([]);
  for (const { name } of indexes)
    file.exec(`insert into ${name} (${name}, rank) values ('integrity-check', 1)`);
  file.close();
}
