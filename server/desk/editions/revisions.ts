import type { Db, Fields } from "./edition.ts";

/** Of each edition: a writer who was away for longer sees both texts side by side. */
const kept = 200;

/** Notes what an edition is after a save, for whoever starts from there. */
export async function noteRevision(
  db: Db,
  { id, revision, fields, at }: { id: string; revision: number; fields: Fields; at: string },
): Promise<void> {
  await db
    .insertInto("revisions")
    .values({ edition_id: id, revision, fields: JSON.stringify(fields), at })
    .execute();
  await db
    .deleteFrom("revisions")
    .where("edition_id", "=", id)
    .where("revision", "<=", revision - kept)
    .execute();
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
