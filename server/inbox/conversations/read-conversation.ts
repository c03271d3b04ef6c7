import type { SiteDatabase } from "../../database/connect.ts";
import type { ContactMessageRow, EnquiryFileRow, EnquiryPostRow, MailRow } from "../../database/schema.ts";
import { currentReference } from "../merged-reference.ts";
import { readReference } from "../reference.ts";

export type FileShown = Pick<EnquiryFileRow, "id" | "name" | "type" | "bytes" | "media_id" | "dropped">;
/** The delivery of the mail that carries a reply. */
export type Delivery = {
  is: "waits" | "sent" | "failed";
  at: string;
  attempts: number;
  problem: string | null;
};
export type Post = Pick<EnquiryPostRow, (typeof postColumns)[number]> & {
  files: FileShown[];
  delivery: Delivery | null;
};
export type Earlier = Pick<ContactMessageRow, "id" | "subject" | "state" | "created_at">;
export type Conversation = {
  message: ContactMessageRow;
  assigneeName: string | null;
  /** The files of the first message. */
  files: FileShown[];
  posts: Post[];
  /** Other messages from the same address, the newest first. */
  earlier: Earlier[];
};

const postColumns = [
  "id",
  "kind",
  "at",
  "author",
  "text",
  "quoted",
  "staff_id",
  "dmarc",
  "signature",
] as const;
const mailColumns = ["attempts", "created_at", "sent_at", "given_up_at", "last_error"] as const;

/** Of more posts, only the newest are shown. */
const maxPosts = 300;
const maxEarlier = 20;

/** Under its own reference, or under one that was merged into it. */
export async function readConversation(
  { db }: SiteDatabase,
  reference: string,
): Promise<Conversation | undefined> {
  const typed = readReference(reference);
  if (!typed) return undefined;
  const id = await currentReference(db, typed);
  const message = await db.selectFrom("contact_messages").selectAll().where("id", "=", id).executeTakeFirst();
  if (!message) return undefined;
  const [posts, files, mails, earlier, assignee] = await Promise.all([
    db
      .selectFrom("enquiry_posts")
      .select(postColumns)
      .where("message_id", "=", id)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(maxPosts)
      .execute(),
    db
      .selectFrom("enquiry_files")
      .select(["id", "post_id", "name", "type", "bytes", "media_id", "dropped"])
      .where("message_id", "=", id)
      .orderBy("id")
      .execute(),
    db
      .selectFrom("mails")
      .select(["post_id", ...mailColumns])
      .where("message_id", "=", id)
      .where("purpose", "=", "reply")
      .execute(),
    db
      .selectFrom("contact_messages")
      .select(["id", "subject", "state", "created_at"])
      .where("email_key", "=", message.email_key)
      .where("id", "!=", id)
      .orderBy("created_at", "desc")
      .limit(maxEarlier)
      .execute(),
    message.assignee === null
      ? undefined
      : db.selectFrom("staff").select("name").where("id", "=", message.assignee).executeTakeFirst(),
  ]);
  return {
    ...{ message, earlier, assigneeName: assignee?.name ?? null },
    files: files.filter((file) => file.post_id === null),
    posts: posts.reverse().map((post) => {
      const mail = mails.find(({ post_id }) => post_id === post.id);
      return {
        ...post,
        files: files.filter((file) => file.post_id === post.id),
        delivery: mail ? deliveryOf(mail) : null,
      };
    }),
  };
}

/** The delivery of one reply; undefined if it does not exist. */
export async function readDelivery(
  { db }: SiteDatabase,
  reference: string,
  postId: string,
): Promise<Delivery | undefined> {
  const mail = await db
    .selectFrom("mails")
    .select(mailColumns)
    .where("message_id", "=", readReference(reference) ?? "")
    .where("post_id", "=", postId)
    .where("purpose", "=", "reply")
    .executeTakeFirst();
  return mail && deliveryOf(mail);
}

type Mail = Pick<MailRow, (typeof mailColumns)[number]>;

function deliveryOf({ attempts, created_at, sent_at, given_up_at, last_error: problem }: Mail): Delivery {
  if (sent_at) return { is: "sent", at: sent_at, attempts, problem: null };
  return { is: given_up_at ? "failed" : "waits", at: given_up_at ?? created_at, attempts, problem };
}
