import type { SiteDatabase } from "../database/connect.ts";
import { withDeadline } from "../limits/deadline.ts";
import { eventLoopTurns } from "../limits/event-loop-turns.ts";
import { TooBusy } from "../limits/too-busy.ts";
import { storeDeadline, storedTogether, waitingToBeStored } from "./message-limits.ts";
import type { Allowance } from "./rate-limits/judge.ts";
import { type Arrival, type Stored, storeBatch } from "./store-messages.ts";

type Waiting = { arrival: Arrival; resolve: (stored: Stored) => void; reject: (error: unknown) => void };

/**
 * Stores messages that arrive at the same time in batches, and lets pages be served in between. If a message is stored
 * only after the deadline, when its sender has already seen a failure, sending it again finds the duplicate.
 */
export function storeQueue(database: SiteDatabase, allowance: Allowance, deadline = storeDeadline) {
  const waiting: Waiting[] = [];
  let storing = false;

  const storeAll = async () => {
    storing = true;
    while (waiting.length > 0) {
      await eventLoopTurns();
      const batch = waiting.splice(0, storedTogether);
      try {
        const arrivals = batch.map(({ arrival }) => arrival);
        const stored = await storeBatch(database, arrivals, allowance);
        for (const [index, { resolve }] of batch.entries()) resolve(stored[index] as Stored);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    storing = false;
  };

  const enqueue = (arrival: Arrival) =>
    new Promise<Stored>((resolve, reject) => {
      if (waiting.length >= waitingToBeStored) return reject(new TooBusy("storing messages"));
      waiting.push({ arrival, resolve, reject });
      if (!storing) storeAll();
    });

  return (arrival: Arrival) => withDeadline("Storing a message", deadline, () => enqueue(arrival));
}
