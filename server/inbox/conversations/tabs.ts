/** The tabs of the inbox: which conversations each contains, in which order, and how many. */
import { type RawBuilder, sql } from "kysely";
import type { Range } from "../../content/lists/range.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { isAwakeAt, isSnoozedAt } from "../answer-due.ts";
import type { EnquiryKind } from "../message-kinds.ts";

export const tabNames = ["new", "mine", "waiting", "snoozed", "answered", "closed", "spam"] as const;
export type Tab = (typeof tabNames)[number];

/** Without a tab: every conversation, for a search. */
export type TabFilter = {
  tab: Tab | undefined;
  kind?: EnquiryKind | undefined;
  /** The web address (slug) of an event. */
  about?: string | undefined;
  /** The id of a label. */
  label?: string | undefined;
  person: string;
};

const byUrgency = { table: "contact_messages", by: "due_at", direction: "asc" } as const;
const byReturn = { table: "contact_messages", by: "snoozed_until", direction: "asc" } as const;
const byChange = { table: "contact_messages", by: "changed_at", direction: "desc" } as const;

/** Waiting conversations by urgency, snoozed ones by their return, others by their last change. */
export function rangeOf(database: SiteDatabase, filter: TabFilter, now: Date): Range {
  const conditions = conditionsOf(filter, now).map((condition) => sql`and ${condition}`);
  const only = conditions.length > 0 ? sql`${sql.join(conditions, sql` `)}` : sql``;
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from contact_messages where true ${only}
    `.execute(database.db);
    return Number(rows[0]?.count ?? 0);
  };
  const waits = filter.tab === "new" || filter.tab === "mine" || filter.tab === "waiting";
  const order = waits ? byUrgency : filter.tab === "snoozed" ? byReturn : byChange;
  return { database, ...order, only, part: "other", count };
}

function conditionsOf({ tab, kind, about, label, person }: TabFilter, now: Date): RawBuilder<unknown>[] {
  const isOfKind = kind ? [sql`kind = ${kind}`] : [];
  const isAbout = about ? [sql`about = ${about}`] : [];
  const isLabelled = label
    ? [sql`id in (select message_id from conversation_labels where label_id = ${label})`]
    : [];
  return [...(tab ? ofTab(tab, person, now) : []), ...isOfKind, ...isAbout, ...isLabelled];
}

function ofTab(tab: Tab, person: string, now: Date): RawBuilder<unknown>[] {
  if (tab === "snoozed") return [sql`due_at is not null`, isSnoozedAt(now)];
  const waits = sql`due_at is not null and ${isAwakeAt(now)}`;
  if (tab === "new") return [waits, sql`assignee is null`, sql`first_answer_at is null`];
  if (tab === "mine") return [waits, sql`assignee = ${person}`];
  return tab === "waiting" ? [waits] : [sql`state = ${tab}`];
}

export type TabCounts = Record<Tab, number>;

export async function countTabs(database: SiteDatabase, person: string, now: Date): Promise<TabCounts> {
  const counted = tabNames.map(
    async (tab) => [tab, await rangeOf(database, { tab, person }, now).count()] as const,
  );
  return Object.fromEntries(await Promise.all(counted)) as TabCounts;
}
