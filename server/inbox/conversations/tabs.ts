/** The tabs of the inbox: which conversations stand under each, in which order, and how many they are. */
import { type RawBuilder, sql } from "kysely";
import type { Range } from "../../content/lists/range.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { EnquiryKind } from "../message-kinds.ts";

export const tabNames = ["new", "mine", "waiting", "answered", "closed", "spam"] as const;
export type Tab = (typeof tabNames)[number];

/** Of no tab: every conversation, for a search. */
export type InTab = {
  tab: Tab | undefined;
  kind?: EnquiryKind | undefined;
  /** The address of an event. */
  about?: string | undefined;
  person: string;
};

const byUrgency = { table: "contact_messages", by: "due_at", direction: "asc" } as const;
const byChange = { table: "contact_messages", by: "changed_at", direction: "desc" } as const;

/** The most urgent first in what waits, elsewhere what changed last. */
export function rangeOf(database: SiteDatabase, asked: InTab): Range {
  const conditions = conditionsOf(asked).map((condition) => sql`and ${condition}`);
  const only = conditions.length > 0 ? sql`${sql.join(conditions, sql` `)}` : sql``;
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from contact_messages where true ${only}
    `.execute(database.db);
    return Number(rows[0]?.count ?? 0);
  };
  const waits = asked.tab === "new" || asked.tab === "mine" || asked.tab === "waiting";
  const order = waits ? byUrgency : byChange;
  return { database, ...order, only, part: "other", count };
}

function conditionsOf({ tab, kind, about, person }: InTab): RawBuilder<unknown>[] {
  const isOfKind = kind ? [sql`kind = ${kind}`] : [];
  const isAbout = about ? [sql`about = ${about}`] : [];
  return [...(tab ? ofTab(tab, person) : []), ...isOfKind, ...isAbout];
}

function ofTab(tab: Tab, person: string): RawBuilder<unknown>[] {
  const waits = sql`due_at is not null`;
  if (tab === "new") return [waits, sql`assignee is null`, sql`first_answer_at is null`];
  if (tab === "mine") return [waits, sql`assignee = ${person}`];
  return tab === "waiting" ? [waits] : [sql`state = ${tab}`];
}

export type Numbers = Record<Tab, number>;

/** Of each tab, for one person. */
export async function countTabs(database: SiteDatabase, person: string): Promise<Numbers> {
  const counted = tabNames.map(
    async (tab) => [tab, await rangeOf(database, { tab, person }).count()] as const,
  );
  return Object.fromEntries(await Promise.all(counted)) as Numbers;
}
