import type { Kysely } from "kysely";
import type { Kind } from "../../content/kinds.ts";
import type { Database, EditionRow } from "../database/schema.ts";

export type Db = Kysely<Database>;
/** The text of each field by the name of its column; empty where nothing was written. */
export type Fields = Record<string, string>;

/** As lists show it. */
export type EditionSummary = {
  id: string;
  kind: Kind;
  slug: string;
  language: string;
  /** The edition that this one says in another language; null of one that stands for itself. */
  translationOf: string | null;
  /** The revision of the original that it agrees with. */
  sourceRevision: number | null;
  state: EditionRow["state"];
  revision: number;
  /** What visitors read; changes wait to be published if `revision` is greater. */
  publicRevision: number | null;
  firstPublishedAt: string | null;
  dueAt: string | null;
  title: string;
  changedAt: string;
  changedBy: { id: string | null; name: string };
  createdAt: string;
  /** It can be brought back for a while. */
  deletedAt: string | null;
  /** An invented example, which staff have not changed. */
  isSample: boolean;
};

export type Edition = EditionSummary & { fields: Fields };

/** Whether visitors read something else than what is stored. */
export function hasUnpublishedChanges({
  publicRevision,
  revision,
}: Pick<EditionSummary, "publicRevision" | "revision">): boolean {
  return publicRevision !== null && revision > publicRevision;
}

export const summaryColumns = [
  ...["id", "kind", "slug", "language", "translation_of", "source_revision", "state", "revision"],
  ...["public_revision", "first_published_at"],
  ...["due_at", "title", "changed_at", "changed_by", "changed_by_name", "created_at", "deleted_at", "sample"],
] as readonly (keyof EditionRow)[] as readonly (keyof SummaryRow)[];

export type SummaryRow = Omit<EditionRow, "fields" | "folded" | "due_version" | "languages" | "stale">;

export function summaryOf(row: SummaryRow): EditionSummary {
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    language: row.language,
    translationOf: row.translation_of,
    sourceRevision: row.source_revision,
    state: row.state,
    revision: row.revision,
    publicRevision: row.public_revision,
    firstPublishedAt: row.first_published_at,
    dueAt: row.due_at,
    title: row.title,
    changedAt: row.changed_at,
    changedBy: { id: row.changed_by, name: row.changed_by_name },
    createdAt: row.created_at,
    deletedAt: row.deleted_at,
    isSample: row.sample !== null,
  };
}

export function editionOf(row: SummaryRow & Pick<EditionRow, "fields">): Edition {
  return { ...summaryOf(row), fields: JSON.parse(row.fields) };
}

/** A record and its translations are changed one at a time: what lists show of the record depends on all of them. */
export async function lockOf(db: Db, id: string): Promise<{ edition: string }> {
  const row = await db
    .selectFrom("editions")
    .select("translation_of")
    .where("id", "=", id)
    .executeTakeFirst();
  return { edition: row?.translation_of ?? id };
}

export async function readEdition(db: Db, id: string): Promise<Edition | undefined> {
  const row = await db
    .selectFrom("editions")
    .select([...summaryColumns, "fields"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && editionOf(row);
}

/** By its address at present: the original, of which translations have the address too. */
export async function editionAt(db: Db, kind: Kind, slug: string): Promise<Edition | undefined> {
  // PostgreSQL does not take NUL, not even to say that nothing is there.
  if (slug.includes("\0")) return undefined;
  const row = await db
    .selectFrom("editions")
    .select([...summaryColumns, "fields"])
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .where("translation_of", "is", null)
    .executeTakeFirst();
  return row && editionOf(row);
}
