/** Who has written a text since it was last published: none of them may approve it. */
import type { Actor } from "../../staff/staff-log.ts";
import type { Db, Edition } from "../edition.ts";

export async function noteWriter(db: Db, { id: staff_id, name }: Actor, id: string, revision: number) {
  // Programs, such as an import, write for the organisation.
  if (staff_id === null) return;
  await db
    .insertInto("edition_writers")
    .values({ edition_id: id, staff_id, name, revision })
    .onConflict((conflict) => conflict.columns(["edition_id", "staff_id"]).doUpdateSet({ name, revision }))
    .execute();
}

/** The author of the current revision first. */
export async function writersOf(
  db: Db,
  {
    id,
    revision,
    publicRevision,
    changedBy,
  }: Pick<Edition, "id" | "revision" | "publicRevision" | "changedBy">,
): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom("edition_writers")
    .select(["staff_id as id", "name", "revision"])
    .where("edition_id", "=", id)
    .orderBy("revision", "desc")
    .execute();
  // The release before this one noted no writers, and may still be running.
  const isUnknown = revision !== publicRevision && !rows.some((row) => row.revision === revision);
  const last = isUnknown && changedBy.id ? [{ id: changedBy.id, name: changedBy.name }] : [];
  return [...last, ...rows.map(({ id, name }) => ({ id, name }))];
}

/** After the revision was published. */
export async function forgetWriters(db: Db, id: string, revision: number): Promise<void> {
  await db
    .deleteFrom("edition_writers")
    .where("edition_id", "=", id)
    .where("revision", "<=", revision)
    .execute();
}
