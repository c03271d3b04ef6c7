/** The texts by which staff find conversations. Database triggers cannot fold text, so every write calls this. */
import type { Kysely } from "kysely";
import { fold } from "../../content/search/fold.ts";
import { indexedText } from "../../content/search/indexed-text.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { ContactMessageRow, Database } from "../../database/schema.ts";

/** The rest of a longer conversation cannot be found. */
const maxCharacters = 60_000;

/** Updates the search text of a conversation. Call it in the transaction that writes a message or a post. */
export async function indexConversation(db: Kysely<Database>, reference: string): Promise<void> {
  const message = await db
    .selectFrom("contact_messages")
    .select(["id", "name", "email", "subject", "message"])
    .where("id", "=", reference)
    .executeTakeFirst();
  if (!message) return;
  const posts = await db
    .selectFrom("enquiry_posts")
    .select("text")
    .where("message_id", "=", reference)
    .where("kind", "!=", "line")
    .orderBy("at")
    .execute();
  const { id } = message;
  const folded = foldedText(
    message,
    posts.map(({ text }) => text),
  );
  await db
    .insertInto("enquiry_texts")
    .values({ message_id: id, folded })
    .onConflict((conflict) => conflict.column("message_id").doUpdateSet({ folded }))
    .execute();
}

type Message = Pick<ContactMessageRow, "id" | "name" | "email" | "subject" | "message">;

/** The search text of a conversation, as the index stores it. */
export function foldedText({ id, name, email, subject, message }: Message, posts: string[]): string {
  // Staff also type references without the hyphen.
  const words = [subject, name, email, id, id.replace("-", ""), message, ...posts];
  return indexedText(withinLimit(words).map(fold));
}

function withinLimit(texts: string[]): string[] {
  let left = maxCharacters;
  return texts.map((text) => {
    const part = text.slice(0, left);
    left -= part.length;
    return part;
  });
}

const batchSize = 100;

/** Indexes conversations without a search text, such as those of an older backup. */
export async function indexAll({ db }: SiteDatabase, isStopped: () => boolean): Promise<void> {
  for (let last = ""; !isStopped(); ) {
    const found = await db
      .selectFrom("contact_messages")
      .leftJoin("enquiry_texts", "message_id", "id")
      .select("id")
      .where("message_id", "is", null)
      .where("id", ">", last)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    // One transaction, so that all share one wait for the disk.
    await db.transaction().execute(async (transaction) => {
      for (const { id } of found) await indexConversation(transaction, id);
    });
    const end = found.at(-1);
    if (!end) return;
    last = end.id;
  }
}
