import type { SiteDatabase } from "../database/connect.ts";
import { withDeadline } from "../limits/deadline.ts";
import { eventLoopTurns } from "../limits/event-loop-turns.ts";
import { TooBusy } from "../limits/too-busy.ts";
import { storeDeadline, storedTogether, waitingToBeStored } from "./message-limits.ts";
import type { Allowance } from "./rate-limits/judge.ts";
import { type Arrival, type Stored, storeTogether } from "./store-messages.ts";

type Waiting = { arrival: Arrival; resolve: (stored: Stored) => void; reject: (error: unknown) => void };

/**
 * Stores what arrives at the same moment together, and lets pages be answered in between. What is stored only
 * after its sender was told that it failed is found as a duplicate when it is sent again.
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
        const stored = await storeTogether(database, arrivals, allowance);
        for (const [index, { resolve }] of batch.entries()) resolve(stored[index] as Stored);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    storing = false;
  };

  const enqueue = (arrival: Arrival) =>
    new Promise<Stored>((resolve, reject) => {
      if (waiting.length >= waitingToBeStored) return reject(new TooBusy("storing enquiries"));
      waiting.push({ arrival, resolve, reject });
      if (!storing) storeAll();
    });

  return (arrival: Arrival) => withDeadline("Storing an enquiry", deadline, () => enqueue(arrival));
}
