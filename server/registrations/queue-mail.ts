/** Mails to people who registered: they are composed when they are sent, see registration-mail.ts. */
import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import type { AnnouncedFacts } from "./announced-facts.ts";

/** What the outbox stores of a mail, next to its registration. */
export type RegistrationMail =
  /** The state that the person has reached. "again": the person registered a second time and receives the link again. */
  | { what: "confirmed" | "waiting" | "offered" | "cancelled" | "again" }
  /** The person asked for the link. */
  | { what: "link" }
  | { what: "twoDays" | "twoHours" | "thanks" }
  | { what: "changed"; before: AnnouncedFacts; after: AnnouncedFacts }
  /** Written by staff. */
  | { what: "letter"; subject: string; text: string };

type Queued = {
  mail: RegistrationMail;
  /** Distinguishes mails of one kind to one person, such as two changes. */
  occasion: string;
  at: Date;
};

/** Rows per statement. */
const batchSize = 200;

/**
 * Puts one mail for each registration into the outbox. Call it in the transaction that the mail reports on. The id, and so
 * the Message-ID, follows from the occasion: mail programs recognise a mail that is queued again after a restore.
 */
export async function queueRegistrationMails(
  db: Kysely<Database>,
  registrations: string[],
  { mail, occasion, at }: Queued,
): Promise<void> {
  const now = at.toISOString();
  const body = JSON.stringify(mail);
  const rows = registrations.map((registration_id) => ({
    id: createHash("sha256").update(`${registration_id} ${mail.what} ${occasion}`).digest("hex").slice(0, 32),
    ...{ purpose: "registration" as const, registration_id, body, attempts: 0, created_at: now, due_at: now },
  }));
  for (let start = 0; start < rows.length; start += batchSize)
    await db
      .insertInto("mails")
      .values(rows.slice(start, start + batchSize))
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
}
