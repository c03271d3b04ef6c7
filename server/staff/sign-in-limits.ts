import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { Attempt } from "../database/schema.ts";
import { networkHash } from "../limits/network-hash.ts";
import { networksOf } from "../limits/networks.ts";
import { tokenHash } from "./secrets.ts";

const minute = 60_000;
const hour = 60 * minute;

type Limit = { most: number; within: number };
type Limits = {
  /** From one network, for whatever account. */
  network: Limit;
  /** For one account from one network: attempts from elsewhere do not count. */
  pair?: Limit;
  /** For one account from all networks together from which it never signed in. */
  strangers?: Limit;
  /** For one account from each wider network from which it did: strangers cannot use this up from elsewhere. */
  known?: Limit;
};

/** SECURITY.md says what they make of guessing. */
const limits: Record<Attempt, Limits> = {
  "ask for a code": {
    network: { most: 60, within: 10 * minute },
    pair: { most: 10, within: hour },
    strangers: { most: 20, within: hour },
    known: { most: 30, within: hour },
  },
  "try a code": {
    network: { most: 60, within: 10 * minute },
    pair: { most: 60, within: hour },
    strangers: { most: 60, within: hour },
    known: { most: 60, within: hour },
  },
  "ask for a challenge": { network: { most: 60, within: 10 * minute } },
};

type From = {
  address: string;
  /** Which account, whether it exists or not. */
  account?: string;
  /** Whether the account has signed in from there: see known-devices.ts. */
  isKnown?: boolean;
};

/** Older ones are forgotten, even within the hour. */
const mostStored = 50_000;

/** Counts what strangers try, for all processes together, whether the account exists or not. */
export function signInLimitsOf(database: SiteDatabase, now: () => Date = () => new Date()) {
  return {
    /** Notes one more; false if that is one too many, which is not noted. */
    allowed: (what: Attempt, from: From): Promise<boolean> =>
      exclusively(database, "staff", async (db) => {
        const before = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();
        await db.deleteFrom("sign_in_attempts").where("at", "<", before(hour)).execute();
        const { hash_key } = await db
          .selectFrom("enquiry_state")
          .select("hash_key")
          .executeTakeFirstOrThrow();
        const counted = countersOf(limits[what], from, hash_key);
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

/** What one attempt counts for. Networks are stored as keyed hashes alone. */
function countersOf(
  { network, pair, strangers, known }: Limits,
  { address, account, isKnown = false }: From,
  key: string,
): (Limit & { who: string })[] {
  const networks = networksOf(address).map(({ name }) => name);
  const [narrowest = "", widest = ""] = [networks.at(0), networks.at(-1)];
  const everywhere = [{ who: networkHash(narrowest, key), ...network }];
  if (account === undefined || !pair || !strangers || !known) return everywhere;
  return [
    ...everywhere,
    { who: networkHash(`${account} at ${narrowest}`, key), ...pair },
    isKnown
      ? { who: networkHash(`${account} near ${widest}`, key), ...known }
      : { who: tokenHash(account), ...strangers },
  ];
}
