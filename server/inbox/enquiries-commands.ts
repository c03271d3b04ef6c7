import type { ContactMessageRow, EnquiryState } from "../database/schema.ts";
import { emailKey } from "../mail/email-key.ts";
import { isOverdue } from "./answer-due.ts";
import { markAnswered, markSpam, reopen } from "./change-state.ts";
import { bringBack } from "./not-spam.ts";
import { type ErasingParts, eraseConversations } from "./personal-data/erase.ts";
import { erasedHashes, referencesIn } from "./personal-data/erased-list.ts";

const columns = [
  ...(["id", "name", "email", "subject", "message", "created_at"] as const),
  ...(["spam", "held", "answered_at", "due_at"] as const),
] as const;

export type MessageState = "new" | "overdue" | "answered" | "closed" | "spam" | "held";
export type Message = Pick<ContactMessageRow, (typeof columns)[number]> & {
  state: MessageState;
  mail: "sent" | "waiting" | "given up" | "none";
};

/** The operations behind `npm run enquiries`: the staff's view of the messages. */
export function messagesOf(parts: ErasingParts, now: () => Date = () => new Date()) {
  const { db } = parts.database;
  const messages = () =>
    db
      .selectFrom("contact_messages")
      .leftJoin("mails", (join) =>
        join
          .onRef("mails.message_id", "=", "contact_messages.id")
          .on("mails.purpose", "=", "notice")
          .on("mails.post_id", "is", null),
      )
      .select(columns.map((column) => `contact_messages.${column}` as const))
      .select(["contact_messages.state as storedState", "message_id", "sent_at", "given_up_at"])
      .orderBy("contact_messages.created_at")
      .orderBy("contact_messages.id");

  const withState = ({ storedState, message_id, sent_at, given_up_at, ...message }: Row): Message => ({
    ...message,
    state: listedAs(storedState, message, now()),
    mail: message_id === null ? "none" : sent_at ? "sent" : given_up_at ? "given up" : "waiting",
  });

  const idsOf = async (email: string): Promise<string[]> => {
    const found = db.selectFrom("contact_messages").select("id").where("email_key", "=", emailKey(email));
    return (await found.execute()).map(({ id }) => id);
  };

  const erasedBy = { actor: { id: null, name: "npm run enquiries" }, erasedBy: "staff" } as const;
  const eraseAll = (ids: string[]) => eraseConversations(parts, ids, { ...erasedBy, at: now() });

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
      const message = await messages().where("contact_messages.id", "=", id).executeTakeFirst();
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
        return bringBack(trx, id, now());
      }),
    countHeld: async () => (await heldIds()).length,
    eraseHeld: async () => eraseAll(await heldIds()),
    countOf: async (email: string) => (await idsOf(email)).length,
    erase: async (email: string) => eraseAll(await idsOf(email)),
    /** What was erased before its time, as hashes: for a database that was restored from an older backup. */
    erasedHashes: () => erasedHashes(db),
    eraseListed: async (hashes: Iterable<string>) => eraseAll(await referencesIn(db, hashes)),
    /** Has the worker tell the staff of what it had given up. */
    async resend(): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable("mails")
        .set({ given_up_at: null, attempts: 0, due_at: now().toISOString() })
        .where("purpose", "=", "notice")
        .where("given_up_at", "is not", null)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
  };
}

type Row = Omit<Message, "state" | "mail"> & {
  storedState: EnquiryState;
  message_id: string | null;
  sent_at: string | null;
  given_up_at: string | null;
};

/** As at the desk, where what waits has one state, and what is held is with the spam. */
function listedAs(
  state: EnquiryState,
  { held, due_at }: Pick<Message, "held" | "due_at">,
  now: Date,
): MessageState {
  if (state === "spam") return held ? "held" : "spam";
  if (state !== "waiting") return state;
  return isOverdue({ due_at }, now) ? "overdue" : "new";
}
