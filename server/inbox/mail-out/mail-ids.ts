/**
 * What ties an answer to its conversation: our Message-IDs (written without brackets) and reply addresses. Mail joins a
 * conversation by them, so none can be guessed from a reference: they are random or signed. They never change, so that mail
 * programs recognise a mail that was sent twice.
 */
import { messageIdAt } from "../../mail/mail-headers.ts";
import type { Settings } from "../../process/environment.ts";
import { conversationToken, type TokenPurpose } from "../conversation-token.ts";

export type MailSettings = Pick<Settings, "siteUrl" | "imapUrl" | "replyTo"> & {
  mailFrom: string;
  staffEmail: string;
};

/** With the key that signs the tokens. */
export type KeyedMailSettings = MailSettings & { key: string };

type Site = { siteUrl: string; key: string };

export const noticeMailId = (reference: string, { siteUrl, key }: Site) =>
  messageIdAt(siteUrl, `enquiry-${conversationToken("notice", reference, key)}`);

/** For the notice of a later mail from the visitor. */
export const laterNoticeMailId = (postId: string, siteUrl: string) => messageIdAt(siteUrl, `mail-${postId}`);

export const acknowledgementMailId = (reference: string, { siteUrl, key }: Site) =>
  messageIdAt(siteUrl, `acknowledgement-${conversationToken("acknowledgement", reference, key)}`);

/** Also stored with the reply, so that answers find it. */
export const replyMailId = (postId: string, siteUrl: string) => messageIdAt(siteUrl, `reply-${postId}`);

/** Where answers go. Its token names the conversation and the purpose. Undefined if the site reads no mailbox. */
export function replyAddress(
  reference: string,
  { replyTo, imapUrl, mailFrom, key }: KeyedMailSettings,
  purpose: TokenPurpose = "reply",
): string | undefined {
  const pattern = replyTo ?? (imapUrl && mailFrom.replace("@", "+{token}@"));
  return pattern?.replace("{token}", conversationToken(purpose, reference, key));
}
