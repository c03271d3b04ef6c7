import { buffer } from "node:stream/consumers";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { headerText } from "../../mail/mail-headers.ts";
import { fileProblem } from "../../mail/mail-problem.ts";
import { keyOf, originals } from "../../media/object-keys.ts";
import type { MediaStore } from "../../media/store.ts";

/** Of all files of one mail: what is larger, many mail servers refuse. */
export const mostAttached = 10_000_000;

/** The files of the media library that go with a reply: all its files, so none is left out if one was removed. */
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
    if (!found) throw fileProblem("A file that goes with a reply is not in the store.");
    total += found.bytes;
    if (total > mostAttached) {
      found.stream.destroy();
      throw fileProblem("The files that go with a reply are too large together.");
    }
    attachments.push({
      filename: kind === "picture" ? headerText(name).replace(/(?:\.\w{1,5})?$/, ".webp") : headerText(name),
      contentType: kind === "picture" ? "image/webp" : (type ?? "application/octet-stream"),
      content: await buffer(found.stream),
    });
  }
  return attachments;
}
