import { setImmediate as eventLoopTurn } from "node:timers/promises";

/** In milliseconds. Under a flood of cached requests turns are long, and they must not delay rendering any further. */
const maxYield = 50;

/**
 * Yields before work that blocks the thread for milliseconds, so that cached pages are served in between, also on new
 * connections: Node accepts one in each turn of its event loop. An idle turn takes microseconds.
 */
export async function eventLoopTurns(count = 32): Promise<void> {
  const end = performance.now() + maxYield;
  for (let turn = 0; turn < count; turn++) {
    await eventLoopTurn();
    if (performance.now() > end) return;
  }
}

/** In milliseconds. Work on a few texts takes less, and never yields. */
const maxBlocking = 10;

/** Like `map`, for work that blocks the thread: it yields to other requests in between. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let started = performance.now();
  for (const [index, item] of items.entries()) {
    results.push(await work(item, index));
    if (performance.now() - started < maxBlocking) continue;
    await eventLoopTurn();
    started = performance.now();
  }
  return results;
}
