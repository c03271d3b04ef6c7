import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { Database, EnquiryStateRow } from "../database/schema.ts";
import { queueAcknowledgement } from "../mail/acknowledge.ts";
import { queueMail } from "../mail/outbox.ts";
import type { Fields } from "./answer.ts";
import { dueAfter } from "./change-state.ts";
import { emailKey } from "./email-key.ts";
import { contentHash, keysOf, networkHash } from "./hashes.ts";
import { indexConversation } from "./inbox/texts.ts";
import { type Allowance, judge, type Sender } from "./judge.ts";
import type { EnquiryKind } from "./kinds.ts";
import { networksOf } from "./networks.ts";
import { newReference } from "./reference.ts";
import { thanksToken } from "./thanks-token.ts";

export type Arrival = {
  fields: Fields;
  address: string;
  formId: string | undefined;
  spam: string | null;
  at: Date;
  kind?: EnquiryKind;
  /** The address of the event that it is a registration for. */
  about?: string | null;
  /** Of the page that it was sent from. */
  language?: string;
};

export type Stored =
  | { reference: string; token: string; held: boolean }
  /** Not stored: the sender has sent too many, or there is no room even for what is held. */
  | { tryAgainAt: Date; because: "sender" | "full" };

/**
 * Stores messages and what is needed to mail them, all or nothing. When this resolves, they are durable: one
 * wait for the disk serves all of them.
 */
export function storeTogether(
  database: SiteDatabase,
  arrivals: Arrival[],
  allowance: Allowance,
): Promise<Stored[]> {
  return exclusively(database, "enquiries", async (db) => {
    const state = await db.selectFrom("enquiry_state").selectAll().executeTakeFirstOrThrow();
    const stored: Stored[] = [];
    for (const arrival of arrivals) stored.push(await storeOne(db, arrival, allowance, state));
    return stored;
  });
}

export async function store(database: SiteDatabase, arrival: Arrival, allowance: Allowance): Promise<Stored> {
  const [stored] = await storeTogether(database, [arrival], allowance);
  if (!stored) throw new Error("A message was neither stored nor refused.");
  return stored;
}

async function storeOne(
  db: Kysely<Database>,
  arrival: Arrival,
  allowance: Allowance,
  state: EnquiryStateRow,
): Promise<Stored> {
  const sender = senderOf(arrival, state);
  const verdict = await judge(db, sender, allowance);
  const stored = (reference: string, held: boolean) => {
    const token = thanksToken(reference, arrival.at, state.hash_key);
    return { reference, token, held };
  };
  if ("duplicateOf" in verdict) return stored(verdict.duplicateOf, false);
  if ("refusedUntil" in verdict) return { tryAgainAt: verdict.refusedUntil, because: "sender" };
  if ("heldFullUntil" in verdict) return { tryAgainAt: verdict.heldFullUntil, because: "full" };

  const { fields, formId = null, spam, kind = "message", about = null, language = "en" } = arrival;
  const { held } = verdict;
  const at = arrival.at.toISOString();
  const id = newReference();
  // A clock that is behind must not make a message look as if its time were over.
  const retained_from = state.trusted_at && at < state.trusted_at ? state.trusted_at : null;
  const isSpam = spam !== null || held !== null;
  const email_key = emailKey(fields.email);
  await db
    .insertInto("contact_messages")
    .values({
      ...{ id, ...fields, created_at: at, retained_from, spam, held, kind, about, language },
      ...{ email_key, state: isSpam ? "spam" : "waiting", changed_at: at },
      due_at: isSpam ? null : dueAfter(arrival.at),
      ...{ form_id: formId, content_hash: sender.contentHash },
    })
    .execute();
  await indexConversation(db, id);
  await db
    .insertInto("enquiry_networks")
    .values(
      sender.networks.map(({ hashes: [network = ""] }) => ({ message_id: id, network, created_at: at })),
    )
    .execute();
  if (held === null) await queueMail(db, { purpose: "notice", message_id: id }, arrival.at);
  if (allowance.acknowledge && !isSpam)
    await queueAcknowledgement(db, { id, email: fields.email, email_key }, arrival.at);
  return stored(id, held !== null);
}

function senderOf({ address, fields, formId, at }: Arrival, state: EnquiryStateRow): Sender {
  const keys = keysOf(state);
  return {
    networks: networksOf(address).map((network) => ({
      ...network,
      hashes: keys.map((key) => networkHash(network.name, key)),
    })),
    contentHash: contentHash(fields),
    formId,
    at,
  };
}
