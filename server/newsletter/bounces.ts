/** Mails that do not arrive, and complaints: which of them end a subscription. */
import { before } from "../database/instants.ts";
import type { SubscriberRow } from "../database/schema.ts";
import { noteOutcome } from "./deliveries.ts";
import { endSubscription } from "./end-subscription.ts";
import type { MailedTo } from "./newsletter-keys.ts";
import { day, softBounces } from "./newsletter-limits.ts";
import type { Db } from "./sendings.ts";
import { isBadAddress } from "./smtp-failure.ts";

export type Report = { what: "bounce"; status: string } | { what: "complaint" };

/**
 * Notes a report about a mail. "ended": the subscription has ended, because the address does not exist, because of several
 * other failures over weeks, or because the person complained.
 */
export async function noteReport(
  db: Db,
  { subscriber, sending }: MailedTo,
  report: Report,
  { key, at }: { key: string; at: Date },
): Promise<"ended" | "noted" | "unknown"> {
  const row = await db.selectFrom("subscribers").selectAll().where("id", "=", subscriber).executeTakeFirst();
  if (!row) return "unknown";
  const mailedTo = { subscriber, sending };
  if (report.what === "complaint") {
    await noteOutcome(db, mailedTo, { state: "complained" });
    return end(db, row, "complained", { key, at });
  }
  await noteOutcome(db, mailedTo, { state: "bounced", problem: report.status });
  if (isBadAddress(report.status)) return end(db, row, "bounced", { key, at });
  return (await countSoft(db, row, at)) ? end(db, row, "bounced", { key, at }) : "noted";
}

async function end(
  db: Db,
  row: SubscriberRow,
  reason: "bounced" | "complained",
  { key, at }: { key: string; at: Date },
): Promise<"ended"> {
  await endSubscription(db, row, { reason, key, at });
  return "ended";
}

/** Returns whether it was one too many. */
async function countSoft(db: Db, row: SubscriberRow, at: Date): Promise<boolean> {
  const { most, over, forgottenAfter } = softBounces;
  const { id, last_soft_at, first_soft_at } = row;
  if (last_soft_at && last_soft_at > before(at, day)) return false;
  const isFirst = !first_soft_at || !last_soft_at || last_soft_at < before(at, forgottenAfter);
  const now = at.toISOString();
  const soft_bounces = isFirst ? 1 : row.soft_bounces + 1;
  const first = isFirst ? now : first_soft_at;
  await db
    .updateTable("subscribers")
    .set({ soft_bounces, first_soft_at: first, last_soft_at: now })
    .where("id", "=", id)
    .execute();
  return soft_bounces >= most && first <= before(at, over);
}
