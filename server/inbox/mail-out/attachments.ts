import { buffer } from "node:stream/consumers";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { headerText } from "../../mail/mail-headers.ts";
import { attachmentProblem } from "../../mail/mail-problem.ts";
import { keyOf, originals } from "../../media/object-keys.ts";
import type { MediaStore } from "../../media/store.ts";

/** In bytes, for all files of a mail together: many mail servers refuse more. */
export const maxAttached = 10_000_000;

/** Reads the files of the media library that a reply carries. Throws if one is missing, rather than send the others. */
export async function attachmentsOf(db: Kysely<Database>, store: MediaStore, postId: string) {
  const files = await db
    .selectFrom("enquiry_files")
    .leftJoin("media", "media.id", "enquiry_files.media_id")
    .select(["enquiry_files.name", "media.id", "media.copy", "media.kind", "media.type"])
    .where("enquiry_files.post_id", "=", postId)
    .orderBy("enquiry_files.id")
    .execute();
  let total = 0;
  const attachments = [];
  for (const { name, id, copy, kind, type } of files) {
    const found = id && copy && kind && (await store.read(keyOf({ id, copy }, originals[kind])));
    if (!found) throw attachmentProblem("A file attached to a reply is not in the store.");
    total += found.bytes;
    if (total > maxAttached) {
      found.stream.destroy();
      throw attachmentProblem("The files attached to a reply are too large together.");
    }
    attachments.push({
      filename: kind === "picture" ? headerText(name).replace(/(?:\.\w{1,5})?$/, ".webp") : headerText(name),
      contentType: kind === "picture" ? "image/webp" : (type ?? "application/octet-stream"),
      content: await buffer(found.stream),
    });
  }
  return attachments;
}
