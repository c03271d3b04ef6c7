import { setImmediate as eventLoopTurn } from "node:timers/promises";

/**
 * To be called before work that takes the thread for milliseconds: what is cached is answered in between, also on
 * new connections, of which Node accepts one each turn of its event loop. An idle turn takes microseconds.
 */
export async function eventLoopTurns(count = 32): Promise<void> {
  for (let turn = 0; turn < count; turn++) await eventLoopTurn();
}
