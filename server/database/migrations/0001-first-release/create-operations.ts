import { columnTypes, type Engine, oneOf } from "./columns.ts";

/** Tables for running the site. */
export function createOperations(engine: Engine): string[] {
  const { instant } = columnTypes[engine];
  const keyNames = oneOf("server_keys.name", "conversations");
  return [
    "create table write_probe (written_at text not null)",
    "insert into write_probe (written_at) values ('')",
    `create table backups (id text primary key not null, at ${instant} not null, finished_at ${instant} not null,
      bytes bigint, outcome text not null ${oneOf("backups.outcome", "done", "incomplete", "failed")}, problem text)`,
    "create index backups_by_time on backups (at, id)",
    `create table server_keys (name text primary key not null ${keyNames}, key text not null)`,
  ];
}
