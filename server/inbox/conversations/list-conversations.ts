import { sql } from "kysely";
import { pageOf } from "../../content/lists/pagination.ts";
import { everyRow } from "../../content/lists/results.ts";
import { queryOf } from "../../content/search/query.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { ContactMessageRow } from "../../database/schema.ts";
import { isAwakeAt, overdueAt } from "../answer-due.ts";
import { labelsOn } from "./labels.ts";
import { answeringWithin } from "./reply-drafts.ts";
import { searchIn } from "./search-conversations.ts";
import { rangeOf, type TabFilter } from "./tabs.ts";

const columns = [
  ...(["id", "name", "email", "subject", "kind", "about", "language", "written_in", "state"] as const),
  ...([
    "assignee",
    "created_at",
    "changed_at",
    "due_at",
    "first_answer_at",
    "snoozed_until",
    "spam",
    "held",
  ] as const),
] as const;

export type InboxRow = Pick<ContactMessageRow, (typeof columns)[number]> & {
  assigneeName: string | null;
  /** The names of colleagues who are writing a reply now. */
  answering: string[];
  labels: string[];
};

export type InboxPage = {
  rows: InboxRow[];
  page: number;
  pages: number;
  total: number;
  /** Whether a search found more than it counts. */
  more: boolean;
};

export type ListFilter = TabFilter & { q?: string | undefined; page?: number | undefined };

/** A page of a tab, or of search results. */
export async function listConversations(
  database: SiteDatabase,
  filter: ListFilter,
  now: Date,
): Promise<InboxPage> {
  const range = rangeOf(database, filter, now);
  const query = queryOf(filter.q ?? "");
  const results = query ? await searchIn(range, query.pattern) : { ...(await everyRow(range)), more: false };
  const { items, page, pages, total } = await pageOf(results, filter.page);
  const rows = await rowsOf(database, items, filter.person, now);
  return { rows, page, pages, total, more: results.more };
}

async function rowsOf({ db }: SiteDatabase, ids: string[], person: string, now: Date): Promise<InboxRow[]> {
  if (ids.length === 0) return [];
  const [found, drafts, labels] = await Promise.all([
    db
      .selectFrom("contact_messages")
      .leftJoin("staff", "staff.id", "contact_messages.assignee")
      .select(columns.map((column) => `contact_messages.${column}` as const))
      .select("staff.name as assigneeName")
      .where("contact_messages.id", "in", ids)
      .execute(),
    db
      .selectFrom("reply_drafts")
      .innerJoin("staff", "staff.id", "staff_id")
      .select(["message_id", "name"])
      .where("message_id", "in", ids)
      .where("staff_id", "!=", person)
      .where("text", "!=", "")
      .where("changed_at", ">", new Date(now.getTime() - answeringWithin).toISOString())
      .execute(),
    labelsOn(db, ids),
  ]);
  const byId = new Map(found.map((row) => [row.id, row]));
  // Leaves out conversations erased since their ids were read.
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const answering = drafts.filter((draft) => draft.message_id === id).map(({ name }) => name);
    const named = labels.filter((label) => label.message_id === id).map(({ name }) => name);
    return row ? [{ ...row, answering, labels: named }] : [];
  });
}

/** How many conversations wait for an answer and are not snoozed, and how many of those are overdue. Shown on every page of the desk. */
export async function countWaiting(
  { db }: SiteDatabase,
  now: Date,
): Promise<{ waiting: number; overdue: number }> {
  const { rows } = await sql<{ waiting: number; overdue: number }>`
    select count(*) as waiting, count(case when ${overdueAt(now)} then 1 end) as overdue
    from contact_messages where due_at is not null and ${isAwakeAt(now)}
  `.execute(db);
  return { waiting: Number(rows[0]?.waiting ?? 0), overdue: Number(rows[0]?.overdue ?? 0) };
}
