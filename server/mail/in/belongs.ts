import type { Kysely } from "kysely";
import type { ContactMessageRow, Database } from "../../database/schema.ts";
import { readConversationToken } from "../../enquiries/conversation-token.ts";
import { readReference } from "../../enquiries/reference.ts";
import type { IncomingMail } from "./mail.ts";

type Db = Kysely<Database>;
/** What is known of us: the key of the tokens, and the host in the Message-IDs of our mails. */
export type Ourselves = { key: string; host: string; from: string | undefined };
export type Conversation = Pick<ContactMessageRow, "id" | "email_key" | "state">;

/** The conversation that a mail belongs to: by the token in an address, or by the mails that it answers. */
export async function conversationOf(
  db: Db,
  { recipients, answers }: Pick<IncomingMail, "recipients" | "answers">,
  { key, host }: Ourselves,
): Promise<Conversation | undefined> {
  for (const address of recipients)
    for (const [token] of address.matchAll(/[\da-z]{8}-[\da-f]{32}/gi)) {
      const reference = readConversationToken("reply", token, key);
      const found = reference && (await conversationAt(db, reference));
      if (found) return found;
    }
  return conversationOfMails(db, answers, host);
}

/** The conversation of the first of these mails that has one. */
export async function conversationOfMails(
  db: Db,
  ids: string[],
  host: string,
): Promise<Conversation | undefined> {
  if (ids.length === 0) return undefined;
  const [posts, messages] = await Promise.all([
    db.selectFrom("enquiry_posts").select(["mail_id", "message_id"]).where("mail_id", "in", ids).execute(),
    db.selectFrom("contact_messages").select(["mail_id", "id"]).where("mail_id", "in", ids).execute(),
  ]);
  const known = new Map([
    ...posts.map(({ mail_id, message_id }) => [mail_id, message_id] as const),
    ...messages.map(({ mail_id, id }) => [mail_id, id] as const),
  ]);
  for (const id of ids) {
    const reference = known.get(id) ?? referenceIn(id, host);
    const found = reference && (await conversationAt(db, reference));
    if (found) return found;
  }
  return undefined;
}

/** Of the mails of ours that have no row of their own: "acknowledgement-7K3M-QX9D@example.org". */
function referenceIn(id: string, host: string): string | undefined {
  const [, reference = "", at] = /^(?:enquiry|acknowledgement)-([\dA-Z-]{8,9})@(.+)$/i.exec(id) ?? [];
  return at === host ? readReference(reference) : undefined;
}

function conversationAt(db: Db, reference: string): Promise<Conversation | undefined> {
  return db
    .selectFrom("contact_messages")
    .select(["id", "email_key", "state"])
    .where("id", "=", reference)
    .executeTakeFirst();
}
