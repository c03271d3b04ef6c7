import { withoutRemovedEntries } from "../../content/entries.ts";
import { kindOf } from "../../content/kinds.ts";
import type { EditionRow } from "../database/schema.ts";
import { type Actor, logStaffAct } from "../staff/staff-log.ts";
import {
  type Db,
  type Edition,
  type EditionSummary,
  editionOf,
  type Fields,
  summaryColumns,
} from "./edition.ts";
import { listColumns } from "./edition-fields.ts";
import { carrySourceRevision, updateLanguages } from "./edition-translations.ts";
import { addMediaUses, updateMediaUses } from "./media-uses.ts";
import { noteWriter } from "./review/writers.ts";
import { addRevision, addRevisionIfMissing } from "./revisions.ts";
import { addVersion, hasVersion } from "./versions.ts";

/**
 * Updates columns of an edition, and the columns and media uses derived from it. Write the public record first: media
 * uses depend on both. The caller holds the lock.
 */
export async function updateEdition(db: Db, id: string, columns: Partial<EditionRow>): Promise<Edition> {
  const { due_version, ...row } = await db
    .updateTable("editions")
    .set(columns)
    .where("id", "=", id)
    .returning([...summaryColumns, "fields", "due_version"])
    .executeTakeFirstOrThrow();
  const edition = editionOf(row);
  await updateMediaUses(db, edition, due_version);
  await updateLanguages(db, edition.translationOf ?? id);
  return edition;
}

/** Once staff change a sample, the record and its translations are theirs: removing the samples leaves them. */
export async function adoptSample(
  db: Db,
  { id, translationOf, isSample }: Pick<EditionSummary, "id" | "translationOf" | "isSample">,
): Promise<void> {
  if (!isSample) return;
  const original = translationOf ?? id;
  await db
    .updateTable("editions")
    .set({ sample: null })
    .where(({ eb, or }) => or([eb("id", "=", original), eb("translation_of", "=", original)]))
    .execute();
}

type NewEdition = Pick<Edition, "id" | "kind" | "slug" | "language" | "fields"> &
  Partial<Pick<Edition, "translationOf" | "sourceRevision">>;

/** Inserts a draft. The caller holds the lock and has checked that the address is free. */
export async function insertEdition(
  db: Db,
  actor: Actor,
  { id, kind, slug, language, fields, translationOf = null, sourceRevision = null }: NewEdition,
  at: string,
): Promise<Edition> {
  const { title, folded } = listColumns(kind, fields);
  const row = await db
    .insertInto("editions")
    .values({
      ...{ id, kind, slug, language, state: "draft", revision: 1, created_at: at },
      ...{ translation_of: translationOf, source_revision: sourceRevision, languages: "", stale: 0 },
      ...{ title, folded, fields: JSON.stringify(fields), ...changedBy(actor, at) },
    })
    .returning([...summaryColumns, "fields"])
    .executeTakeFirstOrThrow();
  const edition = editionOf(row);
  await addRevision(db, { id, revision: 1, fields, at });
  await noteWriter(db, actor, id, 1);
  await addMediaUses(db, id, fields);
  await updateLanguages(db, translationOf ?? id);
  await logAct(db, actor, "created", edition, at);
  return edition;
}

/** Saves a text as the next revision of the working copy. */
export async function saveFields(
  db: Db,
  actor: Actor,
  edition: Edition,
  written: Fields,
  at: string,
): Promise<Edition> {
  if (edition.revision === 1) await keepFirstText(db, edition);
  await adoptSample(db, edition);
  const { id, kind } = edition;
  // Only the original has the order of entries, so only there can removed ones be recognised.
  const fields =
    edition.translationOf === null ? withoutRemovedEntries(kindOf(kind).fields, written) : written;
  const { title, folded } = listColumns(kind, fields);
  const revision = edition.revision + 1;
  await addRevision(db, { id, revision, fields, at });
  await noteWriter(db, actor, id, revision);
  // Until the original is public, its translations are compared with the working copy.
  if (edition.publicRevision === null && edition.translationOf === null)
    await carrySourceRevision(db, edition, { before: edition, after: { revision, fields }, at });
  return updateEdition(db, id, {
    ...{ revision, title, folded, fields: JSON.stringify(fields) },
    ...changedBy(actor, at),
  });
}

/** A record that a program published has neither a revision nor a version until staff change it. */
export async function keepFirstText(db: Db, edition: Edition): Promise<void> {
  const { id, revision, fields, changedAt, changedBy, publicRevision } = edition;
  await addRevisionIfMissing(db, { id, revision, fields, at: changedAt });
  if (publicRevision !== revision || (await hasVersion(db, edition))) return;
  await addVersion(db, changedBy, "published", edition, changedAt);
}

export function changedBy(actor: Actor, at: string) {
  return { changed_at: at, changed_by: actor.id, changed_by_name: actor.name };
}

export function logAct(db: Db, actor: Actor, act: string, edition: EditionSummary, at: string) {
  const { kind, slug, title, language, translationOf } = edition;
  const which = translationOf === null ? "" : ` (${language})`;
  return logStaffAct(db, actor, act, `${kind}/${slug}${which} ${title}`.trim(), new Date(at));
}
