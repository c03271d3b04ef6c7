import { sql } from "kysely";
import { type Kind, kinds } from "../schema.ts";
import type { Migration } from "./index.ts";

/** Keeps content_changes exact by triggers, so that a change by any program is counted. */
export const countChanges: Migration = async (db, engine) => {
  await sql`
    create table content_changes (kind text primary key, version bigint not null, total bigint not null)
  `.execute(db);
  await db
    .insertInto("content_changes")
    .values(kinds.map((kind) => ({ kind, version: 0, total: 0 })))
    .execute();
  const triggers = engine === "sqlite" ? kinds.flatMap(sqliteTriggers) : postgresTriggers();
  for (const trigger of triggers) await sql.raw(trigger).execute(db);
};

function sqliteTriggers(kind: Kind): string[] {
  const trigger = (operation: string, difference: number) =>
    `create trigger ${kind}_${operation}_counted after ${operation} on ${kind} begin
      update content_changes set version = version + 1, total = total + ${difference} where kind = '${kind}';
    end`;
  return [trigger("insert", 1), trigger("update", 0), trigger("delete", -1)];
}

/** Once a statement, not once a row: a thousand updates of one counter row in a transaction are quadratic. */
function postgresTriggers(): string[] {
  const count = (name: string, difference: string) =>
    `create function ${name}() returns trigger language plpgsql as $$ begin
      update content_changes set version = version + 1, total = ${difference} where kind = tg_table_name;
      return null;
    end $$`;
  const trigger = (kind: Kind, operation: string, transition: string) =>
    `create trigger ${kind}_${operation}_counted after ${operation} on ${kind} ${transition}
      for each statement execute function count_${operation}()`;
  return [
    count("count_insert", "total + (select count(*) from changed)"),
    count("count_update", "total"),
    count("count_delete", "total - (select count(*) from changed)"),
    count("count_truncate", "0"),
    ...kinds.flatMap((kind) => [
      trigger(kind, "insert", "referencing new table as changed"),
      trigger(kind, "update", ""),
      trigger(kind, "delete", "referencing old table as changed"),
      trigger(kind, "truncate", ""),
    ]),
  ];
}
