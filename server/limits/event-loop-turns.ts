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
