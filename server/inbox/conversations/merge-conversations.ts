/** Merges two conversations of one person. */
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { stored } from "../../../app/words/en/desk/stored.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { exclusively } from "../../database/exclusively.ts";
import type { ContactMessageRow, Database } from "../../database/schema.ts";
import { type Actor, logStaffAct } from "../../staff/staff-log.ts";
import { addPost } from "../posts.ts";
import { labelLimits, labelsOn } from "./labels.ts";
import { mergeDrafts } from "./merge-drafts.ts";

type Db = Kysely<Database>;
type Message = ContactMessageRow;
export type Merged = { outcome: "merged"; reference: string } | { outcome: "not there" | "other person" };

/**
 * The older conversation stays, so that its first message remains the first. The other becomes posts of it, and its
 * reference leads there. One transaction, with the lock of incoming mail and replies.
 */
export function mergeConversations(
  database: SiteDatabase,
  by: Actor,
  one: string,
  other: string,
  at: Date,
): Promise<Merged> {
  return exclusively(database, "enquiries", async (db) => {
    const found = await db
      .selectFrom("contact_messages")
      .selectAll()
      .where("id", "in", [one, other])
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    const [kept, merged] = found;
    if (!kept || !merged) return { outcome: "not there" };
    if (kept.email_key !== merged.email_key) return { outcome: "other person" };
    await db
      .updateTable("enquiry_posts")
      .set({ message_id: kept.id, merged_from: merged.id })
      .where("message_id", "=", merged.id)
      .where("merged_from", "is", null)
      .execute();
    await db
      .updateTable("enquiry_posts")
      .set({ message_id: kept.id })
      .where("message_id", "=", merged.id)
      .execute();
    const first = await addFirstMessage(db, kept.id, merged);
    await moveMails(db, kept.id, merged.id, first);
    await mergeDrafts(db, kept.id, merged.id, at);
    await moveLabels(db, kept.id, merged.id);
    await db
      .updateTable("merged_conversations")
      .set({ message_id: kept.id })
      .where("message_id", "=", merged.id)
      .execute();
    await db
      .insertInto("merged_conversations")
      .values({ reference: merged.id, message_id: kept.id, at: at.toISOString() })
      .execute();
    await db.deleteFrom("contact_messages").where("id", "=", merged.id).execute();
    await db
      .updateTable("contact_messages")
      .set({ ...stateOf(kept, merged), changed_at: at.toISOString() })
      .where("id", "=", kept.id)
      .execute();
    const line = { kind: "line", text: stored.lines.merged({ reference: merged.id }) } as const;
    await addPost(db, kept.id, by, line, at);
    await logStaffAct(db, by, `merged with ${merged.id}`, kept.id, at);
    return { outcome: "merged", reference: kept.id };
  });
}

/** The merged message becomes a post. The unique Message-ID and the files move to it. Returns its id. */
async function addFirstMessage(db: Db, kept: string, merged: Message): Promise<string> {
  const { name, email, subject, message, created_at, mail_id, dmarc } = merged;
  const id = randomUUID();
  const text = subject ? `${subject}\n\n${message}` : message;
  const post = { id, kind: "in", text, mail_id, dmarc, merged_from: merged.id } as const;
  await addPost(db, kept, { id: null, name: name || email }, post, new Date(created_at));
  await db
    .updateTable("enquiry_files")
    .set({ message_id: kept, post_id: id })
    .where("message_id", "=", merged.id)
    .where("post_id", "is", null)
    .execute();
  await db
    .updateTable("enquiry_files")
    .set({ message_id: kept })
    .where("message_id", "=", merged.id)
    .execute();
  return id;
}

/** An unsent notice is about the post now. The acknowledgement named the merged reference, and goes with it. */
async function moveMails(db: Db, kept: string, merged: string, first: string): Promise<void> {
  const ofMerged = db.updateTable("mails").where("message_id", "=", merged);
  await db
    .deleteFrom("mails")
    .where("message_id", "=", merged)
    .where("purpose", "=", "acknowledgement")
    .execute();
  await ofMerged
    .set({ post_id: first })
    .where("purpose", "=", "notice")
    .where("post_id", "is", null)
    .execute();
  await ofMerged.set({ message_id: kept }).execute();
  const reminders = db.selectFrom("reminders").selectAll().where("message_id", "=", merged);
  for (const reminder of await reminders.execute())
    await db
      .insertInto("reminders")
      .values({ ...reminder, message_id: kept })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Both have at most as many labels as allowed; together they may have more, of which the first by name stay. */
async function moveLabels(db: Db, kept: string, merged: string): Promise<void> {
  const present = new Set((await labelsOn(db, [kept])).map(({ id }) => id));
  const others = (await labelsOn(db, [merged])).filter(({ id }) => !present.has(id));
  for (const { id } of others.slice(0, labelLimits.perConversation - present.size))
    await db.insertInto("conversation_labels").values({ message_id: kept, label_id: id }).execute();
}

const order = ["waiting", "answered", "closed", "spam"] as const;

/**
 * Waiting if one of them waits, and due when the first of them is. A merged conversation is never snoozed: staff have just
 * looked at it.
 */
function stateOf(kept: Message, merged: Message): Partial<Message> {
  const state = order.find((each) => kept.state === each || merged.state === each) ?? kept.state;
  return {
    ...{ state, snoozed_until: null, due_at: earliest(kept.due_at, merged.due_at) },
    answered_at: state === "waiting" ? null : latest(kept.answered_at, merged.answered_at),
    // While the older message waits for its first answer, an answer to the younger one does not count as that.
    first_answer_at: kept.first_answer_at ?? (kept.state === "waiting" ? null : merged.first_answer_at),
    assignee: kept.assignee ?? merged.assignee,
    retained_from: latest(kept.retained_from, merged.retained_from),
    ...(state !== "spam" && { spam: null, held: null }),
  };
}

const sorted = (...instants: (string | null)[]) => instants.filter((each) => each !== null).sort();
const earliest = (one: string | null, other: string | null) => sorted(one, other)[0] ?? null;
const latest = (one: string | null, other: string | null) => sorted(one, other).at(-1) ?? null;
