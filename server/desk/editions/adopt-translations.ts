import { randomUUID } from "node:crypto";
import { type DeskKind, deskKindNames } from "../../../desk-kinds.ts";
import { translationsOf } from "../../content/translations.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { exclusively } from "../../database/exclusively.ts";
import { before } from "./adopt.ts";
import type { Db, EditionSummary } from "./edition.ts";
import { allFields, fieldNames, listed } from "./fields.ts";
import { noteMedia } from "./media-uses.ts";
import { noteLanguages } from "./translations.ts";

type Original = Pick<EditionSummary, "id" | "kind" | "slug" | "publicRevision">;

/** Records at a time, so that nobody who saves is held up. */
const batch = 100;

/**
 * Translations that visitors read and the desk does not know yet, of records that it knows. They are taken to agree with
 * what visitors read of the original. Returns how many records there were.
 */
export async function adoptAllTranslations(
  database: SiteDatabase,
  now: () => Date,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let adopted = 0;
  for (const kind of deskKindNames)
    for (let found = batch; found === batch && !isStopped(); adopted += found) {
      // Asked without a lock: mostly there is none, and then nobody waits.
      if ((await withUnknown(database.db, kind, 1)).length === 0) break;
      found = await exclusively(database, "editions", async (db) => {
        const originals = await withUnknown(db, kind, batch);
        for (const original of originals) await adopt(db, original, now());
        return originals.length;
      });
    }
  return adopted;
}

/** When the record is opened at the desk. */
export async function adoptTranslations(
  database: SiteDatabase,
  original: Original,
  now: () => Date,
): Promise<void> {
  if ((await withUnknown(database.db, original.kind, 1, original.slug)).length === 0) return;
  await exclusively(database, "editions", (db) => adopt(db, original, now()));
}

/** Originals of which visitors read a translation that the desk does not know. */
async function withUnknown(db: Db, kind: DeskKind, most: number, slug?: string): Promise<Original[]> {
  const rows = await db
    .selectFrom("translations")
    .innerJoin("editions", (join) =>
      join
        .onRef("editions.kind", "=", "translations.kind")
        .onRef("editions.slug", "=", "translations.record_id")
        .on("editions.translation_of", "is", null),
    )
    .select(["editions.id", "editions.slug", "editions.public_revision"])
    .distinct()
    .where("translations.kind", "=", kind)
    .$if(slug !== undefined, (query) => query.where("translations.record_id", "=", slug ?? ""))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("editions as known")
            .select("known.id")
            .whereRef("known.translation_of", "=", "editions.id")
            .whereRef("known.language", "=", "translations.language"),
        ),
      ),
    )
    .limit(most)
    .execute();
  return rows.map(({ id, slug, public_revision }) => ({ id, kind, slug, publicRevision: public_revision }));
}

/** Whoever calls it is alone with the editions. */
async function adopt(
  db: Db,
  { id: original, kind, slug, publicRevision }: Original,
  now: Date,
): Promise<void> {
  for (const translation of await translationsOf(db, kind, slug)) {
    const { language, created_at, updated_at } = translation;
    const names = fieldNames({ kind, translationOf: original });
    const fields = allFields(kind, translation.fields, names);
    const changed_at = updated_at ?? created_at;
    const row = {
      ...{ id: randomUUID(), kind, slug, language, state: "published" as const },
      ...{ translation_of: original, source_revision: publicRevision ?? 1, languages: "", stale: 0 },
      ...{ revision: 1, public_revision: 1, first_published_at: created_at, created_at },
      changed_at: changed_at < now.toISOString() ? changed_at : now.toISOString(),
      ...{ changed_by: before.id, changed_by_name: before.name },
      ...{ ...listed(kind, fields), fields: JSON.stringify(fields) },
    };
    const added = await db
      .insertInto("editions")
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(["translation_of", "language"]).where("translation_of", "is not", null).doNothing(),
      )
      .returning("id")
      .executeTakeFirst();
    if (added) await noteMedia(db, added.id, fields);
  }
  await noteLanguages(db, original);
}
