import type { Engine } from "./columns.ts";

/**
 * Adds a row for the table to content_changes, and triggers that keep it exact. Caches depend on its version, so it
 * increases with every visible change: of any column, or of the given ones.
 */
export function countChanges(engine: Engine, table: string, visibleColumns?: string): string[] {
  const of = visibleColumns ? `of ${visibleColumns} ` : "";
  return [
    `insert into content_changes (kind, version, total) values ('${table}', 0, 0)`,
    ...(engine === "sqlite" ? ofSqlite(table, of) : ofPostgres(table, of)),
  ];
}

function ofSqlite(table: string, of: string): string[] {
  const trigger = (operation: string, on: string, difference: string) =>
    `create trigger ${table}_${operation}_counted after ${on} on ${table} begin
      update content_changes set version = version + 1, total = total ${difference} where kind = '${table}';
    end`;
  return [
    trigger("insert", "insert", "+ 1"),
    trigger("update", `update ${of}`, "+ 0"),
    trigger("delete", "delete", "- 1"),
  ];
}

/** Once per statement, not per row: a thousand updates of one counter row in a transaction take quadratic time. */
function ofPostgres(table: string, of: string): string[] {
  const trigger = (operation: string, on: string, transition = "") =>
    `create trigger ${table}_${operation}_counted after ${on} on ${table} ${transition}
      for each statement execute function count_${operation}()`;
  return [
    trigger("insert", "insert", "referencing new table as changed"),
    trigger("update", `update ${of}`),
    trigger("delete", "delete", "referencing old table as changed"),
    trigger("truncate", "truncate"),
  ];
}
