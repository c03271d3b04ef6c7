import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { networkHash } from "../enquiries/rate-limits/hashes.ts";
import { networksOf } from "../enquiries/rate-limits/networks.ts";
import { tokenHash } from "./secrets.ts";

const minute = 60_000;
const hour = 60 * minute;

/** What strangers may do again and again: how often for one account, and how often from one network. */
const limits = {
  "ask for a code": { account: { most: 10, within: hour }, network: { most: 60, within: 10 * minute } },
  // For one account the code itself counts: see sign-in-codes.ts.
  "try a code": { network: { most: 60, within: 10 * minute } },
  "ask for a challenge": { network: { most: 60, within: 10 * minute } },
} satisfies Record<string, { account?: Limit; network: Limit }>;

type Limit = { most: number; within: number };
export type Attempt = keyof typeof limits;

/** Older ones are forgotten, even within the hour. */
const mostStored = 50_000;

/** Counts what strangers try, for all processes together, whether the account exists or not. */
export function attemptsOf(database: SiteDatabase, now: () => Date = () => new Date()) {
  return {
    /** Notes one more; false if that is one too many, which is not noted. */
    allowed: (what: Attempt, { account, address }: { account?: string; address: string }): Promise<boolean> =>
      exclusively(database, "staff", async (db) => {
        const before = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();
        await db.deleteFrom("sign_in_attempts").where("at", "<", before(hour)).execute();
        const { hash_key } = await db
          .selectFrom("enquiry_state")
          .select("hash_key")
          .executeTakeFirstOrThrow();
        const limit: { account?: Limit; network: Limit } = limits[what];
        const [network] = networksOf(address);
        const counted = [
          { who: networkHash(network?.name ?? "", hash_key), ...limit.network },
          ...(limit.account && account ? [{ who: tokenHash(account), ...limit.account }] : []),
        ];
        for (const { who, most, within } of counted) {
          const earlier = await db
            .selectFrom("sign_in_attempts")
            .select("number")
            .where("what", "=", what)
            .where("who", "=", who)
            .where("at", ">", before(within))
            .limit(most)
            .execute();
          if (earlier.length >= most) return false;
        }
        const at = now().toISOString();
        for (const { who } of counted) {
          const { number } = await db
            .insertInto("sign_in_attempts")
            .values({ what, who, at })
            .returning("number")
            .executeTakeFirstOrThrow();
          await db
            .deleteFrom("sign_in_attempts")
            .where("number", "<=", number - mostStored)
            .execute();
        }
        return true;
      }),
  };
}
