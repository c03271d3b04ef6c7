import type { Kysely } from "kysely";
import type { Kind } from "../../content/kinds.ts";
import type { Database, EditionRow } from "../database/schema.ts";

export type Db = Kysely<Database>;
/** The text of each field by its name; empty if nothing was written. */
export type Fields = Record<string, string>;

/** An edition is a record, or a translation of one, as staff write it. The summary is all but its text. */
export type EditionSummary = {
  id: string;
  kind: Kind;
  slug: string;
  language: string;
  /** The id of the original; null if this is an original. */
  translationOf: string | null;
  /** The revision of the original that this translation is up to date with. */
  sourceRevision: number | null;
  state: EditionRow["state"];
  revision: number;
  /** The revision that visitors read; a greater `revision` means unpublished changes. */
  publicRevision: number | null;
  firstPublishedAt: string | null;
  dueAt: string | null;
  title: string;
  changedAt: string;
  changedBy: { id: string | null; name: string };
  createdAt: string;
  /** Staff can bring it back for 30 days. */
  deletedAt: string | null;
  /** An invented example that staff have not changed. */
  isSample: boolean;
};

export type Edition = EditionSummary & { fields: Fields };

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

/** A record and its translations share a lock, because the columns `languages` and `stale` depend on all of them. */
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

/** The original at this address. Its translations have the same address. */
export async function editionAt(db: Db, kind: Kind, slug: string): Promise<Edition | undefined> {
  // PostgreSQL rejects NUL, even in a query.
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
