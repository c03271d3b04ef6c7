/** Queries for the messages that count towards limits. Windows end now: a clock that was ahead may have dated messages later. */
import type { Kysely, SelectQueryBuilder } from "kysely";
import { before } from "../../database/instants.ts";
import type { Database } from "../../database/schema.ts";
import * as limits from "../message-limits.ts";
import type { Hashes, Sender } from "./sender-hashes.ts";

type Db = Kysely<Database>;

/** Counts the rows, but stops at the limit: more would only cost time. */
export function countUpTo<Table extends keyof Database>(
  db: Db,
  messages: SelectQueryBuilder<Database, Table, { created_at: string }>,
  most: number,
) {
  return db
    .selectFrom(messages.limit(most).as("found"))
    .select(({ fn }) => fn.countAll<number>().as("count"));
}

/**
 * The same four fields are one message if they come from the same form in the same tab; or from the same sender, if one
 * of them was sent without script and names no form. A message from an outbox may come again after weeks.
 */
export function duplicateOf(db: Db, { networks: [narrowest = [""]], formId, contentHash, at }: Sender) {
  const tab = formId?.replace(limits.outboxId, "");
  const window = formId === tab ? limits.duplicateWindow : limits.replayWindow;
  return db
    .selectFrom("contact_messages")
    .select("id")
    .where("content_hash", "=", contentHash)
    .where("created_at", ">", before(at, window))
    .where("created_at", "<=", before(at, -limits.clockSkew))
    .where(({ eb, or, and, exists, selectFrom }) => {
      const sameSender = exists(
        selectFrom("enquiry_networks")
          .select("network")
          .whereRef("message_id", "=", "id")
          .where("network", "in", narrowest),
      );
      if (tab === undefined) return sameSender;
      // The visitor may have ticked "This is my own device" only when sending again.
      const sameForm = eb("form_id", "in", [tab, limits.outboxId + tab]);
      return or([sameForm, and([eb("form_id", "is", null), sameSender])]);
    })
    .orderBy("created_at")
    .limit(1);
}

/** A message from the same e-mail address that the staff marked as spam. */
export function markedBefore(db: Db, { emailKey }: Sender) {
  return db
    .selectFrom("contact_messages")
    .select("id")
    .where("email_key", "=", emailKey)
    .where("spam", "like", "marked by %")
    .limit(1);
}

/** Messages of the last minute that were mailed to the staff. */
export function mailedSince(db: Db, at: Date) {
  return db
    .selectFrom("contact_messages")
    .select("created_at")
    .where("created_at", ">", before(at, limits.totalWindow))
    .where("created_at", "<=", before(at, -limits.clockSkew))
    .where("state", "<>", "spam");
}

export function mailedFrom(db: Db, hashes: Hashes, at: Date) {
  return noted(db, hashes, at, limits.totalWindow).where(({ exists, selectFrom }) =>
    exists(
      selectFrom("contact_messages")
        .select("id")
        .whereRef("id", "=", "message_id")
        .where("state", "<>", "spam"),
    ),
  );
}

export function noted(db: Db, hashes: Hashes, at: Date, window: number = limits.networkWindow) {
  return db
    .selectFrom("enquiry_networks")
    .select("created_at")
    .where("network", "in", hashes)
    .where("created_at", ">", before(at, window))
    .where("created_at", "<=", before(at, -limits.clockSkew));
}
