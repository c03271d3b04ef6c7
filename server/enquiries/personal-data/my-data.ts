/** What the sender of a message may ask of us by the link to their data. */
import type { SiteDatabase } from "../../database/connect.ts";
import type { Settings } from "../../environment.ts";
import type { Log } from "../../log.ts";
import type { MediaStore } from "../../media/store.ts";
import { type Correction, correctEmail } from "./correct-email.ts";
import { dataTokens } from "./data-tokens.ts";
import { eraseConversations } from "./erase.ts";
import { type KeptConversation, readKept } from "./kept-conversation.ts";

const day = 24 * 60 * 60_000;
/**
 * With a message its part in the limits is erased, too. So that nobody writes and erases by turns to get around them,
 * senders may erase only so many within a day that are not a day old.
 */
const mostOfToday = 20;

type Parts = { database: SiteDatabase; store: MediaStore; settings: Settings; log: Log; now?: () => Date };

export type MyData = ReturnType<typeof myDataOf>;

export function myDataOf({ database, store, settings, log, now = () => new Date() }: Parts) {
  const { db } = database;
  const tokens = dataTokens(db);

  const find = async (token: string): Promise<KeptConversation | undefined> => {
    const reference = await tokens.read(token);
    return reference ? readKept(db, reference, settings.enquiriesKeptMonths) : undefined;
  };

  const erasedToday = async (): Promise<number> => {
    const { count } = await db
      .selectFrom("erased_conversations")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("erased_by", "=", "sender")
      .where("erased_at", ">", new Date(now().getTime() - day).toISOString())
      .executeTakeFirstOrThrow();
    return count;
  };

  return {
    find,

    async correctEmail(token: string, email: { typed: string; kept: string }): Promise<Correction> {
      const reference = await tokens.read(token);
      return reference ? correctEmail(database, reference, email, now()) : { state: "not there" };
    },

    async erase(token: string): Promise<"erased" | "tomorrow" | "not there"> {
      const kept = await find(token);
      if (!kept) return "not there";
      const isOfToday = Date.parse(kept.received) > now().getTime() - day;
      if (isOfToday && (await erasedToday()) >= mostOfToday) return "tomorrow";
      const sender = { id: null, name: "The sender" };
      const by = { actor: sender, erasedBy: "sender", at: now() } as const;
      await eraseConversations({ database, store, log }, [kept.reference], by);
      return "erased";
    },
  };
}
