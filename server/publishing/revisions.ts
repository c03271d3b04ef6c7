import type { Db, Fields } from "./edition.ts";

/** Of each edition: a writer who was away for longer sees both texts side by side. */
const kept = 200;

type Noted = { id: string; revision: number; fields: Fields; at: string };

/** Notes what an edition is after a save, for whoever starts from there. */
export async function addRevision(db: Db, { id, revision, fields, at }: Noted): Promise<void> {
  await db
    .insertInto("revisions")
    .values({ edition_id: id, revision, fields: JSON.stringify(fields), at })
    .execute();
  await deleteRevisions(db)
    .where("edition_id", "=", id)
    .where("revision", "<=", revision - kept)
    .execute();
}

/** Notes it if it is not noted, or was forgotten: a translation agrees with it. */
export async function addRevisionIfMissing(db: Db, { id, revision, fields, at }: Noted): Promise<void> {
  await db
    .insertInto("revisions")
    .values({ edition_id: id, revision, fields: JSON.stringify(fields), at })
    .onConflict((conflict) => conflict.columns(["edition_id", "revision"]).doNothing())
    .execute();
}

/** But for those that a translation agrees with. */
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

/** The text that somebody started from; undefined if it is too long ago. */
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
