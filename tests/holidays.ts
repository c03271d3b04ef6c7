import type { Kysely } from "kysely";
import type { Database } from "../server/database/schema.ts";
import { publishInBulk } from "../server/publishing/publish-in-bulk.ts";

/** Publishes these days as holidays, instead of any before. */
export async function setHolidays(db: Kysely<Database>, days: { from: string; until?: string }[]) {
  const entries = days.flatMap(({ from, until = "" }, index) => [
    [`days.d${index}.from`, from],
    [`days.d${index}.until`, until],
  ]);
  const fields = { days: days.map((_, index) => `d${index}`).join(" "), ...Object.fromEntries(entries) };
  const record = { id: "holidays", language: "en", created_at: "2026-01-01T00:00:00.000Z", updated_at: null };
  await publishInBulk(db, "page/holidays", [{ ...record, fields }], new Date());
}
