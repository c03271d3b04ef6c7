import type { Transaction } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import type { Fields } from "./answer.ts";
import { addressWindow, sameMessageFor, totalWindow } from "./limits.ts";
import { newReference } from "./reference.ts";
import { hashOfWords, senderOf } from "./sender.ts";

export type Arrival = {
  fields: Fields;
  address: string;
  visit: string | undefined;
  spam: string | null;
  at: Date;
};
export type Allowance = { perAddress: number; perMinute: number };
export type Stored = { reference: string } | { tryAgainAt: Date };

/** Stores the message and what is needed to mail it, both or neither. When this resolves, it is durable. */
export function store({ db }: SiteDatabase, arrival: Arrival, allowance: Allowance): Promise<Stored> {
  return db.transaction().execute(async (trx) => {
    const sender = senderOf(arrival.address, await takeTurn(trx));
    const words = hashOfWords(arrival.fields);
    const twin = await findTwin(trx, words, sender, arrival);
    if (twin) return { reference: twin };
    const tryAgainAt = await overLimit(trx, sender, arrival.at, allowance);
    if (tryAgainAt) return { tryAgainAt };

    const { fields, visit = null, spam } = arrival;
    const at = arrival.at.toISOString();
    const id = newReference();
    await trx
      .insertInto("contact_messages")
      .values({ id, ...fields, created_at: at, spam, sender, visit, words })
      .execute();
    await trx.insertInto("enquiry_mails").values({ message_id: id, attempts: 0, due_at: at }).execute();
    return { reference: id };
  });
}

/**
 * One message at a time, whichever process receives it: writing this row holds up every other writer of it
 * until the transaction ends. That makes counting and looking for a twin exact on both engines.
 */
async function takeTurn(trx: Transaction<Database>): Promise<string> {
  const { secret } = await trx
    .updateTable("enquiry_turn")
    .set((row) => ({ turns: row("turns", "+", 1) }))
    .returning("secret")
    .executeTakeFirstOrThrow();
  return secret;
}

/**
 * The same four fields are the same message if they come from the same tab or, where one of the two was sent
 * without script and so names no tab, from the same network address.
 */
async function findTwin(
  trx: Transaction<Database>,
  words: string,
  sender: string,
  { visit, at }: Arrival,
): Promise<string | undefined> {
  const twin = await trx
    .selectFrom("contact_messages")
    .select("id")
    .where("words", "=", words)
    .where("created_at", ">", before(at, sameMessageFor))
    .where(({ eb, or, and }) => {
      const sameAddress = eb("sender", "=", sender);
      if (visit === undefined) return sameAddress;
      return or([eb("visit", "=", visit), and([eb("visit", "is", null), sameAddress])]);
    })
    .orderBy("created_at")
    .executeTakeFirst();
  return twin?.id;
}

/** When there is room again, if there is none now: in any ten minutes, and in any minute. */
async function overLimit(
  trx: Transaction<Database>,
  sender: string,
  at: Date,
  { perAddress, perMinute }: Allowance,
): Promise<Date | undefined> {
  const newest = trx
    .selectFrom("contact_messages")
    .select("created_at")
    .orderBy("created_at", "desc")
    .limit(1);
  const lastOf = await newest
    .where("sender", "=", sender)
    .where("created_at", ">", before(at, addressWindow))
    .offset(perAddress - 1)
    .executeTakeFirst();
  if (lastOf) return new Date(Date.parse(lastOf.created_at) + addressWindow);
  const last = await newest
    .where("created_at", ">", before(at, totalWindow))
    .offset(perMinute - 1)
    .executeTakeFirst();
  return last && new Date(Date.parse(last.created_at) + totalWindow);
}

function before(at: Date, milliseconds: number): string {
  return new Date(at.getTime() - milliseconds).toISOString();
}
