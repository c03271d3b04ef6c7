/** Processes incoming mails, with a folder for their files, for tests without a mailbox. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { SiteDatabase } from "../server/database/connect.ts";
import { conversationKey, conversationToken } from "../server/inbox/conversation-token.ts";
import { acceptMail } from "../server/inbox/mail-in/accept-mail.ts";
import { mailKey } from "../server/inbox/mail-in/message-ids.ts";
import { parseMail } from "../server/inbox/mail-in/parse-mail.ts";
import { acknowledgementMailId, noticeMailId } from "../server/inbox/mail-out/mail-ids.ts";
import { openFolderStore } from "../server/media/folder-store.ts";
import { workFilesIn } from "../server/media/work-files.ts";
import { messageRow } from "./message-row.ts";

export const host = "site.example";
/** The Message-IDs of our mails about a message: see server/inbox/mail-out/mail-ids.ts. */
export const mailIdsOf = (id: string, key: string) => {
  const site = { siteUrl: `https://${host}`, key };
  return { notice: noticeMailId(id, site), acknowledgement: acknowledgementMailId(id, site) };
};
export const reply = "reply-0b7a5f7e-4a53-4f2c-9b58-6c1f0d8f3a11@site.example";

/** A raw mail: headers, a blank line and the text. */
export const mail = (headers: Record<string, string>, text = "Thank you.") =>
  `${Object.entries({
    From: "Selam <selam@example.org>",
    To: "hello@site.example",
    Subject: "Re: A question",
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n${text}\r\n`;

export async function openMailIn(database: SiteDatabase) {
  const folder = await mkdtemp(join(tmpdir(), "mail-in-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { db } = database;
  const store = openFolderStore(folder);
  const key = await conversationKey(db);
  const files = workFilesIn(folder);
  const site = { key, host, siteUrl: `https://${host}`, from: "hello@site.example" };
  return {
    ...{ folder, store, files, site },
    accept: async (raw: string | Buffer, at = new Date()) => {
      const bytes = Buffer.from(raw);
      return acceptMail({ database, store, files, site }, mailKey(bytes), await parseMail(bytes), at);
    },
    /** Adds a message that has been answered. */
    async answered(id = "7K3M-QX9D") {
      const at = new Date().toISOString();
      const state = { state: "answered", due_at: null, answered_at: at, first_answer_at: at } as const;
      await db
        .insertInto("contact_messages")
        .values(messageRow({ id, ...state }))
        .execute();
      const post = { id: "post", message_id: id, kind: "out", at, author: "Ada", text: "In May." } as const;
      await db
        .insertInto("enquiry_posts")
        .values({ ...post, mail_id: reply })
        .execute();
      return { id, token: conversationToken("reply", id, key), ...mailIdsOf(id, key) };
    },
    conversations: () => db.selectFrom("contact_messages").selectAll().orderBy("created_at").execute(),
    /** The conversation started by the mail with this Message-ID. */
    openedBy: (mail_id: string) =>
      db.selectFrom("contact_messages").selectAll().where("mail_id", "=", mail_id).executeTakeFirst(),
    posts: () =>
      db.selectFrom("enquiry_posts").selectAll().where("kind", "in", ["in", "line"]).orderBy("at").execute(),
    attached: () => db.selectFrom("enquiry_files").selectAll().orderBy("name").execute(),
    toVisitors: () =>
      db.selectFrom("mails").selectAll().where("purpose", "in", ["reply", "acknowledgement"]).execute(),
  };
}
