import { setImmediate } from "node:timers/promises";
import type { SiteDatabase } from "../database/connect.ts";
import { TooBusy } from "../limits/too-busy.ts";
import type { Allowance } from "./judge.ts";
import { storedTogether, waitingToBeStored } from "./limits.ts";
import { type Arrival, type Stored, storeTogether } from "./store.ts";

type Waiting = { arrival: Arrival; resolve: (stored: Stored) => void; reject: (error: unknown) => void };

/** Stores what arrives at the same moment together, and lets pages be answered in between. */
export function storeQueue(database: SiteDatabase, allowance: Allowance) {
  const waiting: Waiting[] = [];
  let storing = false;

  const storeAll = async () => {
    storing = true;
    while (waiting.length > 0) {
      await setImmediate();
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

  return (arrival: Arrival): Promise<Stored> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= waitingToBeStored) return reject(new TooBusy("storing enquiries"));
      waiting.push({ arrival, resolve, reject });
      if (!storing) storeAll();
    });
}
