import type { Kysely } from "kysely";
import { filtersOf, type Kind, kindOf } from "../../content/kinds.ts";
import type { Database, RecordKeyRow, RecordRow } from "../database/schema.ts";
import { saveAuthors } from "./authorships.ts";
import { withLocation } from "./event-place.ts";
import { comparisonKey } from "./lists/filters.ts";
import {
  type Fields,
  fieldsIn,
  instant,
  languagesOf,
  normalised,
  readsTheSame,
  textColumns,
} from "./record-row.ts";
import { recordSearchText } from "./record-search-text.ts";
import { addToVocabulary } from "./search/vocabulary.ts";
import { textsOf } from "./translations.ts";

type Db = Kysely<Database>;
export type RecordColumns = Omit<RecordRow, "row_id">;

export type Published = {
  id: string;
  /** The id of the edition that it is published from. */
  edition: string;
  language: string;
  created_at: string;
  /** Without it, a change to a published text sets it to now. */
  updated_at?: string | null;
  fields: Fields;
};

/**
 * The only place that writes published records, with everything that lists and searches read. A record with a known id
 * is replaced. Without a position it keeps its place, and a new one goes last.
 */
export async function save(db: Db, kind: Kind, ...records: Published[]): Promise<void> {
  if (records.length === 0) return;
  const rows = await recordRows(db, kind, records);
  await writeRows(db, rows);
  await writeDerivedRows(db, kind, rows);
}

/** Translations must be written first. */
export async function recordRows(db: Db, kind: Kind, records: Published[]): Promise<RecordColumns[]> {
  const ids = records.map(({ id }) => id);
  const stored = new Map((await storedRows(db, kind, ids)).map((row) => [row.id, row]));
  const texts = await textsOf(db, kind, ids);
  let last = kindOf(kind).order === "by position" ? await lastPosition(db, kind) : 0;
  return records.map((record): RecordColumns => {
    const { id, edition, language } = record;
    const fields = withLocation(kind, language, normalised(kind, record.fields));
    const translations = texts.get(id) ?? [];
    const before = stored.get(id);
    const created_at = instant(record.created_at);
    const row = { kind, id, edition, language, created_at, ...textColumns(kind, fields) };
    return {
      ...row,
      ...orderOf(kind, fields, created_at),
      position:
        positionOf(kind, fields) ??
        before?.position ??
        (kindOf(kind).order === "by position" ? ++last : null),
      updated_at: record.updated_at ? instant(record.updated_at) : updatedAt(kind, before, fields),
      languages: languagesOf(language, translations),
      folded: recordSearchText(
        { kind, language },
        fields,
        translations.map((translation) => fieldsIn(kind, translation)),
      ),
    };
  });
}

/** Updates the tables derived from records that are already written: vocabulary, filter keys and authors. */
export async function writeDerivedRows(
  db: Db,
  kind: Kind,
  rows: RecordColumns[],
  withNewText: RecordColumns[] = rows,
): Promise<void> {
  await addToVocabulary(
    db,
    withNewText.map(({ folded }) => folded),
  );
  await writeKeys(db, kind, rows);
  await saveAuthors(
    db,
    kind,
    rows.map((row) => ({ ...row, authors: fieldsIn(kind, row).authors ?? "" })),
  );
}

/** The database removes its translations, keys and authors too. */
export async function remove(db: Db, kind: Kind, id: string): Promise<void> {
  await db.deleteFrom("records").where("kind", "=", kind).where("id", "=", id).execute();
}

export async function move(db: Db, kind: Kind, from: string, to: string): Promise<void> {
  await db.updateTable("records").set({ id: to }).where("kind", "=", kind).where("id", "=", from).execute();
}

function orderOf(kind: Kind, { event_date, ends_at }: Fields, created_at: string) {
  if (kindOf(kind).order !== "upcoming first" || !event_date) return { sort_at: created_at, over_at: null };
  return { sort_at: event_date, over_at: ends_at || event_date };
}

function positionOf(kind: Kind, { position }: Fields): number | undefined {
  return kindOf(kind).order === "by position" && position ? Number(position) : undefined;
}

type Stored = Pick<
  RecordRow,
  "id" | "title" | "fields" | "long_fields" | "language" | "created_at" | "updated_at" | "position"
>;

/** Now, if the text changed after its publication. */
function updatedAt(kind: Kind, before: Stored | undefined, fields: Fields): string | null {
  if (!before) return null;
  const now = new Date().toISOString();
  const isSame = readsTheSame(kind, fieldsIn(kind, before), fields);
  return isSame || before.created_at >= now ? before.updated_at : now;
}

function storedRows(db: Db, kind: Kind, ids: string[]): Promise<Stored[]> {
  return db
    .selectFrom("records")
    .select(["id", "title", "fields", "long_fields", "language", "created_at", "updated_at", "position"])
    .where("kind", "=", kind)
    .where("id", "in", ids)
    .execute();
}

async function lastPosition(db: Db, kind: Kind): Promise<number> {
  const { last } = await db
    .selectFrom("records")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

export async function writeRows(db: Db, rows: RecordColumns[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof RecordColumns)[];
  await db
    .insertInto("records")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "id"])
        .doUpdateSet((incoming) =>
          Object.fromEntries(columns.map((column) => [column, incoming.ref(`excluded.${column}`)])),
        ),
    )
    .execute();
}

async function writeKeys(db: Db, kind: Kind, rows: RecordColumns[]): Promise<void> {
  const filters = filtersOf(kind);
  if (filters.length === 0) return;
  const keys = rows.flatMap((row): RecordKeyRow[] => {
    const { id, sort_at, over_at, languages } = row;
    const fields = fieldsIn(kind, row);
    return filters.map((field) => ({
      ...{ kind, id, field, key: comparisonKey(fields[field] ?? ""), sort_at, over_at, languages },
    }));
  });
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom("record_keys").where("kind", "=", kind).where("id", "in", ids).execute();
  await db.insertInto("record_keys").values(keys).execute();
}
