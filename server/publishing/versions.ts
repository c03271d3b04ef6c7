import { randomUUID } from "node:crypto";
import type { VersionAct, VersionRow } from "../database/schema.ts";
import type { Actor } from "../staff/staff-log.ts";
import type { Db, Edition, Fields } from "./edition.ts";

export type Version = {
  id: string;
  revision: number;
  slug: string;
  act: VersionAct;
  author: Actor;
  at: string;
};

/** For each edition: the newest of all, and the newest publications. */
const limits = { all: 100, publications: 100 };

/** Autosaves become a version after this time, so that a long draft has some and is not buried in them. */
const automaticInterval = 30 * 60_000;

/** Stores a text that staff saved deliberately, or did something with. Returns the id of the version. */
export async function addVersion(
  db: Db,
  actor: Actor,
  act: VersionAct,
  edition: Edition,
  at: string,
): Promise<string> {
  await addVersionOfWriter(db, actor, edition);
  return insertVersion(db, actor, act, edition, at);
}

/** Before a person does something with a text that another person wrote: the history names everyone who wrote. */
export async function addVersionOfWriter(db: Db, actor: Actor, edition: Edition): Promise<void> {
  const { changedBy, changedAt } = edition;
  if (isAnother(changedBy, actor) && !(await hasVersion(db, edition)))
    await insertVersion(db, changedBy, "saved", edition, changedAt);
}

/**
 * Stores the working copy before an autosave replaces it: every 30 minutes of writing, after a pause of that length,
 * and when another person continues it, but then at most every 30 minutes for each writer.
 */
export async function addAutomaticVersion(db: Db, actor: Actor, edition: Edition, at: string): Promise<void> {
  const { id, createdAt, changedBy, changedAt, revision, publicRevision } = edition;
  if (revision === publicRevision || (await hasVersion(db, edition))) return;
  const [newest, newestOfWriter] = await Promise.all([
    newestVersion(db, id),
    newestVersion(db, id, changedBy),
  ]);
  const isLong = (since: string, until: string) => Date.parse(until) - Date.parse(since) >= automaticInterval;
  const isDue = isLong(newest ?? createdAt, changedAt) || isLong(changedAt, at);
  const isHandedOver = isAnother(changedBy, actor) && (!newestOfWriter || isLong(newestOfWriter, changedAt));
  if (isDue || isHandedOver) await insertVersion(db, changedBy, "saved", edition, changedAt);
}

/** Imported records have no writer. */
const isAnother = (writer: Actor, actor: Actor) =>
  writer.name !== "" && (writer.id !== actor.id || writer.name !== actor.name);

/** The time of the newest version of an edition, or of those by one writer. */
async function newestVersion(db: Db, id: string, writer?: Actor): Promise<string | undefined> {
  let versions = db.selectFrom("versions").select("at").where("edition_id", "=", id);
  if (writer)
    versions = versions
      .where("author_id", writer.id === null ? "is" : "=", writer.id)
      .where("author_name", "=", writer.name);
  return (await versions.orderBy("at", "desc").limit(1).executeTakeFirst())?.at;
}

async function insertVersion(
  db: Db,
  actor: Actor,
  act: VersionAct,
  { id: edition_id, revision, slug, fields }: Edition,
  at: string,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("versions")
    .values({
      ...{ id, edition_id, revision, slug, act, at },
      ...{ author_id: actor.id, author_name: actor.name, fields: JSON.stringify(fields) },
    })
    .execute();
  await prune(db, edition_id, id);
  return id;
}

/** Stores the working copy before it is replaced, so that it can be restored. */
export async function addVersionIfMissing(db: Db, actor: Actor, edition: Edition, at: string): Promise<void> {
  if (!(await hasVersion(db, edition))) await addVersion(db, actor, "saved", edition, at);
}

/** Whether the working copy is stored as a version. */
export async function hasVersion(db: Db, { id, revision }: Edition): Promise<boolean> {
  const noted = await db
    .selectFrom("versions")
    .select("id")
    .where("edition_id", "=", id)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return Boolean(noted);
}

async function prune(db: Db, edition_id: string, newest: string): Promise<void> {
  const newestFirst = db
    .selectFrom("versions")
    .select("id")
    .where("edition_id", "=", edition_id)
    .orderBy("at", "desc")
    .orderBy("revision", "desc");
  await db
    .deleteFrom("versions")
    .where("edition_id", "=", edition_id)
    // If the clock was set back, the newest version has an old date.
    .where("id", "!=", newest)
    .where("id", "not in", newestFirst.limit(limits.all))
    .where("id", "not in", newestFirst.where("act", "=", "published").limit(limits.publications))
    // Scheduled versions.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("editions").select("due_version").whereRef("due_version", "=", "versions.id"))),
    )
    .execute();
}

const columns = ["id", "revision", "slug", "act", "author_id", "author_name", "at"] as const;
const versionOf = ({ author_id, author_name, ...row }: Pick<VersionRow, (typeof columns)[number]>) => ({
  ...row,
  author: { id: author_id, name: author_name },
});

/** Newest first. */
export async function listVersions(db: Db, id: string): Promise<Version[]> {
  const rows = await db
    .selectFrom("versions")
    .select(columns)
    .where("edition_id", "=", id)
    .orderBy("at", "desc")
    .orderBy("revision", "desc")
    .execute();
  return rows.map(versionOf);
}

export async function readVersion(
  db: Db,
  id: string,
  versionId: string,
): Promise<(Version & { fields: Fields }) | undefined> {
  const row = await db
    .selectFrom("versions")
    .select([...columns, "fields"])
    .where("edition_id", "=", id)
    .where("id", "=", versionId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { fields, ...version } = row;
  return { ...versionOf(version), fields: JSON.parse(fields) };
}
