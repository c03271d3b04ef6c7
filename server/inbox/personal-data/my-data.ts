/** What the sender of a message can do with the link to their data: see, correct and erase it. */
import type { SiteDatabase } from "../../database/connect.ts";
import { exclusively } from "../../database/exclusively.ts";
import { networksOf } from "../../limits/networks.ts";
import type { MediaStore } from "../../media/store.ts";
import type { Settings } from "../../process/environment.ts";
import type { Log } from "../../process/log.ts";
import { dataTokens } from "../conversation-token.ts";
import { allowedToday } from "../rate-limits/daily-limits.ts";
import { type Correction, correctEmail } from "./correct-email.ts";
import { eraseConversations } from "./erase.ts";
import { type KeptConversation, readKept } from "./kept-conversation.ts";

const day = 24 * 60 * 60_000;
/**
 * Erasing a message also erases what counts towards the rate limits. To keep senders from evading them by writing and
 * erasing in turn, this many messages less than a day old may be erased per day from one IPv4 address or IPv6 /64.
 */
const maxErasedToday = 20;

type Parts = { database: SiteDatabase; store: MediaStore; settings: Settings; log: Log; now?: () => Date };

export type MyData = ReturnType<typeof myDataOf>;

export function myDataOf({ database, store, settings, log, now = () => new Date() }: Parts) {
  const { db } = database;
  const tokens = dataTokens(db);

  const find = async (token: string): Promise<KeptConversation | undefined> => {
    const reference = await tokens.read(token);
    return reference ? readKept(db, reference, { months: settings.enquiriesKeptMonths }) : undefined;
  };

  /** Networks that strangers share do not count: otherwise one person could keep all others from erasing. */
  const mayEraseFrom = (address: string): Promise<boolean> => {
    const own = networksOf(address).filter(({ beyond }) => beyond === "refuse");
    const limited = own.map(({ name, times }) => ({ name, most: maxErasedToday * times }));
    return exclusively(database, "enquiries", (trx) => allowedToday(trx, "erasure", limited, now()));
  };

  return {
    find,

    async correctEmail(token: string, email: { typed: string; kept: string }): Promise<Correction> {
      const reference = await tokens.read(token);
      return reference ? correctEmail(database, reference, email, now()) : { state: "not there" };
    },

    /** `address` is the IP address of the request. */
    async erase(token: string, address: string): Promise<"erased" | "tomorrow" | "not there"> {
      const kept = await find(token);
      if (!kept) return "not there";
      const isOfToday = Date.parse(kept.received) > now().getTime() - day;
      if (isOfToday && !(await mayEraseFrom(address))) return "tomorrow";
      const sender = { id: null, name: "The sender" };
      const by = { actor: sender, erasedBy: "sender", at: now() } as const;
      await eraseConversations({ database, store, log }, [kept.reference], by);
      return "erased";
    },
  };
}
