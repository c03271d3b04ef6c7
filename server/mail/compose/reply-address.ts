import { conversationToken } from "../../enquiries/conversation-token.ts";
import type { KeyedPostage } from "./postage.ts";

type Wishes = Pick<KeyedPostage, "replyTo" | "imapUrl" | "mailFrom" | "key">;

/** Where a visitor's answer goes: its token tells the conversation. None if nobody reads a mailbox. */
export function replyAddress(
  reference: string,
  { replyTo, imapUrl, mailFrom, key }: Wishes,
): string | undefined {
  const pattern = replyTo ?? (imapUrl && mailFrom.replace("@", "+{token}@"));
  return pattern?.replace("{token}", conversationToken("reply", reference, key));
}
