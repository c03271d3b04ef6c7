import { LRUCache } from "lru-cache";
import { networksOf } from "./networks.ts";

/** Wrong guesses from one network, in each process. The secrets have 80 bits or more, so this only saves work. */
const tries = { most: 30, within: 10 * 60_000 };

/** Counts the wrong guesses of secret addresses from one network. */
export function guessLimit(now: () => Date = () => new Date()) {
  const wrong = new LRUCache<string, number>({
    max: 10_000,
    ttl: tries.within,
    // The cache would keep the time for a millisecond.
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  const networkOf = (address: string) => networksOf(address)[0]?.name ?? "unknown";
  return {
    isReached: (address: string): boolean => (wrong.get(networkOf(address)) ?? 0) >= tries.most,
    noteWrong(address: string): void {
      const network = networkOf(address);
      wrong.set(network, (wrong.get(network) ?? 0) + 1, { noUpdateTTL: true });
    },
  };
}
