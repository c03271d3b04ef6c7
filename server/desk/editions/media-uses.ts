import { mediaIdsIn } from "../../media/media-address.ts";
import { noteUses } from "../../media/uses.ts";
import type { Db, Edition, Fields } from "./edition.ts";
import { publicFields } from "./public-rows.ts";
import { readVersion } from "./versions.ts";

/** Pictures and files that an edition names: in its working copy, in what visitors read, and in what is scheduled. */
export async function followMedia(db: Db, edition: Edition, dueVersion: string | null): Promise<void> {
  const { id, fields } = edition;
  const shown = await publicFields(db, edition);
  const scheduled = dueVersion === null ? undefined : await readVersion(db, id, dueVersion);
  await noteUses(db, id, [fields, shown ?? {}, scheduled?.fields ?? {}]);
}

/** Of one that is new. Most name none, and then nothing is asked. */
export async function noteMedia(db: Db, id: string, fields: Fields): Promise<void> {
  if (mediaIdsIn(Object.values(fields).join("\n")).length > 0) await noteUses(db, id, [fields]);
}
