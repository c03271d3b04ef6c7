import type { Kysely } from "kysely";
import { type Kind, type Section, sectionOf, type Written } from "../../sections.ts";
import type { Database } from "../database/schema.ts";
import { cut, excerpt } from "../markdown/plain-text.ts";
import { forgetAuthors, noteAuthors } from "../people/authorships.ts";
import { noteVocabulary } from "../search/vocabulary.ts";
import { comparisonKey } from "./comparison-key.ts";
import { removeTranslations, withTranslations } from "./translations.ts";
import { instant, type Row, storable, writeRows } from "./write-rows.ts";

/**
 * The only way content is written: what searches and lists read is worked out here. A record whose id is
 * known replaces the one there was.
 */
export async function save<K extends Kind>(
  db: Kysely<Database>,
  kind: K,
  ...records: Written<K>[]
): Promise<void> {
  const rows = await withTranslations(
    db,
    kind,
    records.map((record) => rowFor(kind, record)),
  );
  await noteVocabulary(
    db,
    rows.map(({ folded }) => folded ?? ""),
  );
  await writeRows(db, kind, rows, Object.keys(sectionOf(kind).columns));
  await noteAuthors(db, kind, rows);
}

export async function remove(db: Kysely<Database>, kind: Kind, id: string): Promise<void> {
  await db.deleteFrom(kind).where("id", "=", id).execute();
  await removeTranslations(db, kind, id);
  await forgetAuthors(db, kind, id);
}

/** The row that is written for a record, without what is worked out of its translations too. */
export const rowFor = (kind: Kind, record: Row): Row => rowOf(sectionOf(kind), storable(record));

function rowOf({ columns, body, summary, filters, order }: Section, record: Row): Row {
  const text = (column: string) => record[column] ?? "";
  const instants = [
    ...["created_at", "updated_at"],
    ...Object.keys(columns).filter((name) => /instant$/.test(columns[name] ?? "")),
  ];
  return {
    ...record,
    ...Object.fromEntries(instants.map((name) => [name, record[name] ? instant(text(name)) : null])),
    ...(order === "upcoming first" && { over_at: instant(text("ends_at") || text("event_date")) }),
    ...Object.fromEntries(
      Object.keys(columns).flatMap((name) => (columns[name] === "text or none" ? [[name, text(name)]] : [])),
    ),
    ...Object.fromEntries(filters.map((name) => [`${name}_key`, comparisonKey(text(name))])),
    language: text("language") || "en",
    excerpt: summary === body ? excerpt(text(body)) : cut(text(summary), 200),
  };
}
