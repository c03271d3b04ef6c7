import type { SiteDatabase } from "../database/connect.ts";
import { newToken, tokenHash } from "./secrets.ts";

const goodFor = 5 * 60_000;
/** The oldest go first. How many one network may ask for is limited before: see sign-in-limits.ts. */
const mostStored = 1000;

/** What a passkey signs to show that it is here and now. Each is good once. */
export function passkeyChallengesOf({ db }: SiteDatabase, now: () => Date = () => new Date()) {
  const tooOld = () => new Date(now().getTime() - goodFor).toISOString();

  return {
    /** `staff_id`: who adds a passkey; null for whoever signs in. */
    async create(staff_id: string | null): Promise<string> {
      const challenge = newToken();
      const row = { challenge_hash: tokenHash(challenge), staff_id, created_at: now().toISOString() };
      await db.insertInto("passkey_challenges").values(row).execute();
      const kept = db
        .selectFrom("passkey_challenges")
        .select("challenge_hash")
        .orderBy("created_at", "desc")
        .orderBy("challenge_hash")
        .limit(mostStored);
      await db
        .deleteFrom("passkey_challenges")
        .where(({ eb, or }) => or([eb("created_at", "<=", tooOld()), eb("challenge_hash", "not in", kept)]))
        .execute();
      return challenge;
    },

    /** Whether it was asked for, for this purpose and a moment ago. It is used up by the question. */
    async use(staff_id: string | null, challenge: string): Promise<boolean> {
      const used = await db
        .deleteFrom("passkey_challenges")
        .where("challenge_hash", "=", tokenHash(challenge))
        .returning(["staff_id", "created_at"])
        .executeTakeFirst();
      return used !== undefined && used.staff_id === staff_id && used.created_at > tooOld();
    },
  };
}
