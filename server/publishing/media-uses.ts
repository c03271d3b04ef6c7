import { mediaIdsIn } from "../content/media-address.ts";
import { sampleFilesIn } from "../files/sample-files.ts";
import { type Db, type Edition, type Fields, summaryColumns, summaryOf } from "./edition.ts";
import { publicFields } from "./public-record.ts";
import { readVersion } from "./versions.ts";

/** A record that uses a picture or file: enough to name it and link to it at the desk. */
export type MediaUse = {
  editionId: string;
  kind: string;
  slug: string;
  language: string;
  /** The id of the original, if the record is a translation. */
  translationOf: string | null;
  title: string;
};

/** The ids of uploads that a text names, and the addresses of sample files. */
export const mediaNamedIn = (text: string): string[] => [...mediaIdsIn(text), ...sampleFilesIn(text)];

/** Stores which media the texts of an edition name, in the transaction that writes the texts. */
export async function setMediaUses(db: Db, edition_id: string, texts: Fields[]): Promise<void> {
  const named = mediaNamedIn(texts.flatMap((text) => Object.values(text)).join("\n"));
  const before = await db
    .selectFrom("media_uses")
    .select("named")
    .where("edition_id", "=", edition_id)
    .execute();
  const noted = new Set(before.map(({ named }) => named));
  const gone = [...noted].filter((id) => !named.includes(id));
  const added = named.filter((id) => !noted.has(id));
  if (gone.length > 0)
    await db
      .deleteFrom("media_uses")
      .where("edition_id", "=", edition_id)
      .where("named", "in", gone)
      .execute();
  if (added.length > 0)
    await db
      .insertInto("media_uses")
      .values(({ selectFrom }) =>
        added.map((named) => ({
          named,
          edition_id,
          media_id: selectFrom("media").select("id").where("id", "=", named),
        })),
      )
      .execute();
}

/** Links a new upload with the records that named it before it was uploaded. */
export async function linkMediaUses(db: Db, media_id: string): Promise<void> {
  await db.updateTable("media_uses").set({ media_id }).where("named", "=", media_id).execute();
}

/** The records that use each item. Unused items are not in the map. */
export async function usesOf(db: Db, ids: string[]): Promise<Map<string, MediaUse[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("media_uses")
    .innerJoin("editions", "editions.id", "edition_id")
    .select(["named", "edition_id", "kind", "slug", "language", "translation_of", "title"])
    .where("named", "in", ids)
    .orderBy("kind")
    .orderBy("title")
    .execute();
  const uses = new Map<string, MediaUse[]>();
  for (const { named, edition_id: editionId, translation_of: translationOf, ...use } of rows)
    uses.set(named, [...(uses.get(named) ?? []), { editionId, translationOf, ...use }]);
  return uses;
}

/** Updates the media uses of an edition: in its working copy, its public text and its scheduled text. */
export async function updateMediaUses(db: Db, edition: Edition, dueVersion: string | null): Promise<void> {
  const { id, fields } = edition;
  const shown = await publicFields(db, edition);
  const scheduled = dueVersion === null ? undefined : await readVersion(db, id, dueVersion);
  await setMediaUses(db, id, [fields, shown ?? {}, scheduled?.fields ?? {}]);
}

/** An item used by this many public or scheduled editions counts as shown without reading their texts. */
const maxRead = 50;

/** The items that visitors see, or will see once a scheduled text is due. Items named only in drafts are left out. */
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
    .limit(maxRead)
    .execute();
  for (const { due_version, ...row } of users) {
    const shown = await publicFields(db, summaryOf(row));
    const scheduled = due_version === null ? undefined : await readVersion(db, row.id, due_version);
    const texts = Object.values({ ...shown }).concat(Object.values({ ...scheduled?.fields }));
    if (mediaIdsIn(texts.join("\n")).includes(media_id)) return true;
  }
  return users.length === maxRead;
}

/** For a new edition. Most name no media and need no query. */
export async function addMediaUses(db: Db, id: string, fields: Fields): Promise<void> {
  if (mediaNamedIn(Object.values(fields).join("\n")).length > 0) await setMediaUses(db, id, [fields]);
}

/** A reply with this file that is not sent yet. Its mail is built when it is sent, so the file must still be stored then. */
export function unsentReplyWith(db: Db, id: string): Promise<{ message_id: string } | undefined> {
  return db
    .selectFrom("enquiry_files")
    .innerJoin("mails", "mails.post_id", "enquiry_files.post_id")
    .select("enquiry_files.message_id")
    .where("enquiry_files.media_id", "=", id)
    .where("mails.purpose", "=", "reply")
    .where("mails.sent_at", "is", null)
    .where("mails.given_up_at", "is", null)
    .executeTakeFirst();
}

/** Notes in the conversations whose replies had this file that it was removed. */
export async function markFileRemoved(db: Db, id: string): Promise<void> {
  await db
    .updateTable("enquiry_files")
    .set({ media_id: null, dropped: "It was removed from the media library." })
    .where("media_id", "=", id)
    .execute();
}
