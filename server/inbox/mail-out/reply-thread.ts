import type { Kysely } from "kysely";
import type { ContactMessageRow, Database, EnquiryPostRow } from "../../database/schema.ts";
import { acknowledgementMailId, type KeyedMailSettings } from "./mail-ids.ts";

/** Mail programs need only the first and the last few, and servers refuse very long headers. */
const maxReferences = 20;

type Mail = Pick<EnquiryPostRow, "id" | "kind" | "at" | "text" | "mail_id">;

/**
 * The mails of a conversation before a reply, and the visitor's text that it answers. Ignores everything after the reply,
 * so that composing it again gives the same mail.
 */
export async function threadBefore(
  db: Kysely<Database>,
  message: ContactMessageRow,
  reply: Pick<EnquiryPostRow, "id" | "at">,
  settings: Pick<KeyedMailSettings, "siteUrl" | "key">,
) {
  const before: Promise<Mail[]> = db
    .selectFrom("enquiry_posts")
    .select(["id", "kind", "at", "text", "mail_id"])
    .where("message_id", "=", message.id)
    .where("kind", "in", ["in", "out"])
    .where("id", "!=", reply.id)
    .where("at", "<=", reply.at)
    .orderBy("at")
    .orderBy("id")
    .execute();
  const acknowledged = db
    .selectFrom("mails")
    .select("id")
    .where("message_id", "=", message.id)
    .where("purpose", "=", "acknowledgement")
    .executeTakeFirst();
  const [earlier, wasAcknowledged] = await Promise.all([before, acknowledged]);
  const acknowledgement = wasAcknowledged && acknowledgementMailId(message.id, settings);
  const chain = [message.mail_id, acknowledgement, ...earlier.map(({ mail_id }) => mail_id)].filter(
    (id) => typeof id === "string",
  );
  const visitors = earlier.filter(({ kind }) => kind === "in");
  const lastOfVisitor = visitors.findLast(({ mail_id }) => mail_id)?.mail_id ?? message.mail_id;
  const question = visitors.at(-1) ?? { at: message.created_at, text: message.message };
  return {
    question,
    references: shortened(chain).map((id) => `<${id}>`),
    inReplyTo: lastOfVisitor ?? acknowledgement ?? chain.at(-1),
  };
}

function shortened(chain: string[]): string[] {
  return chain.length > maxReferences ? [...chain.slice(0, 1), ...chain.slice(1 - maxReferences)] : chain;
}
