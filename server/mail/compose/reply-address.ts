import { conversationToken } from "../../enquiries/conversation-token.ts";
import type { Postage } from "./postage.ts";

/** Where a visitor's answer goes: its token tells the conversation. None if nobody reads a mailbox. */
export function replyAddress(
  reference: string,
  key: string,
  { replyTo, imapUrl, mailFrom }: Pick<Postage, "replyTo" | "imapUrl" | "mailFrom">,
): string | undefined {
  const pattern = replyTo ?? (imapUrl && mailFrom.replace("@", "+{token}@"));
  return pattern?.replace("{token}", conversationToken("reply", reference, key));
}
