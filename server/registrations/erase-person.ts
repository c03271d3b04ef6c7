/** Finds, exports and erases all registrations of a person, for the desk and `npm run enquiries`. */
import type { SiteDatabase } from "../database/connect.ts";
import { referenceHash } from "../inbox/personal-data/erase.ts";
import { emailKey } from "../mail/email-key.ts";
import type { Log } from "../process/log.ts";
import type { Actor } from "../staff/staff-log.ts";
import { eraseRegistration } from "./erase-registration.ts";
import { slugOf } from "./staff-form.ts";

type Parts = { database: SiteDatabase; log: Log; actor: Actor; now?: () => Date };

export function personErasure({ database, log, actor, now = () => new Date() }: Parts) {
  const all = () => database.db.selectFrom("registrations").select(["id", "event_id"]);
  const ofEmail = (email: string) => all().where("email_key", "=", emailKey(email)).execute();

  const eraseAll = async (rows: Awaited<ReturnType<typeof ofEmail>>): Promise<number> => {
    let erased = 0;
    for (const row of rows) if (await eraseRegistration({ database, log }, row, now(), actor)) erased++;
    return erased;
  };

  return {
    countOf: async (email: string): Promise<number> => (await ofEmail(email)).length,
    /** Everything that is stored, with the notes of staff. */
    async exportOf(email: string): Promise<object[]> {
      const rows = await database.db
        .selectFrom("registrations")
        .selectAll()
        .where("email_key", "=", emailKey(email))
        .orderBy("created_at")
        .execute();
      return Promise.all(
        rows.map(async ({ event_id, email_key, token_hash, form_id, ...row }) => ({
          registration: row.id,
          event: await slugOf(database.db, event_id),
          ...{ ...row, answers: JSON.parse(row.answers) },
        })),
      );
    },
    erase: async (email: string): Promise<number> => eraseAll(await ofEmail(email)),
    /** Those that were erased before an older backup was restored: see erasedHashes in erase.ts. */
    async eraseListed(hashes: Iterable<string>): Promise<number> {
      const listed = new Set(hashes);
      return eraseAll((await all().execute()).filter(({ id }) => listed.has(referenceHash(id))));
    },
  };
}
