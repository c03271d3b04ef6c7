/** Sends a reply in one transaction, and never twice. */
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../../database/connect.ts";
import { exclusively } from "../../database/exclusively.ts";
import type { Database, EnquiryPostRow } from "../../database/schema.ts";
import { queueMail } from "../../mail/outbox.ts";
import type { MediaItem } from "../../media/media-types.ts";
import { type Actor, logStaffAct } from "../../staff/staff-log.ts";
import { markAnswered } from "../change-state.ts";
import { replyMailId } from "../mail-out/mail-ids.ts";
import { recordFiles, type StoredFile } from "../mailed-files.ts";
import { addPost } from "../posts.ts";
import { maxReplyCharacters } from "./reply-drafts.ts";

export type Attached = Pick<MediaItem, "id" | "name" | "type" | "bytes">;
export type NewReply = {
  text: string;
  /** From the media library. */
  files: Attached[];
  /** From the device of the writer: see server/inbox/reply-files.ts. */
  uploads?: StoredFile[];
  /** The form that it was written in. */
  formId: string;
  /** The newest post that the writer has seen; empty if there was none. */
  seen: string;
  /** The revision of the draft in the writer's window; undefined if there was none. */
  base?: number;
};
type Person = Actor & { id: string };
/** Posts that were added since the writer opened the page. */
export type Meanwhile = Pick<EnquiryPostRow, "kind" | "author">[];
export type Replied =
  | { outcome: "sent" | "sent before" | "not there" | "nothing written" | "too long" }
  /** Nothing was sent: the writer has another text in another window, or a file was deleted. */
  | { outcome: "other draft" | "file deleted" }
  | { outcome: "look first"; meanwhile: Meanwhile };

type Parts = { database: SiteDatabase; siteUrl: string; now: () => Date };

export function sendReply(
  { database, siteUrl, now }: Parts,
  reference: string,
  person: Person,
  reply: NewReply,
) {
  return exclusively(database, "enquiries", async (db): Promise<Replied> => {
    const { text, files, uploads = [], formId, seen, base } = reply;
    const message = await db
      .selectFrom("contact_messages")
      .select(["email", "state"])
      .where("id", "=", reference)
      .executeTakeFirst();
    if (!message) return { outcome: "not there" };
    const posts = await exchangedPosts(db, reference);
    const last = posts.at(-1);
    // The form was opened twice, or the device restored its text: the visitor already has this reply.
    const isSame = message.state !== "waiting" && last?.staff_id === person.id && last.text === text;
    const byThisForm = posts.find(({ form_id }) => form_id === formId);
    const draft = await draftOf(db, reference, person);
    const isOwn = !draft || base === undefined || draft.revision === base;
    if (isSame || byThisForm?.text === text) {
      if (draft && (isOwn || draft.text === text)) await emptyDraft(db, reference, person);
      return { outcome: "sent before" };
    }
    if (text.trim() === "") return { outcome: "nothing written" };
    if (text.length > maxReplyCharacters) return { outcome: "too long" };
    const meanwhile = posts.slice(posts.findIndex(({ id }) => id === seen) + 1);
    // The writer changed the text, not knowing that it had already been sent.
    if (byThisForm && meanwhile.length === 0) meanwhile.push(byThisForm);
    if (meanwhile.length > 0) return { outcome: "look first", meanwhile };
    if (!isOwn && draft.text !== "" && draft.text !== text) return { outcome: "other draft" };
    if (!(await filesExist(db, files))) return { outcome: "file deleted" };

    const at = now();
    const id = randomUUID();
    const post = { id, kind: "out" as const, text, mail_id: replyMailId(id, siteUrl), form_id: formId };
    await addPost(db, reference, person, { ...post, signature: await signatureOf(db, person) }, at);
    const of = { message_id: reference, post_id: id };
    for (const { id: media_id, name, type, bytes } of files)
      await db
        .insertInto("enquiry_files")
        .values({ ...of, id: randomUUID(), media_id, name, type, bytes, dropped: null })
        .execute();
    await recordFiles(db, of, uploads);
    await queueMail(db, { purpose: "reply", ...of, recipient: message.email }, at);
    await markAnswered(db, reference, at);
    if (draft) await emptyDraft(db, reference, person);
    await logStaffAct(db, person, "replied", reference, at);
    return { outcome: "sent" };
  });
}

const draftOf = (db: Kysely<Database>, reference: string, { id }: Person) =>
  db
    .selectFrom("reply_drafts")
    .select(["text", "revision"])
    .where("message_id", "=", reference)
    .where("staff_id", "=", id)
    .executeTakeFirst();

async function signatureOf(db: Kysely<Database>, { id }: Person): Promise<string | null> {
  const person = db.selectFrom("staff").select("signature").where("id", "=", id);
  return (await person.executeTakeFirst())?.signature || null;
}

/** Increments the revision, so that an open window does not mistake a later draft for the one it started from. */
async function emptyDraft(db: Kysely<Database>, reference: string, { id }: Person): Promise<void> {
  await db
    .updateTable("reply_drafts")
    .set(({ eb }) => ({ text: "", files: "", revision: eb("revision", "+", 1) }))
    .where("message_id", "=", reference)
    .where("staff_id", "=", id)
    .execute();
}

/** Safe because deleting a file takes the same lock: see server/media/media-library.ts. */
async function filesExist(db: Kysely<Database>, files: Attached[]): Promise<boolean> {
  if (files.length === 0) return true;
  const ids = files.map(({ id }) => id);
  const found = await db.selectFrom("media").select("id").where("id", "in", ids).execute();
  return found.length === new Set(ids).size;
}

/** The posts from and to the visitor, the oldest first. */
function exchangedPosts(db: Kysely<Database>, reference: string) {
  return db
    .selectFrom("enquiry_posts")
    .select(["id", "kind", "author", "staff_id", "text", "form_id"])
    .where("message_id", "=", reference)
    .where("kind", "in", ["in", "out"])
    .orderBy("at")
    .orderBy("id")
    .execute();
}
