import { randomUUID } from "node:crypto";
import type { ReceiptRow } from "../database/schema.ts";
import type { Db, EditionSummary } from "./edition.ts";
import type { Problem } from "./problem-sentences.ts";

/** For each edition. */
const maxReceipts = 20;

/** Queues a receipt, to be checked after the commit. It replaces a pending one of the same edition. */
export async function noteReceipt(
  db: Db,
  act: ReceiptRow["act"],
  { id: edition_id, slug }: EditionSummary,
  at: string,
  old_slug: string | null = null,
): Promise<void> {
  const own = () => db.deleteFrom("receipts").where("edition_id", "=", edition_id);
  await own().where("state", "=", "waiting").execute();
  await db
    .insertInto("receipts")
    .values({ id: randomUUID(), edition_id, act, at, slug, old_slug, state: "waiting", checks: "[]" })
    .execute();
  const newest = db.selectFrom("receipts").select("id").where("edition_id", "=", edition_id);
  await own().where("id", "not in", newest.orderBy("at", "desc").orderBy("id").limit(maxReceipts)).execute();
}

/** Lists a failed publication among the failures at the desk, once however often it is retried. */
export async function noteFailure(
  db: Db,
  edition: EditionSummary,
  problem: string | Problem[],
  at: string,
): Promise<void> {
  const { id: edition_id, slug } = edition;
  const checks = JSON.stringify([{ place: "schedule", address: "", problem }]);
  await db
    .deleteFrom("receipts")
    .where("edition_id", "=", edition_id)
    .where("state", "=", "red")
    .where("checks", "like", '[{"place":"schedule"%')
    .execute();
  await db
    .insertInto("receipts")
    .values({ id: randomUUID(), edition_id, act: "published", at, slug, state: "red", tried_at: at, checks })
    .execute();
}
