import type { Kysely } from "kysely";
import type { ContactMessageRow, Database } from "../database/schema.ts";

/** What we promise an answer within. */
const promised = 24 * 60 * 60_000;

export type MessageState = "new" | "overdue" | "answered" | "spam";
export type DeskMessage = Omit<ContactMessageRow, "sender" | "visit" | "words"> & {
  state: MessageState;
  mail: "sent" | "waiting" | "given up";
};

/** What the staff do with enquiries. */
export function deskOf(db: Kysely<Database>, now: () => Date = () => new Date()) {
  const messages = () =>
    db
      .selectFrom("contact_messages")
      .leftJoin("enquiry_mails", "message_id", "id")
      .select(["id", "name", "email", "subject", "message", "created_at", "spam", "answered_at"])
      .select(["sent_at", "given_up_at"])
      .orderBy("created_at")
      .orderBy("id");

  const withState = ({ sent_at, given_up_at, ...message }: Row): DeskMessage => ({
    ...message,
    state: stateOf(message, now()),
    mail: sent_at ? "sent" : given_up_at ? "given up" : "waiting",
  });

  return {
    /** Oldest first: what has waited longest is at the top. */
    async list(...states: MessageState[]): Promise<DeskMessage[]> {
      const all = (await messages().execute()).map(withState);
      return all.filter(({ state }) => states.includes(state));
    },
    async find(id: string): Promise<DeskMessage | undefined> {
      const message = await messages().where("id", "=", id).executeTakeFirst();
      return message && withState(message);
    },
    /** These say whether there is such a message. */
    markAnswered: (id: string) => change(db, id, { answered_at: now().toISOString() }),
    markUnanswered: (id: string) => change(db, id, { answered_at: null }),
    markSpam: (id: string) => change(db, id, { spam: "marked by the staff" }),
    markNotSpam: (id: string) => change(db, id, { spam: null }),
    async countOf(email: string): Promise<number> {
      const { count } = await db
        .selectFrom("contact_messages")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where(({ eb, fn }) => eb(fn("lower", ["email"]), "=", email.toLowerCase()))
        .executeTakeFirstOrThrow();
      return count;
    },
    async erase(email: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom("contact_messages")
        .where(({ eb, fn }) => eb(fn("lower", ["email"]), "=", email.toLowerCase()))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
    /** Has the worker try again what it had given up. */
    async resend(): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable("enquiry_mails")
        .set({ given_up_at: null, due_at: now().toISOString() })
        .where("given_up_at", "is not", null)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
  };
}

type Row = Omit<DeskMessage, "state" | "mail"> & { sent_at: string | null; given_up_at: string | null };

function stateOf(
  { spam, answered_at, created_at }: Omit<Row, "sent_at" | "given_up_at">,
  now: Date,
): MessageState {
  if (spam) return "spam";
  if (answered_at) return "answered";
  return now.getTime() - Date.parse(created_at) > promised ? "overdue" : "new";
}

async function change(
  db: Kysely<Database>,
  id: string,
  values: Partial<ContactMessageRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("contact_messages")
    .set(values)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
