/** The workers of one release: started together, replaced when they crash or hang, and retired together. */
import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../process/log.ts";
import type { SupervisorLimits } from "./limits.ts";
import type { Release } from "./release.ts";
import { type Health, startWorker, type Worker } from "./worker.ts";

type Parts = {
  release: Release;
  count: number;
  environment: Record<string, string>;
  limits: SupervisorLimits;
  log: Log;
  returned: (socket: Socket) => void;
  /** Called when a worker becomes ready or ends. */
  changed: () => void;
};

type StartOptions = {
  ready: number;
  mustBeHealthy: boolean;
  /** The first worker serves once this has resolved, while the others start. Without it, none serves before all are ready. */
  onFirst?: (worker: Worker) => Promise<void>;
};

export type Generation = ReturnType<typeof newGeneration>;

export function newGeneration({ release, count, environment, limits, log, returned, changed }: Parts) {
  const workers = new Set<Worker>();
  /** Whether crashed workers are replaced. */
  let serving = false;
  let crashes = 0;

  /** Each has the lowest number that is free: its metrics have a port of their own. */
  const numbers = new Map<Worker, number>();
  const freeNumber = () => {
    const taken = [...numbers.values()];
    return (
      Array.from({ length: count + 1 }, (_, index) => index).find((index) => !taken.includes(index)) ?? 0
    );
  };

  const add = (): Worker => {
    const number = freeNumber();
    const worker = startWorker({
      ...{ release, returned },
      environment: { ...environment, WORKER_NUMBER: String(number) },
    });
    workers.add(worker);
    numbers.set(worker, number);
    void worker.ready.then(changed, () => {});
    void worker.exited.then((how) => {
      workers.delete(worker);
      numbers.delete(worker);
      changed();
      if (serving) void replace(worker, how);
    });
    return worker;
  };

  const replace = async (lost: Worker, how: string) => {
    crashes = lost.age() > limits.stable ? 0 : crashes + 1;
    const pause = crashes === 0 ? 0 : Math.min(limits.firstPause * 2 ** (crashes - 1), limits.longestPause);
    log.error("A worker ended, and is replaced", { pid: lost.pid, how, pause });
    await delay(pause);
    if (!serving) return;
    const worker = add();
    await withinLimit(worker, limits.ready).catch((error) =>
      log.error("A replaced worker did not become ready", { error }),
    );
  };

  const watch = setInterval(() => {
    for (const worker of workers) {
      if (worker.silence() < limits.silent) continue;
      log.error("A worker does not answer, and is killed", { pid: worker.pid });
      worker.kill();
    }
    if (!serving && workers.size === 0) clearInterval(watch);
  }, limits.silent / 10);
  watch.unref();

  return {
    release,
    workers: () => [...workers],
    /**
     * Resolves when all workers are ready. The first one starts alone: it prepares the database, and if it fails, so
     * would the others.
     */
    async start({ ready, mustBeHealthy, onFirst }: StartOptions): Promise<void> {
      const check = async (worker: Worker) => {
        const { healthy, reason } = await withinLimit(worker, ready);
        if (mustBeHealthy && !healthy)
          throw new Error(reason ?? "The worker reports that it is not healthy.");
      };
      const first = add();
      await check(first);
      await onFirst?.(first);
      serving = onFirst !== undefined;
      await Promise.all(Array.from({ length: count - 1 }, () => check(add())));
      if (serving) return;
      serving = true;
      // One may have crashed while another one started.
      const lost = count - workers.size;
      for (let index = 0; index < lost; index++) add();
    },
    unready: () => workers.forEach((worker) => void worker.unready()),
    /** Resolves when all have ended. They get this long to finish their requests. */
    async retire(limit: number): Promise<void> {
      serving = false;
      for (const worker of workers) worker.drain(limit);
      await Promise.all([...workers].map((worker) => worker.exited));
    },
    async kill(): Promise<void> {
      serving = false;
      for (const worker of workers) worker.kill();
      await Promise.all([...workers].map((worker) => worker.exited));
    },
  };
}

/** Kills a worker that is not ready in time. */
async function withinLimit(worker: Worker, limit: number): Promise<Health> {
  let late = false;
  const timer = Number.isFinite(limit)
    ? setTimeout(() => {
        late = true;
        worker.kill();
      }, limit)
    : undefined;
  try {
    return await worker.ready;
  } catch (error) {
    throw late ? new Error(`The worker was not ready within ${limit / 1000} seconds.`) : error;
  } finally {
    clearTimeout(timer);
  }
}
