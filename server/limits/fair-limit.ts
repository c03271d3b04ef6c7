/** A concurrency limit that networks share fairly: a network with many requests cannot keep the others waiting. */
import { TooBusy } from "./too-busy.ts";

type Limits = {
  /** What is limited, for the log. */
  name: string;
  /** How many tasks run at once. */
  slots: number;
  /** How many may wait. Beyond that, one task of the network with the most waiting tasks is refused with `TooBusy`. */
  maxWaiting: number;
  /** After how many milliseconds a waiting task is refused. */
  maxWait: number;
};

export type Client = {
  /** An IPv4 address or an IPv6 /64. Thousands of visitors may share it. */
  network: string;
  /** Whether its connection has made a request before. */
  returning: boolean;
};

type Waiting = { since: number; start(): void; refuse(): void };
/** The waiting tasks of one network, in order of arrival. */
type Queue = { fresh: Waiting[]; returning: Waiting[]; turn: number };

/** After how many milliseconds of waiting a queue is no longer served strictly in order: see `nextIn`. */
const patience = 1500;

export type FairLimit = ReturnType<typeof fairLimit>;

export function fairLimit({ name, slots, maxWaiting, maxWait }: Limits) {
  /** How many slots each network holds. */
  const held = new Map<string, number>();
  const queues = new Map<string, Queue>();
  let taken = 0;
  let waiting = 0;

  const enter = (network: string) => {
    taken++;
    held.set(network, (held.get(network) ?? 0) + 1);
  };

  const leave = (network: string) => {
    taken--;
    const left = (held.get(network) ?? 1) - 1;
    if (left > 0) held.set(network, left);
    else held.delete(network);
    const next = nextNetwork();
    if (next === undefined) return;
    enter(next);
    const queue = queues.get(next) as Queue;
    // Moved to the end, so that networks that hold equally many slots take turns.
    queues.delete(next);
    queues.set(next, queue);
    nextIn(queue).start();
  };

  /** The next slot goes to the waiting network that holds the fewest, so that none exceeds its share. */
  const nextNetwork = (): string | undefined => {
    let fewest = Number.POSITIVE_INFINITY;
    let chosen: string | undefined;
    for (const network of queues.keys()) {
      const holds = held.get(network) ?? 0;
      if (holds >= fewest) continue;
      fewest = holds;
      chosen = network;
    }
    return chosen;
  };

  const wait = ({ network, returning }: Client, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const queue = queues.get(network) ?? { fresh: [], returning: [], turn: 0 };
      const line = returning ? queue.returning : queue.fresh;
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", hangUp);
        line.splice(line.indexOf(task), 1);
        waiting--;
        if (queue.fresh.length + queue.returning.length === 0) queues.delete(network);
      };
      const task: Waiting = {
        since: performance.now(),
        start: () => {
          end();
          resolve();
        },
        refuse: () => {
          end();
          reject(new TooBusy(name));
        },
      };
      const hangUp = () => {
        end();
        reject(signal?.reason);
      };
      // After a freeze of the process, a slot that has become free is used before the task is refused.
      const timer = setTimeout(() => setImmediate(() => line.includes(task) && task.refuse()), maxWait);
      signal?.addEventListener("abort", hangUp, { once: true });
      queues.set(network, queue);
      line.push(task);
      if (++waiting > maxWaiting) refuseFromLongestQueue();
    });

  const refuseFromLongestQueue = () => {
    const lengthOf = ({ fresh, returning }: Queue) => fresh.length + returning.length;
    const longest = [...queues.values()].reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a));
    (longest.returning[0] ?? longest.fresh[0])?.refuse();
  };

  return {
    /** Runs the task when it is its turn. A task whose signal aborts while it waits is dropped. */
    async run<Result>(client: Client, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
      signal?.throwIfAborted();
      // A task that ends passes its slot on, so none is free while others wait.
      if (taken < slots) enter(client.network);
      else await wait(client, signal);
      try {
        return await task();
      } finally {
        leave(client.network);
      }
    },
    /** Whether the next task would have to wait. */
    isFull: () => taken >= slots,
  };
}

/**
 * New and returning connections take turns: a flood reuses its connections, while a visitor who shares its address opens
 * a new one. Each line is served in order, but if that takes longer than a visitor would wait, the oldest and the newest
 * task take turns, so that a flood that arrived first does not decide how long a later visitor waits.
 */
function nextIn(queue: Queue): Waiting {
  const turn = queue.turn++;
  const [first, second] = turn % 2 ? [queue.returning, queue.fresh] : [queue.fresh, queue.returning];
  const line = first.length > 0 ? first : second;
  const oldest = line[0] as Waiting;
  const isSlow = performance.now() - oldest.since > patience;
  return isSlow && turn % 4 < 2 ? (line.at(-1) as Waiting) : oldest;
}
