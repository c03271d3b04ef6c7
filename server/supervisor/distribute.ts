/** Passes each connection to a worker. While none is ready, connections wait. */
import type { Socket } from "node:net";
import type { Worker } from "./worker.ts";

export function distributor(serving: () => Worker[]) {
  const waiting: Socket[] = [];
  let turn = 0;

  const pass = (socket: Socket) => {
    const ready = serving().filter((worker) => worker.state() === "ready");
    // A worker that is busy takes its connections late, so the next ones go to the others.
    const fewest = Math.min(...ready.map((worker) => worker.untaken()));
    const free = ready.filter((worker) => worker.untaken() === fewest);
    const worker = free[turn++ % free.length];
    if (worker) worker.pass(socket);
    else waiting.push(socket);
  };

  return {
    pass,
    /** Called when a worker becomes ready. */
    passWaiting: () => waiting.splice(0).forEach(pass),
  };
}
