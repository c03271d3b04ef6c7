import type { SiteDatabase } from "../../database/connect.ts";
import type { Settings } from "../../process/environment.ts";
import { cannedRepliesOf } from "./canned-replies.ts";
import { conversationActions } from "./conversation-actions.ts";
import { indexAll } from "./index-conversations.ts";
import { labelsOf } from "./labels.ts";
import { countWaiting, type ListFilter, listConversations } from "./list-conversations.ts";
import { mergeConversations } from "./merge-conversations.ts";
import { readConversation, readDelivery } from "./read-conversation.ts";
import { draftsOf } from "./reply-drafts.ts";
import { type NewReply, sendReply } from "./send-reply.ts";
import { snoozingOf } from "./snooze.ts";
import { countTabs } from "./tabs.ts";

type Parts = {
  database: SiteDatabase;
  settings: Pick<Settings, "siteUrl">;
  /** Called when there is new mail in the outbox. */
  wake: () => void;
  now?: () => Date;
};
type Person = { id: string; name: string };
export type Inbox = ReturnType<typeof inboxOf>;

/** Everything that staff read and do in the inbox. */
export function inboxOf({ database, settings, wake, now = () => new Date() }: Parts) {
  const { siteUrl } = settings;
  return {
    list: (filter: ListFilter) => listConversations(database, filter, now()),
    tabs: (person: string) => countTabs(database, person, now()),
    waiting: () => countWaiting(database, now()),
    read: (reference: string) => readConversation(database, reference),
    delivery: (reference: string, postId: string) => readDelivery(database, reference, postId),
    ...conversationActions({ database, now }),
    ...snoozingOf(database, now),
    merge: (by: Person, one: string, other: string) => mergeConversations(database, by, one, other, now()),
    labels: labelsOf(database, now),
    drafts: draftsOf(database, now),
    canned: cannedRepliesOf(database, now),
    async reply(reference: string, { id, name }: Person, reply: NewReply) {
      const replied = await sendReply({ database, siteUrl, now }, reference, { id, name }, reply);
      if (replied.outcome === "sent") wake();
      return replied;
    },
    index: (isStopped: () => boolean) => indexAll(database, isStopped),
  };
}
