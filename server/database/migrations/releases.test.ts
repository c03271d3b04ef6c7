/**
 * What every earlier release wrote, brought up to date, is what today's program would have written. The databases in
 * releases/ were made by those releases themselves; `npm run release-fixture` adds one.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import type { Dump, Row } from "../../../scripts/release-fixture/dump.ts";
import { dumpPostgres } from "../../../scripts/release-fixture/dump-postgres.ts";
import { dumpSqlite } from "../../../scripts/release-fixture/dump-sqlite.ts";
import { type Kind, kinds, sectionOf, type Written } from "../../../sections.ts";
import { forEachDatabase } from "../../../tests/databases.ts";
import { save } from "../../content/save.ts";
import { indexConversation } from "../../enquiries/inbox/texts.ts";
import { INDEX_VERSION } from "../../search/indexed-text.ts";
import { prepareDatabase } from "../prepare.ts";
import type { Database } from "../schema.ts";

const folder = join(import.meta.dirname, "releases");
const releases = [...new Set(readdirSync(folder).map((name) => name.replace(/\.\w+\.sql$/, "")))];

type Db = Kysely<Database>;
type Table = { [column: string]: unknown }[];

/** What cannot be the same: how often something was written, and when. */
const incomparable: { [table: string]: string[] } = {
  content_changes: ["version"],
  applied_migrations: ["applied_at"],
};

/** Sample partners are loaded into both, on the same day. */
const options = { sampleContent: true, today: new Date("2026-11-17T08:00:00.000Z") };

forEachDatabase((engine, open) => {
  const dump = (url: string): Dump | Promise<Dump> =>
    engine === "sqlite" ? dumpSqlite(fileOf(url)) : dumpPostgres(url);

  test.each(releases)("a database of %s is as good as a new one", async (release) => {
    const earlier = await open({ prepared: false });
    await restore(earlier.url, readFileSync(join(folder, `${release}.${engine}.sql`), "utf8"));
    const written = await rowsOf(earlier.database.db, (await dump(earlier.url)).tables);
    await prepareDatabase(earlier.database, options);

    const fresh = await open();
    const { db } = fresh.database;
    // A new database begins with questions and details of its own.
    for (const table of ["translations", "faq", "organisation"] as const)
      await db.deleteFrom(table).execute();
    for (const table of ["translations", "faq", "partners", "people", "organisation"] as const)
      await insert(db, table, written(table));
    for (const kind of kinds) await writeContent(db, kind, written(kind));
    await writeEnquiries(db, written);
    if (written("search_folding")[0]?.version === INDEX_VERSION) await writeNotes(db, written);
    await prepareDatabase(fresh.database, options);

    const [migrated, expected] = [await dump(earlier.url), await dump(fresh.url)];
    expect(schemaOf(migrated)).toEqual(schemaOf(expected));
    expect(comparable(migrated.rows)).toEqual(comparable(expected.rows));
    expect(written("our_work").length + written("resources").length).toBeGreaterThan(3);
    if (engine === "sqlite") checkTextIndexes(fileOf(earlier.url));
    else expect(await compressedTexts(earlier.database.db)).toEqual([]);
  });
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

/** Every table's rows as the program reads them; none of a table that is not there. */
async function rowsOf(db: Db, tables: Map<string, unknown>): Promise<(table: string) => Table> {
  const rows = new Map<string, Table>();
  for (const table of tables.keys())
    if (table !== "extensions")
      rows.set(table, (await sql<Table[number]>`select * from ${sql.table(table)}`.execute(db)).rows);
  return (table) => rows.get(table) ?? [];
}

async function writeContent(db: Db, kind: Kind, rows: Table): Promise<void> {
  // What an author wrote, which today's program works the other columns out from.
  const columns = [
    "id",
    "image_url",
    "created_at",
    "updated_at",
    "language",
    ...Object.keys(sectionOf(kind).columns),
  ];
  const records = rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
  await save(db, kind, ...(records as Written<Kind>[]));
}

/** Messages get a reference at random when they are stored, so these are inserted as they are. */
async function writeEnquiries(db: Db, written: (table: string) => Table): Promise<void> {
  for (const table of ["contact_messages", "mails", "reminders", "enquiry_networks"] as const)
    await insert(db, table, written(table));
  for (const { message_id } of written("enquiry_texts")) await indexConversation(db, String(message_id));
  for (const state of written("enquiry_state")) await db.updateTable("enquiry_state").set(state).execute();
}

/** What searches remember of records that were replaced or removed since, unless all texts are folded again. */
async function writeNotes(db: Db, written: (table: string) => Table): Promise<void> {
  for (const table of ["search_trigrams", "search_spellings"] as const)
    for (const row of written(table))
      await db
        .insertInto(table)
        .values(row as never)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
}

async function insert(db: Db, table: keyof Database, rows: Table): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto(table)
    .values(rows as never)
    .execute();
}

function schemaOf({ tables, afterRows }: Dump): string[] {
  return [...[...tables.values()].flat(), ...afterRows]
    .map((statement) => statement.replace(/\s+/g, " "))
    .sort();
}

function comparable(rows: Map<string, Row[]>): { [table: string]: string[] } {
  const withoutSome = (table: string, row: Row) =>
    Object.entries(row)
      // The number of a row in SQLite tells how many there were before it.
      .filter(([column]) => column !== "row_id" && !incomparable[table]?.includes(column))
      .map(([column, value]) => `${column} = ${value}`)
      .sort()
      .join("\n");
  return Object.fromEntries(
    [...rows].map(([table, list]) => [table, list.map((row) => withoutSome(table, row)).sort()]),
  );
}

/** Throws if an index does not hold exactly what its table does. */
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

/** The tables that PostgreSQL still holds folded text of in the slower way. */
async function compressedTexts(db: Db): Promise<Kind[]> {
  const compressed: Kind[] = [];
  for (const kind of kinds) {
    const { rows } = await sql`
      select 1 from ${sql.table(kind)} where pg_column_compression(folded) is not null
    `.execute(db);
    if (rows.length > 0) compressed.push(kind);
  }
  return compressed;
}
