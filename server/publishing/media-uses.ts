import { mediaIdsIn } from "../content/media-address.ts";
import { type Db, type Edition, type Fields, summaryColumns, summaryOf } from "./edition.ts";
import { namedIn, noteUses } from "./media-names.ts";
import { publicFields } from "./public-record.ts";
import { readVersion } from "./versions.ts";

/** Pictures and files that an edition names: in its working copy, in what visitors read, and in what is scheduled. */
export async function followMedia(db: Db, edition: Edition, dueVersion: string | null): Promise<void> {
  const { id, fields } = edition;
  const shown = await publicFields(db, edition);
  const scheduled = dueVersion === null ? undefined : await readVersion(db, id, dueVersion);
  await noteUses(db, id, [fields, shown ?? {}, scheduled?.fields ?? {}]);
}

/** What is used by more public and scheduled records than this is not looked for in their texts: it is in one of them. */
const mostRead = 50;

/** Of these, the ones that visitors see, or will once a text is due. A draft of what is public may name others. */
export async function shownMedia(db: Db, ids: string[]): Promise<Set<string>> {
  const shown = new Set<string>();
  for (const id of ids) if (await isShown(db, id)) shown.add(id);
  return shown;
}

async function isShown(db: Db, media_id: string): Promise<boolean> {
  const users = await db
    .selectFrom("editions")
    .innerJoin("media_uses", "edition_id", "editions.id")
    .select([...summaryColumns, "due_version"])
    .where("named", "=", media_id)
    .where(({ eb, or }) => or([eb("public_revision", "is not", null), eb("due_at", "is not", null)]))
    .limit(mostRead)
    .execute();
  for (const { due_version, ...row } of users) {
    const shown = await publicFields(db, summaryOf(row));
    const scheduled = due_version === null ? undefined : await readVersion(db, row.id, due_version);
    const texts = Object.values({ ...shown }).concat(Object.values({ ...scheduled?.fields }));
    if (mediaIdsIn(texts.join("\n")).includes(media_id)) return true;
  }
  return users.length === mostRead;
}

/** Of one that is new. Most name none, and then nothing is asked. */
export async function noteMedia(db: Db, id: string, fields: Fields): Promise<void> {
  if (namedIn(Object.values(fields).join("\n")).length > 0) await noteUses(db, id, [fields]);
}
