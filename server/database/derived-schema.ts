/**
 * The text index of each kind of content, and a view named after the kind, for people who look into the database. Both
 * are derived from content/, so adding a kind or a field needs no migration.
 */
import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import {
  type Description,
  indexedKinds,
  isLong,
  type Kind,
  kindNames,
  kindOf,
  readValue,
} from "../../content/kinds.ts";
import type { Engine } from "./connect.ts";
import { hasTable } from "./has-table.ts";
import type { Database } from "./schema.ts";

type Db = Kysely<Database>;

/** The text index of a kind's records. */
export const textIndexOf = (kind: Kind) => `records_text_${kind}`;

type Derived = { name: string; statements: string[]; fill?: string };

const derivedOf = (engine: Engine): Derived[] => [
  ...indexedKinds.map((kind) => textIndex[engine](kind)),
  ...kindNames.map((kind) => ({ name: kind, statements: viewOf(engine, kind, kindOf(kind)) })),
];

/** The parts of a description that affect stored data. Labels and hints do not. */
const storedOf = (kind: Kind) => {
  const { title, body, summary, order, fields } = kindOf(kind);
  const rules = Object.entries(fields).map(([name, { type, searched, filter, required, ...field }]) => [
    ...[name, type, searched, filter, required, isLong({ type, ...field })],
  ]);
  return { title, body, summary, order, rules };
};

/** Identifies the descriptions from which the text indexes, the views and the columns of records are derived. */
export const derivedHash = (engine: Engine): string =>
  createHash("sha256")
    .update(JSON.stringify([derivedOf(engine), kindNames.map(storedOf)]))
    .digest("hex")
    .slice(0, 32);

export async function lacksDerivedSchema(db: Db, engine: Engine): Promise<boolean> {
  const stored = await db.selectFrom("derived_schema").select("hash").executeTakeFirst();
  return stored?.hash !== derivedHash(engine);
}

/** PostgreSQL only: as `create index if not exists NAME on …`. */
export const textIndexStatements = (engine: Engine): string[] =>
  engine === "postgres" ? indexedKinds.flatMap((kind) => textIndex.postgres(kind).statements) : [];

/**
 * To be called inside exclusively(). Fills a new text index from the existing records, except on PostgreSQL: there the
 * running site builds it (server/upgrades/build-indexes.ts), because building it here would block writers.
 */
export async function createDerivedSchema(db: Db, engine: Engine): Promise<void> {
  for (const kind of kindNames) await sql.raw(`drop view if exists ${kind}`).execute(db);
  const later = (await hasRecords(db)) ? textIndexStatements(engine) : [];
  for (const { name, statements, fill } of derivedOf(engine)) {
    if (fill && (await hasTable(db, engine, name))) continue;
    if (statements.some((statement) => later.includes(statement))) continue;
    for (const statement of statements) await sql.raw(statement).execute(db);
    if (fill) await sql.raw(fill).execute(db);
  }
  await db.deleteFrom("derived_schema").execute();
  await db
    .insertInto("derived_schema")
    .values({ hash: derivedHash(engine) })
    .execute();
}

const hasRecords = async (db: Db) =>
  (await db.selectFrom("records").select("id").limit(1).execute()).length > 0;

const textIndex: Record<Engine, (kind: Kind) => Derived> = {
  sqlite: (kind) => {
    const index = textIndexOf(kind);
    // Only this kind: otherwise checking and rebuilding the index would use the records of all kinds.
    const source = `${index}_source`;
    const add = `insert into ${index} (rowid, folded) values (new.row_id, new.folded);`;
    const remove = `insert into ${index} (${index}, rowid, folded) values ('delete', old.row_id, old.folded);`;
    return {
      name: index,
      statements: [
        `create view ${source} as select row_id, folded from records where kind = '${kind}'`,
        // Case-sensitive, because the text is already folded. One index per kind, because with one for all kinds, a search
        // for a common word in a single kind is 200 times slower.
        `create virtual table ${index} using fts5 (folded, content = '${source}', content_rowid = 'row_id',
          tokenize = 'trigram case_sensitive 1')`,
        `create trigger ${index}_insert after insert on records when new.kind = '${kind}' begin ${add} end`,
        `create trigger ${index}_delete after delete on records when old.kind = '${kind}' begin ${remove} end`,
        `create trigger ${index}_update after update on records
          when new.kind = '${kind}' and old.folded <> new.folded begin ${remove} ${add} end`,
      ],
      fill: `insert into ${index} (${index}) values ('rebuild')`,
    };
  },
  postgres: (kind) => ({
    name: textIndexOf(kind),
    // Without fastupdate, because pending entries slow every search until the next vacuum.
    statements: [
      `create index if not exists ${textIndexOf(kind)} on records using gin (folded gin_trgm_ops)
        with (fastupdate = off) where kind = '${kind}'`,
      `create index if not exists records_words_${kind} on records using gin (search_words(folded))
        with (fastupdate = off) where kind = '${kind}'`,
    ],
  }),
};

/** A view with a column for each field, and the language and dates of the record. */
function viewOf(engine: Engine, kind: Kind, { title, fields }: Description): string[] {
  const columns = Object.entries(fields).map(([name, field]) => {
    if (name === title) return `title as ${name}`;
    if (name === "position") return name;
    const json = isLong(field) ? "long_fields" : "fields";
    const text = engine === "sqlite" ? `${json} ->> '$.${name}'` : `${json}::json ->> '${name}'`;
    const empty = readValue(field, undefined) === null ? "null" : "''";
    return `coalesce(nullif(${text}, ''), ${empty}) as ${name}`;
  });
  return [
    `create view ${kind} as select id, ${columns.join(", ")}, language, created_at, updated_at
      from records where kind = '${kind}'`,
  ];
}
