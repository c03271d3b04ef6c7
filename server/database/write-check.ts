import type { Kysely } from "kysely";
import { withDeadline } from "../limits/deadline.ts";
import type { Deadlines } from "./deadlines.ts";
import type { Database } from "./schema.ts";

/**
 * Writes, because a database that is read well may be on a full disk or belong to someone else by now. Who asks
 * while another's check is under way gets the same answer.
 */
export function writeCheck(
  db: Kysely<Database>,
  { answer }: Deadlines,
  inspect: () => Promise<void> = async () => {},
): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  const check = () =>
    withDeadline("Writing to the database", answer, async () => {
      await inspect();
      await db.updateTable("write_probe").set({ written_at: new Date().toISOString() }).execute();
    }).catch((cause: unknown) => {
      throw new Error(`The database cannot store anything: ${(cause as Error).message}`, { cause });
    });
  return () => {
    underWay ??= check().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
