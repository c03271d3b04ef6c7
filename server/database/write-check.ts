import type { Kysely } from "kysely";
import { withDeadline } from "../limits/deadline.ts";
import type { Database } from "./schema.ts";
import type { Deadlines } from "./site-database.ts";

/**
 * Checks by writing, because a readable database may be on a full disk or belong to another user by now. Concurrent
 * callers share one check.
 */
export function writeCheck(
  db: Kysely<Database>,
  { answer }: Deadlines,
  inspect: () => Promise<void> = async () => {},
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const check = () =>
    withDeadline("Writing to the database", answer, async () => {
      await inspect();
      await db.updateTable("write_probe").set({ written_at: new Date().toISOString() }).execute();
    }).catch((cause: unknown) => {
      throw new Error(`The database cannot store anything: ${(cause as Error).message}`, { cause });
    });
  return () => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };
}
