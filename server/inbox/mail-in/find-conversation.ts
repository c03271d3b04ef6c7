import type { Kysely } from "kysely";
import type { ContactMessageRow, Database } from "../../database/schema.ts";
import { emailKey } from "../../mail/email-key.ts";
import { readConversationToken, type TokenPurpose } from "../conversation-token.ts";
import { currentReference } from "../merged-reference.ts";
import type { IncomingMail } from "./incoming-mail.ts";
import type { SiteIdentity } from "./own-mail.ts";

type Db = Kysely<Database>;
export type Conversation = Pick<ContactMessageRow, "id" | "email_key" | "state">;
type Thread = Pick<IncomingMail, "recipients" | "answers">;

/** Finds the conversation of a mail by the token in an address, or by the mails that it answers. */
export async function findConversation(
  db: Db,
  { recipients, answers, from }: Thread & Pick<IncomingMail, "from">,
  site: SiteIdentity,
): Promise<Conversation | undefined> {
  return (
    (await findByToken(db, recipients, "reply", site)) ??
    findConversationOfMails(db, answers, site, from.address)
  );
}

/** Finds the conversation whose notice a mail answers: only people who have read that notice know its token. */
export async function findConversationOfNotice(
  db: Db,
  { recipients, answers }: Thread,
  site: SiteIdentity,
): Promise<Conversation | undefined> {
  const byToken = await findByToken(db, recipients, "notice", site);
  if (byToken) return byToken;
  for (const id of answers) {
    const found = await findByReference(db, signedReference(id, "notice", site));
    if (found) return found;
  }
  return undefined;
}

async function findByToken(
  db: Db,
  addresses: string[],
  purpose: TokenPurpose,
  { key }: SiteIdentity,
): Promise<Conversation | undefined> {
  for (const address of addresses)
    for (const [token] of address.matchAll(/[\da-z]{8}-[\da-f]{32}/gi)) {
      const found = await findByReference(db, readConversationToken(purpose, token, key));
      if (found) return found;
    }
  return undefined;
}

/**
 * The conversation of the first of these mails that has one. Our Message-IDs cannot be guessed. A visitor's perhaps can,
 * so it counts only in a mail from that visitor's address.
 */
export async function findConversationOfMails(
  db: Db,
  ids: string[],
  site: SiteIdentity,
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
    const own = isOurs ? (post?.message_id ?? signedReference(id, "acknowledgement", site)) : undefined;
    const theirs = isOurs ? messages.find(({ mail_id }) => mail_id === id)?.id : post.message_id;
    const found = await findByReference(db, own ?? theirs);
    if (found && (own || found.email_key === emailKey(sender))) return found;
  }
  return undefined;
}

const prefixes = { notice: "enquiry", acknowledgement: "acknowledgement" };

/** The reference in the signed Message-ID of a notice or acknowledgement, which is not stored: see mail-ids.ts. */
function signedReference(
  id: string,
  purpose: keyof typeof prefixes,
  { key, host }: SiteIdentity,
): string | undefined {
  const [start, end] = [`${prefixes[purpose]}-`, `@${host}`];
  if (!id.startsWith(start) || !id.endsWith(end)) return undefined;
  return readConversationToken(purpose, id.slice(start.length, -end.length), key);
}

async function findByReference(db: Db, reference: string | undefined): Promise<Conversation | undefined> {
  if (!reference) return undefined;
  return db
    .selectFrom("contact_messages")
    .select(["id", "email_key", "state"])
    .where("id", "=", await currentReference(db, reference))
    .executeTakeFirst();
}
