import { allowedToday } from "../inbox/rate-limits/daily-limits.ts";
import { networksOf } from "../limits/networks.ts";
import { mailboxKey } from "../mail/email-key.ts";
import type { Db } from "./places.ts";
import { registrationsPerDay } from "./registration-limits.ts";

type Sender = { email: string; address: string | undefined; at: Date };

/** Whether this network may register again today. It also limits the mails that a stranger can send to a mailbox. */
export function isAllowedToday(db: Db, { email, address, at }: Sender): Promise<boolean> {
  const { fromNetwork, forMailbox } = registrationsPerDay;
  const networks = address === undefined ? [] : networksOf(address);
  const limited = [
    { name: mailboxKey(email), most: forMailbox },
    ...networks.map(({ name, times }) => ({ name, most: fromNetwork * times })),
  ];
  return allowedToday(db, "registration", limited, at);
}
