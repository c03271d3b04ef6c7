import { conversationToken, type TokenPurpose } from "../conversation-token.ts";
import type { KeyedPostage } from "./postage.ts";

type Wishes = Pick<KeyedPostage, "replyTo" | "imapUrl" | "mailFrom" | "key">;

/** Where the answer to a mail goes: its token tells the conversation, and what is answered. None if no mailbox is read. */
export function replyAddress(
  reference: string,
  { replyTo, imapUrl, mailFrom, key }: Wishes,
  purpose: TokenPurpose = "reply",
): string | undefined {
  const pattern = replyTo ?? (imapUrl && mailFrom.replace("@", "+{token}@"));
  return pattern?.replace("{token}", conversationToken(purpose, reference, key));
}
