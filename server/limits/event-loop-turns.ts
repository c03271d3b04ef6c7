import { setImmediate as eventLoopTurn } from "node:timers/promises";

/** In milliseconds: a turn is long where many ask for what is cached, and they must not hold up what is to be rendered. */
const longest = 50;

/**
 * To be called before work that takes the thread for milliseconds: what is cached is answered in between, also on
 * new connections, of which Node accepts one each turn of its event loop. An idle turn takes microseconds.
 */
export async function eventLoopTurns(count = 32): Promise<void> {
  const end = performance.now() + longest;
  for (let turn = 0; turn < count; turn++) {
    await eventLoopTurn();
    if (performance.now() > end) return;
  }
}

/** In milliseconds. Work on a few texts takes less, and then needs no extra turn. */
const longestTurn = 10;

/** Like `map`, for work that blocks the thread: other requests get their turn in between. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let started = performance.now();
  for (const [index, item] of items.entries()) {
    results.push(await work(item, index));
    if (performance.now() - started < longestTurn) continue;
    await eventLoopTurn();
    started = performance.now();
  }
  return results;
}
