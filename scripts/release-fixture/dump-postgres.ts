import pg from "pg";
import type { Dump, Row } from "./dump.ts";

type Column = {
  table: string;
  name: string;
  definition: string;
  storage: string | null;
};

export async function dumpPostgres(url: string): Promise<Dump> {
  const client = new pg.Client(url);
  await client.connect();
  /** Returns every value in PostgreSQL's text form. */
  const ask = async <R extends Row>(text: string): Promise<R[]> => {
    const types = { getTypeParser: () => (value: string | Buffer) => String(value) };
    return (await client.query<R>({ text, types })).rows;
  };
  try {
    await ask("set timezone to 'UTC'");
    const tables = await ask<{ name: string; options: string | null }>(tablesQuery);
    const columns = await ask<Column>(columnsQuery);
    const definitions = async (...queries: string[]): Promise<string[]> => {
      const found: string[] = [];
      for (const query of queries)
        for (const { definition } of await ask<{ definition: string }>(query)) found.push(definition.trim());
      return found;
    };
    const rows: [string, Row[]][] = [];
    for (const { name } of tables) rows.push([name, await ask(`select t.* from ${name} t order by t::text`)]);
    return {
      tables: new Map([
        ["extensions", await definitions(extensionsQuery)],
        ...tables.map(({ name, options }): [string, string[]] => {
          const own = columns.filter(({ table }) => table === name);
          return [
            name,
            [
              `create table ${name} (${own.map((column) => `${column.name} ${column.definition}`).join(", ")})`,
              ...(options ? [`alter table ${name} set (${options})`] : []),
              ...own.flatMap(({ name: column, storage }) =>
                storage ? [`alter table ${name} alter column ${column} set storage ${storage}`] : [],
              ),
            ],
          ];
        }),
      ]),
      rows: new Map(rows),
      afterRows: await definitions(constraintsQuery, functionsQuery, indexesQuery, triggersQuery, viewsQuery),
    };
  } finally {
    await client.end();
  }
}

const tablesQuery = `
  select relname as name, array_to_string(reloptions, ', ') as options
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by oid`;

const columnsQuery = `
  select c.relname as table, a.attname as name, concat_ws(' ',
      format_type(a.atttypid, a.atttypmod),
      case when a.attcollation <> t.typcollation then (
        select format('collate %I', collname) from pg_collation where oid = a.attcollation) end,
      case when a.attnotnull then 'not null' end,
      'default ' || pg_get_expr(d.adbin, d.adrelid)) as definition,
    case when a.attstorage <> t.typstorage then
      case a.attstorage when 'm' then 'main' when 'p' then 'plain' when 'e' then 'external' else 'extended' end
    end as storage
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by c.oid, a.attnum`;

/** Primary keys before the foreign keys that refer to them. */
const constraintsQuery = `
  select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    as definition
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'c', 'f')
  order by contype = 'f', conname`;

const extensionsQuery = `
  select format('create extension if not exists %I', extname) as definition
  from pg_extension where extname <> 'plpgsql' order by extname`;

const functionsQuery = `
  select pg_get_functiondef(p.oid) as definition from pg_proc p
  where p.pronamespace = 'public'::regnamespace and not exists (
    select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  order by p.proname`;

const indexesQuery = `
  select pg_get_indexdef(i.indexrelid) as definition from pg_index i
  join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = i.indexrelid)
  order by c.relname`;

const viewsQuery = `
  select format('create view %I as %s', viewname, rtrim(definition, ';')) as definition
  from pg_views where schemaname = 'public' order by viewname`;

const triggersQuery = `
  select pg_get_triggerdef(t.oid) as definition from pg_trigger t
  join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
  order by c.relname, t.tgname`;
