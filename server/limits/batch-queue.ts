import { withDeadline } from "./deadline.ts";
import { eventLoopTurns } from "./event-loop-turns.ts";
import { TooBusy } from "./too-busy.ts";

type Options = {
  /** For the error if too many wait, such as "storing messages". */
  name: string;
  /** How many are handled together, and how many may wait. */
  together: number;
  maxWaiting: number;
  /** In milliseconds, for each. */
  deadline: number;
};

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/**
 * Handles items that arrive at the same time in batches, which share one wait for the disk, and lets pages be served in
 * between. `handle` resolves to one result for each item, in the same order.
 */
export function batchQueue<Item, Result>(
  handle: (items: Item[]) => Promise<Result[]>,
  { name, together, maxWaiting, deadline }: Options,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running = false;

  const handleAll = async () => {
    running = true;
    while (waiting.length > 0) {
      await eventLoopTurns();
      const batch = waiting.splice(0, together);
      try {
        const results = await handle(batch.map(({ item }) => item));
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    running = false;
  };

  const enqueue = (item: Item) =>
    new Promise<Result>((resolve, reject) => {
      if (waiting.length >= maxWaiting) return reject(new TooBusy(name));
      waiting.push({ item, resolve, reject });
      if (!running) handleAll();
    });

  return (item) => withDeadline(`The queue for ${name}`, deadline, () => enqueue(item));
}
