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
import { forEachDatabase } from "../../../tests/databases.ts";
import { dueAfter } from "../../enquiries/change-state.ts";
import { emailKey } from "../../enquiries/email-key.ts";
import { indexConversation } from "../../enquiries/inbox/texts.ts";
import { INDEX_VERSION } from "../../search/indexed-text.ts";
import { prepareDatabase } from "../prepare.ts";
import type { Database } from "../schema.ts";

const folder = join(import.meta.dirname, "releases");
const releases = [...new Set(readdirSync(folder).map((name) => name.replace(/\.\w+\.sql$/, "")))];

type Db = Kysely<Database>;
type Table = { [column: string]: unknown }[];

/** What cannot be the same: how often something was written, when, and what was drawn by lot. */
const incomparable: { [table: string]: string[] } = {
  content_changes: ["version"],
  applied_migrations: ["applied_at"],
  enquiry_state: ["hash_key"],
  faq: ["created_at"],
  partners: ["created_at"],
  translations: ["created_at"],
};

forEachDatabase((engine, open) => {
  const dump = (url: string): Dump | Promise<Dump> =>
    engine === "sqlite" ? dumpSqlite(fileOf(url)) : dumpPostgres(url);

  test.each(releases)("a database of %s is as good as a new one", async (release) => {
    const earlier = await open({ prepared: false });
    await restore(earlier.url, readFileSync(join(folder, `${release}.${engine}.sql`), "utf8"));
    const written = await rowsOf(earlier.database.db, (await dump(earlier.url)).tables);
    await prepareDatabase(earlier.database, { sampleContent: true });

    const fresh = await open();
    await writeEnquiries(fresh.database.db, written);
    if (written("search_folding")[0]?.version === INDEX_VERSION) await writeNotes(fresh.database.db, written);
    await prepareDatabase(fresh.database, { sampleContent: true });

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

/** Messages get a reference at random when they are stored, so these are put there as they should be now. */
async function writeEnquiries(db: Db, written: (table: string) => Table): Promise<void> {
  const insert = async (table: string, rows: Table) => {
    for (const row of rows)
      await db
        .insertInto(table as never)
        .values(row as never)
        .execute();
  };
  const isBeforeLimits = written("enquiry_state").length === 0;
  await insert(
    "contact_messages",
    written("contact_messages")
      .map(({ sender: _, visit, words, ...message }) =>
        isBeforeLimits ? { ...message, form_id: visit, content_hash: words } : message,
      )
      .map((message) => ("state" in message ? message : asConversation(message))),
  );
  const createdAt = new Map(written("contact_messages").map(({ id, created_at }) => [id, created_at]));
  await insert(
    "mails",
    written("enquiry_mails").map((mail) => ({
      ...{ ...mail, ...(isBeforeLimits && { last_error: null }) },
      ...{ id: `notice ${mail.message_id}`, purpose: "notice", created_at: createdAt.get(mail.message_id) },
    })),
  );
  await insert("mails", written("mails"));
  for (const { message_id } of written("enquiry_texts")) await indexConversation(db, String(message_id));
  await insert("enquiry_networks", written("enquiry_networks"));
  for (const state of written("enquiry_state")) await db.updateTable("enquiry_state").set(state).execute();
}

/** A message from before there were conversations. */
function asConversation(message: Table[number]): Table[number] {
  const { answered_at = null, created_at, spam = null, held = null, email } = message;
  const state = spam !== null || held !== null ? "spam" : answered_at ? "answered" : "waiting";
  return {
    ...message,
    ...{ state, first_answer_at: answered_at, changed_at: answered_at ?? created_at },
    due_at: state === "waiting" ? dueAfter(new Date(String(created_at))) : null,
    email_key: emailKey(String(email)),
  };
}

/** What searches remember of records that were replaced or removed since, unless all texts are folded anew. */
async function writeNotes(db: Db, written: (table: string) => Table): Promise<void> {
  for (const table of ["search_trigrams", "search_spellings"] as const)
    for (const row of written(table))
      await db
        .insertInto(table)
        .values(row as never)
        .onConflict((conflict) => conflict.doNothing())
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

/** The records of which PostgreSQL still holds the folded text in the slower way. */
async function compressedTexts(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select id from records where pg_column_compression(folded) is not null
  `.execute(db);
  return rows;
}
