import Sqlite from "better-sqlite3";
import type { Dump, Row } from "./dump.ts";

type Entry = { type: string; name: string; sql: string };

export function dumpSqlite(path: string): Dump {
  const file = new Sqlite(path, { readonly: true });
  const entries = file
    .prepare<[], Entry>("select type, name, sql from sqlite_master where sql is not null order by rowid")
    .all();
  const kinds = new Map(
    file
      .prepare<[], { name: string; type: string }>("select name, type from pragma_table_list")
      .all()
      .map(({ name, type }) => [name, type]),
  );
  // Shadow tables of text indexes are left out: the indexes are rebuilt from the rows.
  const tables = entries.filter(({ name }) => kinds.get(name) === "table" && !name.startsWith("sqlite_"));
  const views = entries.filter(({ type }) => type === "view");
  const textIndexes = entries.filter(({ name }) => kinds.get(name) === "virtual");
  const others = ["index", "trigger"].flatMap((type) => entries.filter((entry) => entry.type === type));
  const rows = tables.map(({ name }): [string, Row[]] => [
    name,
    file.prepare<[], Row>(`select * from ${name} order by rowid`).all(),
  ]);
  file.close();
  return {
    tables: new Map(tables.map(({ name, sql }) => [name, [sql]])),
    rows: new Map(rows),
    afterRows: [
      ...views.map(({ sql }) => sql),
      ...textIndexes.flatMap(({ name, sql }) => [sql, `insert into ${name} (${name}) values ('rebuild')`]),
      ...others.map(({ sql }) => sql),
    ],
  };
}
