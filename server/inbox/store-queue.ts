import type { SiteDatabase } from "../database/connect.ts";
import { batchQueue } from "../limits/batch-queue.ts";
import { storeDeadline, storedTogether, waitingToBeStored } from "./message-limits.ts";
import type { Allowance } from "./rate-limits/judge.ts";
import { type Arrival, type Stored, storeBatch } from "./store-messages.ts";

/**
 * Stores messages that arrive at the same time in batches. If a message is stored only after the deadline, when its sender
 * has already seen a failure, sending it again finds the duplicate.
 */
export const storeQueue = (database: SiteDatabase, allowance: Allowance, deadline = storeDeadline) =>
  batchQueue<Arrival, Stored>((arrivals) => storeBatch(database, arrivals, allowance), {
    ...{ name: "storing messages", together: storedTogether, maxWaiting: waitingToBeStored, deadline },
  });
