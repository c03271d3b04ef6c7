import { tidyVocabulary } from "../content/search/tidy-vocabulary.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { removeOrphanFiles } from "../inbox/mailed-files.ts";
import type { MediaStore } from "../media/store.ts";
import type { Log } from "../process/log.ts";
import { eraseDeleted } from "../publishing/erase-deleted.ts";

/** Often enough, because deleted records are kept for 30 days. */
const interval = 24 * 60 * 60_000;

type Parts = {
  database: SiteDatabase;
  store: MediaStore;
  log: Log;
  /** Makes messages searchable that an earlier release stored. */
  index: (isStopped: () => boolean) => Promise<unknown>;
};

/** Erases deleted records, files without a message and unused search words: now and every day. */
export function startSweeping({ database, store, log, index }: Parts) {
  let stopped = false;
  const isStopped = () => stopped;
  const logged = (failure: string, work: () => Promise<unknown>) =>
    work().catch((error: unknown) => log.error(failure, { error }));
  const sweep = async () => {
    await logged("Deleted records could not be erased", () => eraseDeleted(database, new Date(), isStopped));
    await logged("Orphaned mail attachments could not be removed", () => removeOrphanFiles(database, store));
    await logged("The search vocabulary could not be tidied", () => tidyVocabulary(database, isStopped));
  };
  let running = logged("Messages could not be made searchable", () => index(isStopped)).then(sweep);
  const timer = setInterval(() => (running = running.then(sweep)), interval).unref();
  return {
    stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      return running;
    },
  };
}
