import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { Database, EnquiryStateRow } from "../database/schema.ts";
import { queueMail } from "../mail/outbox.ts";
import { dueAfter } from "./answer-due.ts";
import { readClosedDays } from "./closed-days.ts";
import { indexConversation } from "./conversations/index-conversations.ts";
import { detectLanguage } from "./detect-language.ts";
import { thanksToken } from "./form/thanks-token.ts";
import { queueAcknowledgement } from "./mail-out/acknowledgement.ts";
import type { EnquiryKind } from "./message-kinds.ts";
import type { Sending } from "./rate-limits/arrival.ts";
import { spamFullUntil } from "./rate-limits/held-limit.ts";
import { type Allowance, judge } from "./rate-limits/judge.ts";
import { notedHashes, senderOf } from "./rate-limits/sender-hashes.ts";
import { newReference } from "./reference.ts";
import { joined, reasonsOfHistory } from "./spam.ts";

export type Arrival = Sending & {
  /** Why it looks like spam by itself. Reasons from earlier messages are added later. */
  spam: string | null;
  kind?: EnquiryKind;
  /** The web address (slug) of the event that it is a registration for. */
  about?: string | null;
  /** The language of the page that it was sent from. */
  language?: string;
  /** The request that brought it. */
  requestId?: string | undefined;
};

export type Stored =
  /** `slowBy`: by how many seconds to delay the answer. */
  | { reference: string; token: string; held: boolean; slowBy?: number }
  /** Not stored: the sender has sent too many, or too many messages are held. */
  | { tryAgainAt: Date; because: "sender" | "full" };

/**
 * Stores messages and queues their mails in one transaction, so that they share one wait for the disk. Once this resolves,
 * they are durable.
 */
export function storeBatch(
  database: SiteDatabase,
  arrivals: Arrival[],
  allowance: Allowance,
): Promise<Stored[]> {
  // Before taking the lock, because this is slower than all the rest.
  const languages = new Map(arrivals.map((arrival) => [arrival, detectLanguage(arrival.fields.message)]));
  return exclusively(database, "enquiries", async (db) => {
    const state = await db.selectFrom("enquiry_state").selectAll().executeTakeFirstOrThrow();
    const stored: Stored[] = [];
    for (const arrival of arrivals)
      stored.push(await storeOne(db, arrival, allowance, state, languages.get(arrival) ?? null));
    return stored;
  });
}

export async function store(database: SiteDatabase, arrival: Arrival, allowance: Allowance): Promise<Stored> {
  const [stored] = await storeBatch(database, [arrival], allowance);
  if (!stored) throw new Error("A message was neither stored nor refused.");
  return stored;
}

async function storeOne(
  db: Kysely<Database>,
  arrival: Arrival,
  allowance: Allowance,
  state: EnquiryStateRow,
  written_in: string | null,
): Promise<Stored> {
  const sender = senderOf(arrival, state);
  const verdict = await judge(db, sender, allowance);
  const stored = (reference: string, held = false, slowBy = 0) => {
    const token = thanksToken(reference, arrival.at, state.hash_key);
    return { reference, token, held, slowBy };
  };
  if ("duplicateOf" in verdict) return stored(verdict.duplicateOf);
  if ("refusedUntil" in verdict) return { tryAgainAt: verdict.refusedUntil, because: "sender" };

  const { fields, formId = null, kind = "message", about = null, language = "en" } = arrival;
  const { held, slowBy, history } = verdict;
  const spam = joined(arrival.spam, ...reasonsOfHistory(history));
  const isSpam = spam !== null || held !== null;
  const fullUntil = isSpam && (await spamFullUntil(db, arrival.at, held !== null));
  if (fullUntil) return { tryAgainAt: fullUntil, because: "full" };

  const at = arrival.at.toISOString();
  const id = newReference();
  // A clock that is behind must not make a message look expired.
  const retained_from = state.trusted_at && at < state.trusted_at ? state.trusted_at : null;
  await db
    .insertInto("contact_messages")
    .values({
      ...{ id, ...fields, created_at: at, retained_from, spam, held, kind, about, language },
      ...{ email_key: sender.emailKey, written_in, state: isSpam ? "spam" : "waiting", changed_at: at },
      due_at: isSpam ? null : dueAfter(arrival.at, await readClosedDays(db)),
      ...{ form_id: formId, content_hash: sender.contentHash, request_id: arrival.requestId ?? null },
    })
    .execute();
  const hashes = notedHashes(sender).map((network) => ({ message_id: id, network, created_at: at }));
  if (hashes.length > 0) await db.insertInto("enquiry_networks").values(hashes).execute();
  await indexConversation(db, id);
  if (!isSpam) {
    await queueMail(db, { purpose: "notice", message_id: id }, arrival.at);
    if (allowance.acknowledge)
      await queueAcknowledgement(db, { id, email: fields.email, address: arrival.address }, arrival.at);
  }
  return stored(id, held !== null, slowBy);
}
