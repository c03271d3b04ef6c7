import type { SiteDatabase } from "../database/connect.ts";
import type { ContactMessageRow } from "../database/schema.ts";
import { bringBack } from "./bring-back.ts";
import { markAnswered, markNotSpam, markSpam, promisedWithin, reopen } from "./change-state.ts";
import { emailKey } from "./email-key.ts";

const columns = [
  ...(["id", "name", "email", "subject", "message", "created_at"] as const),
  ...(["spam", "held", "answered_at"] as const),
] as const;

export type MessageState = "new" | "overdue" | "answered" | "spam" | "held";
export type Message = Pick<ContactMessageRow, (typeof columns)[number]> & {
  state: MessageState;
  mail: "sent" | "waiting" | "given up" | "none";
};

/** The operations behind `npm run enquiries`: the staff's view of the messages. */
export function messagesOf({ db, scrub }: SiteDatabase, now: () => Date = () => new Date()) {
  const messages = () =>
    db
      .selectFrom("contact_messages")
      .leftJoin("enquiry_mails", "message_id", "id")
      .select([...columns, "message_id", "sent_at", "given_up_at"])
      .orderBy("created_at")
      .orderBy("id");

  const withState = ({ message_id, sent_at, given_up_at, ...message }: Row): Message => ({
    ...message,
    state: listedAs(message, now()),
    mail: message_id === null ? "none" : sent_at ? "sent" : given_up_at ? "given up" : "waiting",
  });

  const idsOf = async (email: string): Promise<string[]> => {
    const found = db.selectFrom("contact_messages").select("id").where("email_key", "=", emailKey(email));
    return (await found.execute()).map(({ id }) => id);
  };

  const eraseAll = async (ids: string[]): Promise<number> => {
    for (let start = 0; start < ids.length; start += 500)
      await db
        .deleteFrom("contact_messages")
        .where("id", "in", ids.slice(start, start + 500))
        .execute();
    await scrub();
    return ids.length;
  };

  const heldIds = async () => {
    const held = await db.selectFrom("contact_messages").select("id").where("held", "is not", null).execute();
    return held.map(({ id }) => id);
  };

  return {
    /** Oldest first: what has waited longest is at the top. */
    async list(...states: MessageState[]): Promise<Message[]> {
      const all = (await messages().execute()).map(withState);
      return all.filter(({ state }) => states.includes(state));
    },
    async find(id: string): Promise<Message | undefined> {
      const message = await messages().where("id", "=", id).executeTakeFirst();
      return message && withState(message);
    },
    /** Return whether there is such a message. A marked message has been looked at, so it is no longer held. */
    markAnswered: (id: string) => markAnswered(db, id, now()),
    markUnanswered: (id: string) => reopen(db, id, now()),
    markSpam: (id: string) => markSpam(db, id, "marked by the staff", now()),
    markNotSpam: (id: string) => db.transaction().execute((trx) => bringBack(trx, id, now())),
    /** Has the worker mail a message that was held; false if there is no such one. */
    release: (id: string) =>
      db.transaction().execute(async (trx) => {
        const held = trx.selectFrom("contact_messages").select("id").where("id", "=", id);
        if (!(await held.where("held", "is not", null).executeTakeFirst())) return false;
        await markNotSpam(trx, id, now());
        const mail = { message_id: id, attempts: 0, due_at: now().toISOString() };
        await trx.insertInto("enquiry_mails").values(mail).execute();
        return true;
      }),
    countHeld: async () => (await heldIds()).length,
    eraseHeld: async () => eraseAll(await heldIds()),
    countOf: async (email: string) => (await idsOf(email)).length,
    erase: async (email: string) => eraseAll(await idsOf(email)),
    /** Has the worker try again what it had given up. */
    async resend(): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable("enquiry_mails")
        .set({ given_up_at: null, attempts: 0, due_at: now().toISOString() })
        .where("given_up_at", "is not", null)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
  };
}

type Row = Omit<Message, "state" | "mail"> & {
  message_id: string | null;
  sent_at: string | null;
  given_up_at: string | null;
};

function listedAs(
  { held, spam, answered_at, created_at }: Omit<Message, "state" | "mail">,
  now: Date,
): MessageState {
  if (held) return "held";
  if (spam) return "spam";
  if (answered_at) return "answered";
  return now.getTime() - Date.parse(created_at) > promisedWithin ? "overdue" : "new";
}
