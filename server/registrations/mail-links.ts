/** Mails people the links to their registrations. */
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { emailKey } from "../mail/email-key.ts";
import { isAllowedToday } from "./daily-limit.ts";
import { queueRegistrationMails } from "./queue-mail.ts";

/** The newest registrations of one address that a single request may send. */
const most = 20;

type Asked = { email: string; address: string; at: Date };

export function mailLinks(database: SiteDatabase, { email, address, at }: Asked): Promise<boolean> {
  // "enquiries" protects the daily limits.
  return exclusively(database, ["enquiries", "registrations"], async (db) => {
    if (!(await isAllowedToday(db, { email, address, at }))) return false;
    const rows = await db
      .selectFrom("registrations")
      .select("id")
      .where("email_key", "=", emailKey(email))
      .orderBy("created_at", "desc")
      .limit(most)
      .execute();
    const ids = rows.map(({ id }) => id);
    await queueRegistrationMails(db, ids, { mail: { what: "link" }, occasion: at.toISOString(), at });
    return true;
  });
}
