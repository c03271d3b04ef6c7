import { buffer } from "node:stream/consumers";
import type { Kysely } from "kysely";
import type { Database, EnquiryFileRow, MediaRow } from "../../database/schema.ts";
import { headerText } from "../../mail/mail-headers.ts";
import { attachmentProblem } from "../../mail/mail-problem.ts";
import { isInStore, keyOf, mailedFileKey, originals } from "../../media/object-keys.ts";
import type { MediaStore } from "../../media/store.ts";

/** In bytes, for all files of a mail together: many mail servers refuse more. */
export const maxAttached = 10_000_000;

/** Reads the files that a reply carries. Throws if one is missing, rather than send the others. */
export async function attachmentsOf(db: Kysely<Database>, store: MediaStore, postId: string) {
  const files = await db
    .selectFrom("enquiry_files")
    .leftJoin("media", "media.id", "enquiry_files.media_id")
    .select(["enquiry_files.id as own_id", "enquiry_files.name", "enquiry_files.type as own_type"])
    .select(["enquiry_files.media_id", "enquiry_files.dropped"])
    .select(["media.id", "media.copy", "media.kind", "media.type"])
    .where("enquiry_files.post_id", "=", postId)
    .orderBy("enquiry_files.id")
    .execute();
  let total = 0;
  const attachments = [];
  for (const file of files) {
    const { name, kind } = file;
    const key = keyIn(file);
    const found = key && (await store.read(key));
    if (!found) throw attachmentProblem("A file attached to a reply is not in the store.");
    total += found.bytes;
    if (total > maxAttached) {
      found.stream.destroy();
      throw attachmentProblem("The files attached to a reply are too large together.");
    }
    attachments.push({
      filename: kind === "picture" ? headerText(name).replace(/(?:\.\w{1,5})?$/, ".webp") : headerText(name),
      contentType: kind === "picture" ? "image/webp" : (file.type ?? file.own_type),
      content: await buffer(found.stream),
    });
  }
  return attachments;
}

type File = Pick<EnquiryFileRow, "media_id" | "dropped"> & { own_id: string } & {
  [Column in "id" | "copy" | "kind"]: MediaRow[Column] | null;
};

/** In the media library, or among the files of the conversation. Undefined if it was removed. */
function keyIn({ own_id, id, copy, kind, ...file }: File): string | undefined {
  if (isInStore(file)) return mailedFileKey(own_id);
  return id && copy && kind ? keyOf({ id, copy }, originals[kind]) : undefined;
}
