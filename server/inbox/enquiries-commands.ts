import { stored } from "../../app/words/en/desk/stored.ts";
import type { ContactMessageRow, EnquiryState } from "../database/schema.ts";
import { emailKey } from "../mail/email-key.ts";
import { isOverdue } from "./answer-due.ts";
import { markAnswered, markNotSpam, markSpam, reopen } from "./change-state.ts";
import { type ErasingParts, eraseConversations, erasedHashes, referencesIn } from "./personal-data/erase.ts";

const columns = [
  ...(["id", "name", "email", "subject", "message", "created_at"] as const),
  ...(["spam", "held", "answered_at", "due_at"] as const),
] as const;

export type MessageState = "new" | "overdue" | "answered" | "closed" | "spam" | "held";
export type Message = Pick<ContactMessageRow, (typeof columns)[number]> & {
  state: MessageState;
  mail: "sent" | "waiting" | "given up" | "none";
};

/** The operations behind `npm run enquiries`. */
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
    /** Oldest first, so that the longest waits are at the top. */
    async list(...states: MessageState[]): Promise<Message[]> {
      const all = (await messages().execute()).map(withState);
      return all.filter(({ state }) => states.includes(state));
    },
    async find(id: string): Promise<Message | undefined> {
      const message = await messages().where("contact_messages.id", "=", id).executeTakeFirst();
      return message && withState(message);
    },
    /** These return whether the message exists. A message that staff have marked is no longer held. */
    markAnswered: (id: string) => markAnswered(db, id, now()),
    markUnanswered: (id: string) => reopen(db, id, now()),
    markSpam: (id: string) => markSpam(db, id, stored.spam.markedByStaff, now()),
    markNotSpam: (id: string) => db.transaction().execute((trx) => markNotSpam(trx, id, now())),
    /** Queues the notice of a held message; false if no such message is held. */
    release: (id: string) =>
      db.transaction().execute(async (trx) => {
        const held = trx.selectFrom("contact_messages").select("id").where("id", "=", id);
        if (!(await held.where("held", "is not", null).executeTakeFirst())) return false;
        return markNotSpam(trx, id, now());
      }),
    countHeld: async () => (await heldIds()).length,
    eraseHeld: async () => eraseAll(await heldIds()),
    countOf: async (email: string) => (await idsOf(email)).length,
    erase: async (email: string) => eraseAll(await idsOf(email)),
    /** The hashes of conversations erased on request, to erase them again after an older backup is restored. */
    erasedHashes: () => erasedHashes(db),
    eraseListed: async (hashes: Iterable<string>) => eraseAll(await referencesIn(db, hashes)),
    /** Retries the notices that the mail worker gave up. */
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

/** Unlike the desk, distinguishes new from overdue messages, and held ones from spam. */
function listedAs(
  state: EnquiryState,
  { held, due_at }: Pick<Message, "held" | "due_at">,
  now: Date,
): MessageState {
  if (state === "spam") return held ? "held" : "spam";
  if (state !== "waiting") return state;
  return isOverdue({ due_at }, now) ? "overdue" : "new";
}
