import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { emailKey } from "../mail/email-key.ts";
import { addressMayBeMailed, queueConfirmation } from "./sign-up.ts";

/** Mails the link to a subscription to its address, at most once a day. The caller does not learn whether there is one. */
export const mailOwnLink = (database: SiteDatabase, email: string, at: Date): Promise<void> =>
  // "enquiries" protects the daily limits.
  exclusively(database, ["enquiries", "newsletter"], async (db) => {
    const row = await db
      .selectFrom("subscribers")
      .select(["id", "email"])
      .where("email_key", "=", emailKey(email))
      .executeTakeFirst();
    if (row && (await addressMayBeMailed(db, row.email, at))) await queueConfirmation(db, row.id, at);
  });
