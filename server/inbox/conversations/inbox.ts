import type { SiteDatabase } from "../../database/connect.ts";
import type { Settings } from "../../process/environment.ts";
import { cannedRepliesOf } from "./canned-replies.ts";
import { actsOf } from "./conversation-actions.ts";
import { indexAll } from "./index-conversations.ts";
import { countWaiting, type ListAsked, listConversations } from "./list-conversations.ts";
import { readConversation, readDelivery } from "./read-conversation.ts";
import { draftsOf } from "./reply-drafts.ts";
import { type NewReply, sendReply, writtenTo } from "./send-reply.ts";
import { countTabs } from "./tabs.ts";

type Parts = {
  database: SiteDatabase;
  settings: Pick<Settings, "siteUrl">;
  /** Says that there is mail in the outbox. */
  wake: () => void;
  now?: () => Date;
};
type Person = { id: string; name: string };
export type Inbox = ReturnType<typeof inboxOf>;

/** What staff ask of the messages, and do with them. */
export function inboxOf({ database, settings, wake, now = () => new Date() }: Parts) {
  const host = new URL(settings.siteUrl).hostname;
  return {
    list: (asked: ListAsked) => listConversations(database, asked, now()),
    tabs: (person: string) => countTabs(database, person),
    waiting: () => countWaiting(database, now()),
    read: (reference: string) => readConversation(database, reference),
    delivery: (reference: string, postId: string) => readDelivery(database, reference, postId),
    writtenTo: (reference: string) => writtenTo(database.db, reference),
    ...actsOf({ database, now }),
    drafts: draftsOf(database, now),
    canned: cannedRepliesOf(database, now),
    async reply(reference: string, { id, name }: Person, reply: NewReply) {
      const replied = await sendReply({ database, host, now }, reference, { id, name }, reply);
      if (replied.outcome === "sent") wake();
      return replied;
    },
    index: (isStopped: () => boolean) => indexAll(database, isStopped),
  };
}
