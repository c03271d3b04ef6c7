/**
 * The Message-IDs of our mails, without brackets. The same each time, so that a mail which was sent twice is seen to be one.
 * None can be guessed from a reference, because mail joins a conversation by them: they are random or signed.
 */
import { messageIdAt } from "../../mail/mail-headers.ts";
import { conversationToken } from "../conversation-token.ts";

type Site = { siteUrl: string; key: string };

export const noticeMailId = (reference: string, { siteUrl, key }: Site) =>
  messageIdAt(siteUrl, `enquiry-${conversationToken("notice", reference, key)}`);

/** Of what a visitor wrote later. */
export const laterNoticeMailId = (postId: string, siteUrl: string) => messageIdAt(siteUrl, `mail-${postId}`);

export const acknowledgementMailId = (reference: string, { siteUrl, key }: Site) =>
  messageIdAt(siteUrl, `acknowledgement-${conversationToken("acknowledgement", reference, key)}`);

/** Stands in the row of the reply too, so that answers find it. */
export const replyMailId = (postId: string, siteUrl: string) => messageIdAt(siteUrl, `reply-${postId}`);
