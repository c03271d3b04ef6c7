/** So many tasks at once, shared fairly between networks: one that asks much cannot keep the others waiting. */
import { TooBusy } from "./too-busy.ts";

type Limits = {
  /** What is limited, for the log. */
  name: string;
  /** How many tasks run at once. */
  places: number;
  /** How many wait; beyond that the network with the most waiting loses one, which is refused with `TooBusy`. */
  maxWaiting: number;
  /** How long a task waits at most before it is refused, in milliseconds. */
  maxWait: number;
};

/** Who asks for a place. */
export type Client = {
  /** An IPv4 address or an IPv6 /64. Thousands of visitors may share it. */
  network: string;
  /** Whether its connection has had a place before. */
  returning: boolean;
};

type Waiting = { since: number; start(): void; refuse(): void };
/** The waiting tasks of one network, in the order in which they came. */
type Queue = { fresh: Waiting[]; returning: Waiting[]; turn: number };

/** A queue whose first task has waited longer, in milliseconds, is not served in order any more. */
const patience = 1500;

export type FairLimit = ReturnType<typeof fairLimit>;

export function fairLimit({ name, places, maxWaiting, maxWait }: Limits) {
  /** How many places each network holds. */
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
    // Behind the others: those that hold equally many places take turns.
    queues.delete(next);
    queues.set(next, queue);
    nextIn(queue).start();
  };

  /** While others wait, none holds more than its share: the next place goes to the network that holds fewest. */
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
        line.splice(line.indexOf(asked), 1);
        waiting--;
        if (queue.fresh.length + queue.returning.length === 0) queues.delete(network);
      };
      const asked: Waiting = {
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
      // After a freeze of the process, a place that is free by now comes first.
      const timer = setTimeout(() => setImmediate(() => line.includes(asked) && asked.refuse()), maxWait);
      signal?.addEventListener("abort", hangUp, { once: true });
      queues.set(network, queue);
      line.push(asked);
      if (++waiting > maxWaiting) longestQueueGivesWay();
    });

  const longestQueueGivesWay = () => {
    const lengthOf = ({ fresh, returning }: Queue) => fresh.length + returning.length;
    const longest = [...queues.values()].reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a));
    (longest.returning[0] ?? longest.fresh[0])?.refuse();
  };

  return {
    /** Runs the task in its turn. One whose signal aborts while it waits is dropped. */
    async run<Result>(client: Client, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
      signal?.throwIfAborted();
      // A task that ends hands its place over, so none is free while others wait.
      if (taken < places) enter(client.network);
      else await wait(client, signal);
      try {
        return await task();
      } finally {
        leave(client.network);
      }
    },
    /** Whether all places are taken, so that others wait or would have to. */
    isFull: () => taken >= places,
  };
}

/**
 * New connections and those that come back take turns: a flood keeps its connections, and a visitor who shares its address
 * opens one. Each line is served in order; but where that takes longer than a visitor waits, the last one and the first
 * one take turns, so that a flood which came before a visitor does not decide how long that visitor waits.
 */
function nextIn(queue: Queue): Waiting {
  const turn = queue.turn++;
  const [first, second] = turn % 2 ? [queue.returning, queue.fresh] : [queue.fresh, queue.returning];
  const line = first.length > 0 ? first : second;
  const oldest = line[0] as Waiting;
  const isSlow = performance.now() - oldest.since > patience;
  return isSlow && turn % 4 < 2 ? (line.at(-1) as Waiting) : oldest;
}
