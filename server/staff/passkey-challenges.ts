import type { SiteDatabase } from "../database/connect.ts";
import { newToken, tokenHash } from "./secrets.ts";

const validFor = 5 * 60_000;
/** The oldest are deleted first. Requests from one network are limited before: see sign-in-limits.ts. */
const maxStored = 1000;

/** Random values that a passkey signs to prove that it is present. Each is valid once. */
export function passkeyChallengesOf({ db }: SiteDatabase, now: () => Date = () => new Date()) {
  const tooOld = () => new Date(now().getTime() - validFor).toISOString();

  return {
    /** `staff_id`: the person who adds a passkey; null for a sign-in. */
    async create(staff_id: string | null): Promise<string> {
      const challenge = newToken();
      const row = { challenge_hash: tokenHash(challenge), staff_id, created_at: now().toISOString() };
      await db.insertInto("passkey_challenges").values(row).execute();
      const kept = db
        .selectFrom("passkey_challenges")
        .select("challenge_hash")
        .orderBy("created_at", "desc")
        .orderBy("challenge_hash")
        .limit(maxStored);
      await db
        .deleteFrom("passkey_challenges")
        .where(({ eb, or }) => or([eb("created_at", "<=", tooOld()), eb("challenge_hash", "not in", kept)]))
        .execute();
      return challenge;
    },

    /** Whether the challenge is valid for this purpose. Checking uses it up. */
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
