/** The texts by which staff find conversations. A trigger cannot fold, so whoever writes into one calls this. */
import type { Kysely } from "kysely";
import { fold } from "../../content/search/fold.ts";
import { indexedText } from "../../content/search/indexed-text.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { ContactMessageRow, Database } from "../../database/schema.ts";

/** Of a conversation that is longer than that, the end is not searched. */
const mostCharacters = 60_000;

/** Brings what a conversation is found by up to date, in the transaction that writes a message or a post. */
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

/** All that a conversation is found by, as the index holds it. */
export function foldedText({ id, name, email, subject, message }: Message, posts: string[]): string {
  // A reference is also typed without its hyphen.
  const words = [subject, name, email, id, id.replace("-", ""), message, ...posts];
  return indexedText(withinLimit(words).map(fold));
}

function withinLimit(texts: string[]): string[] {
  let left = mostCharacters;
  return texts.map((text) => {
    const taken = text.slice(0, left);
    left -= taken.length;
    return taken;
  });
}

const atOnce = 100;

/** Messages of a time before there was this search, and those of a backup. */
export async function indexAll({ db }: SiteDatabase, isStopped: () => boolean): Promise<void> {
  for (let last = ""; !isStopped(); ) {
    const found = await db
      .selectFrom("contact_messages")
      .leftJoin("enquiry_texts", "message_id", "id")
      .select("id")
      .where("message_id", "is", null)
      .where("id", ">", last)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    // One wait for the disk serves all of them.
    await db.transaction().execute(async (transaction) => {
      for (const { id } of found) await indexConversation(transaction, id);
    });
    const end = found.at(-1);
    if (!end) return;
    last = end.id;
  }
}
