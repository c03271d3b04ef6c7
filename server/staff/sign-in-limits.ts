import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { Attempt } from "../database/schema.ts";
import { networkHash, networksOf } from "../limits/networks.ts";
import { tokenHash } from "./secrets.ts";

const minute = 60_000;
const hour = 60 * minute;

type Limit = { max: number; within: number };
type Limits = {
  /** From one network, for all accounts. */
  network: Limit;
  /** For one account from one network. */
  pair?: Limit;
  /** For one account, from all networks together that it never signed in from. */
  strangers?: Limit;
  /** For one account, from each wider network that it has signed in from: strangers elsewhere cannot use this up. */
  known?: Limit;
};

/** SECURITY.md explains how little chance they leave to guessing. */
const limits: Record<Attempt, Limits> = {
  "ask for a code": {
    network: { max: 60, within: 10 * minute },
    pair: { max: 10, within: hour },
    strangers: { max: 20, within: hour },
    known: { max: 30, within: hour },
  },
  "try a code": {
    network: { max: 60, within: 10 * minute },
    pair: { max: 60, within: hour },
    strangers: { max: 60, within: hour },
    known: { max: 60, within: hour },
  },
  "ask for a challenge": { network: { max: 60, within: 10 * minute } },
};

type Attempter = {
  address: string;
  /** The account, whether it exists or not. */
  account?: string;
  /** Whether the account has signed in from this network: see known-devices.ts. */
  isKnown?: boolean;
};

/** The oldest attempts are deleted first, even within the hour. */
const maxStored = 50_000;

/** Counts sign-in attempts of all processes together, whether the account exists or not. */
export function signInLimitsOf(database: SiteDatabase, now: () => Date = () => new Date()) {
  return {
    /** Counts one more attempt; false if that exceeds a limit, and then it is not counted. */
    allowed: (what: Attempt, from: Attempter): Promise<boolean> =>
      exclusively(database, "staff", async (db) => {
        const before = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();
        await db.deleteFrom("sign_in_attempts").where("at", "<", before(hour)).execute();
        const { hash_key } = await db
          .selectFrom("enquiry_state")
          .select("hash_key")
          .executeTakeFirstOrThrow();
        const counted = countersOf(limits[what], from, hash_key);
        for (const { who, max, within } of counted) {
          const earlier = await db
            .selectFrom("sign_in_attempts")
            .select("number")
            .where("what", "=", what)
            .where("who", "=", who)
            .where("at", ">", before(within))
            .limit(max)
            .execute();
          if (earlier.length >= max) return false;
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
            .where("number", "<=", number - maxStored)
            .execute();
        }
        return true;
      }),
  };
}

/** The counters of one attempt. Networks are stored only as keyed hashes. */
function countersOf(
  { network, pair, strangers, known }: Limits,
  { address, account, isKnown = false }: Attempter,
  key: string,
): (Limit & { who: string })[] {
  const networks = networksOf(address).map(({ name }) => name);
  const [narrowest = "", widest = ""] = [networks.at(0), networks.at(-1)];
  const byNetwork = [{ who: networkHash(narrowest, key), ...network }];
  if (account === undefined || !pair || !strangers || !known) return byNetwork;
  return [
    ...byNetwork,
    { who: networkHash(`${account} at ${narrowest}`, key), ...pair },
    isKnown
      ? { who: networkHash(`${account} near ${widest}`, key), ...known }
      : { who: tokenHash(account), ...strangers },
  ];
}
