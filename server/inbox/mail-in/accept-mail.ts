import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../../database/connect.ts";
import { exclusively } from "../../database/exclusively.ts";
import type { Database } from "../../database/schema.ts";
import { emailKey } from "../../mail/email-key.ts";
import { queueMail } from "../../mail/outbox.ts";
import type { MediaStore } from "../../media/store.ts";
import type { WorkFiles } from "../../media/work-files.ts";
import { reopen } from "../change-state.ts";
import { discardFiles, type KeptFile, keepFile, writeFiles } from "../mailed-files.ts";
import { addPost } from "../posts.ts";
import { noteAutomatic } from "./accept-automatic-mail.ts";
import { noteStaffAnswer } from "./accept-staff-answer.ts";
import { addLine } from "./conversation-notes.ts";
import {
  type Conversation,
  conversationOf,
  conversationOfNotice,
  type Ourselves,
} from "./find-conversation.ts";
import { countPosts } from "./flood-limits.ts";
import type { IncomingMail } from "./incoming-mail.ts";
import { floodLimits } from "./mail-limits.ts";
import { openApart, openConversation } from "./open-conversation.ts";
import { answersStaffMail, isNamedByUs, isOurs } from "./own-mail.ts";

type Db = Kysely<Database>;
export type Taking = { database: SiteDatabase; store: MediaStore; files: WorkFiles; ourselves: Ourselves };

/** "known": it was taken before, by whichever process. "nothing": it is nobody's answer, and no question. */
export type Taken = "opened" | "joined" | "noted" | "nothing" | "too many" | "known";

/**
 * Takes a mail, all or nothing: that it was taken is written in the transaction that writes what it says. `key` is what
 * it is known by.
 */
export async function takeMail(taking: Taking, key: string, mail: IncomingMail, at: Date): Promise<Taken> {
  if (await isTaken(taking.database.db, key, mail)) return "known";
  const isWanted = mail.automatic !== "bounce" && !isNamedByUs(mail, taking.ourselves);
  const kept: KeptFile[] = [];
  let taken: Taken | undefined;
  try {
    for (const file of isWanted ? mail.files : []) kept.push(await keepFile(taking, file, at));
    taken = await exclusively(taking.database, "enquiries", async (db) => {
      const isFirst = await noteTaken(db, key, at);
      if (!isFirst || (await isTaken(db, "", mail))) return "known";
      return place(db, mail, kept, taking.ourselves, at);
    });
    return taken;
  } finally {
    if (taken !== "opened" && taken !== "joined") await discardFiles(taking, kept).catch(() => {});
  }
}

/** Whether a mail was taken; true also for one that a conversation already has, should that have been forgotten. */
export async function isTaken(db: Db, key: string, mail?: IncomingMail): Promise<boolean> {
  const noted = db.selectFrom("incoming_mails").select("mail_id").where("mail_id", "=", key);
  if (await noted.executeTakeFirst()) return true;
  if (!mail?.messageId) return false;
  const { messageId } = mail;
  const post = db.selectFrom("enquiry_posts").select("id").where("mail_id", "=", messageId);
  const message = db.selectFrom("contact_messages").select("id").where("mail_id", "=", messageId);
  return Boolean((await post.executeTakeFirst()) ?? (await message.executeTakeFirst()));
}

/** False if another process was quicker. */
export async function noteTaken(db: Db, mail_id: string, at: Date): Promise<boolean> {
  const noted = await db
    .insertInto("incoming_mails")
    .values({ mail_id, at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (noted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function place(
  db: Db,
  mail: IncomingMail,
  kept: KeptFile[],
  ourselves: Ourselves,
  at: Date,
): Promise<Taken> {
  const isByPerson = !mail.automatic && !isNamedByUs(mail, ourselves);
  const noticed = isByPerson ? await conversationOfNotice(db, mail, ourselves) : undefined;
  // The visitor has the notice too, if a colleague passed it on.
  if (noticed && noticed.email_key !== emailKey(mail.from.address))
    return noteStaffAnswer(db, noticed.id, mail, kept, ourselves, at);
  if (isOurs(mail, ourselves)) return "nothing";
  if (mail.automatic)
    return (
      (await noteAutomatic(db, mail, ourselves, at)) ??
      openApart(db, mail, kept, at, automaticReasons[mail.automatic])
    );
  const conversation = noticed ?? (await conversationOf(db, mail, ourselves));
  if (conversation) return join(db, conversation, mail, kept, at);
  // A robot at the address of the staff would otherwise be told of its own answer, answer that, and so on.
  if (answersStaffMail(mail, ourselves))
    return openApart(db, mail, kept, at, "it answers a mail that this site sent to its staff");
  await openConversation(db, mail, kept, at);
  return "opened";
}

/** A first mail never vanishes: the staff find it among the spam, and why it is there. */
const automaticReasons = {
  robot: "a program seems to have written it",
  bounce: "it is a mail server's report about a mail that belongs to no conversation",
};

async function join(
  db: Db,
  { id: message_id, email_key, state }: Conversation,
  { from, text, quoted, messageId, dmarc }: IncomingMail,
  kept: KeptFile[],
  at: Date,
): Promise<Taken> {
  if ((await countPosts(db, message_id, "in", at)) >= floodLimits.postsPerDay) {
    await addLine(
      db,
      message_id,
      "Too many mails came within a day. More of them are in the mailbox.",
      "",
      at,
    );
    return "too many";
  }
  const isSame = emailKey(from.address) === email_key;
  const author = isSame ? from.name : `${from.name}, from another address: ${from.address || "none"}`;
  const post_id = randomUUID();
  const post = { id: post_id, kind: "in", text, quoted, mail_id: messageId, dmarc } as const;
  await addPost(db, message_id, { id: null, name: author }, post, at);
  await writeFiles(db, { message_id, post_id }, kept);
  // What is apart stays there until somebody of the staff brings it back, with all that came since.
  if (state !== "spam") {
    await reopen(db, message_id, at);
    await queueMail(db, { purpose: "notice", message_id, post_id }, at);
  }
  return "joined";
}
