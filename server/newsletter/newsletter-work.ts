/** The background work of the newsletter, in the process that holds its lease. The sender runs in every process. */
import type { SiteDatabase } from "../database/connect.ts";
import type { Log } from "../process/log.ts";
import { type RepeatedTasks, repeatTasks, type Tasks } from "../process/repeat-tasks.ts";
import { deleteExpired, endPauses } from "./delete-expired.ts";
import { planDigests } from "./digests.ts";
import { scrub } from "./end-subscription.ts";
import { fillSendings, finishSendings, startDue, sumFinished } from "./sendings.ts";
import { stopRefused } from "./stop-refused.ts";

type Parts = {
  database: SiteDatabase;
  log: Log;
  now?: () => Date;
};

const deletionInterval = 10 * 60_000;

export function startNewsletterWork({ database, log, now = () => new Date() }: Parts): RepeatedTasks {
  let deletedAt = Number.NEGATIVE_INFINITY;
  const tasks: Tasks = {
    "Pauses of subscriptions were not ended": () => endPauses(database, now()),
    "Digests were not planned": () => planDigests(database, now()),
    "Newsletters that are due were not started": async () => {
      const { asking } = await startDue(database, now());
      if (asking > 0)
        log.warn("A newsletter is late and waits until staff confirm it at the desk", { asking });
    },
    "A newsletter was not prepared for its subscribers": (isStopped) =>
      fillSendings(database, now(), isStopped),
    "A newsletter that servers refuse was not stopped": () => stopRefused(database, log),
    "Newsletters were not finished": () => finishSendings(database, now()),
    "The mails of newsletters were not counted": () => sumFinished(database),
    "Old data of the newsletter was not deleted": async () => {
      if (performance.now() - deletedAt < deletionInterval) return;
      deletedAt = performance.now();
      const { trusted_at } = await database.db
        .selectFrom("enquiry_state")
        .select("trusted_at")
        .executeTakeFirstOrThrow();
      if (!trusted_at) return;
      const trusted = trusted_at < now().toISOString() ? new Date(trusted_at) : now();
      const deleted = await deleteExpired(database, trusted);
      if (deleted === 0) return;
      log.info("Unconfirmed subscribers were deleted", { deleted });
      await scrub({ database, log });
    },
  };
  return repeatTasks(tasks, log);
}
