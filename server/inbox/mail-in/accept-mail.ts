import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { stored } from "../../../app/words/en/desk/stored.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { exclusively } from "../../database/exclusively.ts";
import type { Database } from "../../database/schema.ts";
import { emailKey } from "../../mail/email-key.ts";
import { queueMail } from "../../mail/outbox.ts";
import type { MediaStore } from "../../media/store.ts";
import type { WorkFiles } from "../../media/work-files.ts";
import { reopen } from "../change-state.ts";
import { discardFiles, recordFiles, type StoredFile, storeFile } from "../mailed-files.ts";
import { addPost } from "../posts.ts";
import { acceptAutomaticMail } from "./accept-automatic-mail.ts";
import { acceptStaffAnswer } from "./accept-staff-answer.ts";
import { recordAccepted, wasAccepted } from "./accepted-mails.ts";
import { type Conversation, findConversation, findConversationOfNotice } from "./find-conversation.ts";
import { addMailLine, countPosts } from "./flood-limits.ts";
import type { IncomingMail } from "./incoming-mail.ts";
import { floodLimits } from "./mail-limits.ts";
import { openAsSpam, openConversation } from "./open-conversation.ts";
import { answersStaffMail, hasOwnMessageId, isOwnMail, type SiteIdentity } from "./own-mail.ts";

type Db = Kysely<Database>;
export type MailParts = {
  database: SiteDatabase;
  store: MediaStore;
  files: WorkFiles;
  site: SiteIdentity;
  readNewsletterReport?: ReadReport | undefined;
};

/**
 * Reads a bounce, a complaint or an automatic answer to a newsletter, and resolves with what notes it. Undefined if the
 * mail is about none.
 */
export type ReadReport = (mail: IncomingMail) => Promise<((db: Db, at: Date) => Promise<void>) | undefined>;

/** "known": some process accepted it before. "nothing": it is neither an answer nor a question. */
export type MailOutcome = "opened" | "joined" | "noted" | "nothing" | "too many" | "known";

/**
 * Stores a mail where it belongs. One transaction stores its text and records it as accepted, under `key`, so that a crash
 * neither loses nor repeats it.
 */
export async function acceptMail(
  parts: MailParts,
  key: string,
  mail: IncomingMail,
  at: Date,
): Promise<MailOutcome> {
  const { database, site } = parts;
  if (await wasAccepted(database.db, key, mail.messageId)) return "known";
  const mayHaveFiles = mail.automatic !== "bounce" && !hasOwnMessageId(mail, site);
  // Before the transaction: it may have to store its key first.
  const noteReport = mail.automatic ? await parts.readNewsletterReport?.(mail) : undefined;
  const files: StoredFile[] = [];
  let outcome: MailOutcome | undefined;
  try {
    for (const file of mayHaveFiles ? mail.files : []) files.push(await storeFile(parts, file, at));
    outcome = await exclusively(database, ["enquiries", "newsletter"], async (db) => {
      const isFirst = await recordAccepted(db, key, at);
      if (!isFirst || (await wasAccepted(db, "", mail.messageId))) return "known";
      if (!noteReport) return sortMail(db, mail, files, site, at);
      await noteReport(db, at);
      return "noted";
    });
    return outcome;
  } finally {
    if (outcome !== "opened" && outcome !== "joined") await discardFiles(parts, files).catch(() => {});
  }
}

async function sortMail(
  db: Db,
  mail: IncomingMail,
  files: StoredFile[],
  site: SiteIdentity,
  at: Date,
): Promise<MailOutcome> {
  const isByPerson = !mail.automatic && !hasOwnMessageId(mail, site);
  const noticed = isByPerson ? await findConversationOfNotice(db, mail, site) : undefined;
  // If a colleague forwarded the notice, the visitor may answer it too.
  if (noticed && noticed.email_key !== emailKey(mail.from.address))
    return acceptStaffAnswer(db, noticed.id, mail, files, site, at);
  if (isOwnMail(mail, site)) return "nothing";
  if (mail.automatic)
    return (
      (await acceptAutomaticMail(db, mail, site, at)) ??
      openAsSpam(db, mail, files, at, automaticReasons[mail.automatic])
    );
  const conversation = noticed ?? (await findConversation(db, mail, site));
  if (conversation) return joinConversation(db, conversation, mail, files, at);
  // Otherwise a robot at the staff's address would receive a notice of its own answer, answer that, and so on.
  if (answersStaffMail(mail, site)) return openAsSpam(db, mail, files, at, stored.spam.answersStaff);
  await openConversation(db, mail, files, at);
  return "opened";
}

/** A first mail is never dropped: staff find it with the spam, and the reason beside it. */
const { robot, bounce } = stored.spam;
const automaticReasons = { robot, bounce };

async function joinConversation(
  db: Db,
  { id: message_id, email_key, state }: Conversation,
  { from, text, quoted, messageId, dmarc }: IncomingMail,
  files: StoredFile[],
  at: Date,
): Promise<MailOutcome> {
  if ((await countPosts(db, message_id, "in", at)) >= floodLimits.postsPerDay) {
    await addMailLine(db, message_id, stored.lines.tooMany, "", at);
    return "too many";
  }
  const isSameSender = emailKey(from.address) === email_key;
  const author = isSameSender ? from.name : `${from.name}, from another address: ${from.address || "none"}`;
  const post_id = randomUUID();
  const post = { id: post_id, kind: "in", text, quoted, mail_id: messageId, dmarc } as const;
  await addPost(db, message_id, { id: null, name: author }, post, at);
  await recordFiles(db, { message_id, post_id }, files);
  // Spam stays spam until staff bring it back, together with everything that arrived since.
  if (state !== "spam") {
    await reopen(db, message_id, at);
    await queueMail(db, { purpose: "notice", message_id, post_id }, at);
  }
  return "joined";
}
