import type { Kysely } from "kysely";
import type { ContactMessageRow, Database } from "../../database/schema.ts";
import { emailKey } from "../../mail/email-key.ts";
import { readConversationToken, type TokenPurpose } from "../conversation-token.ts";
import type { IncomingMail } from "./incoming-mail.ts";

type Db = Kysely<Database>;
/** What is known of us: the key of the tokens, the site, and its host, which is in the Message-IDs of our mails. */
export type Ourselves = { key: string; siteUrl: string; host: string; from: string | undefined };
export type Conversation = Pick<ContactMessageRow, "id" | "email_key" | "state">;
type Thread = Pick<IncomingMail, "recipients" | "answers">;

/** The conversation that a mail belongs to: by the token in an address, or by the mails that it answers. */
export async function conversationOf(
  db: Db,
  { recipients, answers, from }: Thread & Pick<IncomingMail, "from">,
  ourselves: Ourselves,
): Promise<Conversation | undefined> {
  return (
    (await byAddress(db, recipients, "reply", ourselves)) ??
    conversationOfMails(db, answers, ourselves, from.address)
  );
}

/** The conversation whose notice to the staff a mail answers: only readers of that notice have its token. */
export async function conversationOfNotice(
  db: Db,
  { recipients, answers }: Thread,
  ourselves: Ourselves,
): Promise<Conversation | undefined> {
  const byToken = await byAddress(db, recipients, "notice", ourselves);
  if (byToken) return byToken;
  for (const id of answers) {
    const found = await conversationAt(db, signedReference(id, "notice", ourselves));
    if (found) return found;
  }
  return undefined;
}

async function byAddress(
  db: Db,
  addresses: string[],
  purpose: TokenPurpose,
  { key }: Ourselves,
): Promise<Conversation | undefined> {
  for (const address of addresses)
    for (const [token] of address.matchAll(/[\da-z]{8}-[\da-f]{32}/gi)) {
      const found = await conversationAt(db, readConversationToken(purpose, token, key));
      if (found) return found;
    }
  return undefined;
}

/**
 * The conversation of the first of these mails that has one. Our Message-IDs cannot be guessed. Those of visitors perhaps
 * can, so they count only in a mail from the visitor's own address.
 */
export async function conversationOfMails(
  db: Db,
  ids: string[],
  ourselves: Ourselves,
  sender = "",
): Promise<Conversation | undefined> {
  if (ids.length === 0) return undefined;
  const [posts, messages] = await Promise.all([
    db
      .selectFrom("enquiry_posts")
      .select(["mail_id", "message_id", "kind"])
      .where("mail_id", "in", ids)
      .execute(),
    db.selectFrom("contact_messages").select(["mail_id", "id"]).where("mail_id", "in", ids).execute(),
  ]);
  for (const id of ids) {
    const post = posts.find(({ mail_id }) => mail_id === id);
    const isOurs = post === undefined || post.kind === "out";
    const own = isOurs ? (post?.message_id ?? signedReference(id, "acknowledgement", ourselves)) : undefined;
    const theirs = isOurs ? messages.find(({ mail_id }) => mail_id === id)?.id : post.message_id;
    const found = await conversationAt(db, own ?? theirs);
    if (found && (own || found.email_key === emailKey(sender))) return found;
  }
  return undefined;
}

const prefixes = { notice: "enquiry", acknowledgement: "acknowledgement" };

/** The reference in the Message-ID of a mail of ours that has no row of its own: see compose/mail-ids.ts. */
function signedReference(
  id: string,
  purpose: keyof typeof prefixes,
  { key, host }: Ourselves,
): string | undefined {
  const [start, end] = [`${prefixes[purpose]}-`, `@${host}`];
  if (!id.startsWith(start) || !id.endsWith(end)) return undefined;
  return readConversationToken(purpose, id.slice(start.length, -end.length), key);
}

async function conversationAt(db: Db, reference: string | undefined): Promise<Conversation | undefined> {
  if (!reference) return undefined;
  return db
    .selectFrom("contact_messages")
    .select(["id", "email_key", "state"])
    .where("id", "=", reference)
    .executeTakeFirst();
}
