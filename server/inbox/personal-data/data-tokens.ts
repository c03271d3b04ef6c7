import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { conversationKey, conversationToken, readConversationToken } from "../conversation-token.ts";

/** The tokens with which senders see what is kept of their messages. Their key is read once. */
export function dataTokens(db: Kysely<Database>) {
  let known: string | undefined;
  const key = async () => (known ??= await conversationKey(db));
  return {
    of: async (reference: string) => conversationToken("my data", reference, await key()),
    /** The reference that a token is of, if it is one of ours. */
    read: async (token: string) => readConversationToken("my data", token, await key()),
  };
}
