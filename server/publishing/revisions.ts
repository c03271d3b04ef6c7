import type { Db, Fields } from "./edition.ts";

/** For each edition. A writer who started from an older one sees both texts side by side instead of a merge. */
const maxRevisions = 200;

type Revision = { id: string; revision: number; fields: Fields; at: string };

/** Stores the text of an edition after a save: writers who started from it are merged against it. */
export async function addRevision(db: Db, { id, revision, fields, at }: Revision): Promise<void> {
  await db
    .insertInto("revisions")
    .values({ edition_id: id, revision, fields: JSON.stringify(fields), at })
    .execute();
  await deleteRevisions(db)
    .where("edition_id", "=", id)
    .where("revision", "<=", revision - maxRevisions)
    .execute();
}

/** Stores a revision that is missing or was deleted, because a translation is up to date with it. */
export async function addRevisionIfMissing(db: Db, { id, revision, fields, at }: Revision): Promise<void> {
  await db
    .insertInto("revisions")
    .values({ edition_id: id, revision, fields: JSON.stringify(fields), at })
    .onConflict((conflict) => conflict.columns(["edition_id", "revision"]).doNothing())
    .execute();
}

/** Deletes revisions, except those that a translation is up to date with. */
export function deleteRevisions(db: Db) {
  return db
    .deleteFrom("revisions")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("editions as translation")
            .select("translation.id")
            .whereRef("translation.translation_of", "=", "revisions.edition_id")
            .whereRef("translation.source_revision", "=", "revisions.revision"),
        ),
      ),
    );
}

/** The text of a revision; undefined if it was deleted. */
export async function fieldsAt(db: Db, id: string, revision: number): Promise<Fields | undefined> {
  const from = (table: "revisions" | "versions") =>
    db
      .selectFrom(table)
      .select("fields")
      .where("edition_id", "=", id)
      .where("revision", "=", revision)
      .executeTakeFirst();
  const found = (await from("revisions")) ?? (await from("versions"));
  return found && JSON.parse(found.fields);
}
