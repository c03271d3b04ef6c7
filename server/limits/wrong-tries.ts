/** Limits how many wrong secrets, such as the token of a link, one network may try. Counted in each process. */
import { LRUCache } from "lru-cache";
import { networksOf } from "./networks.ts";

const limits = { most: 30, within: 10 * 60 * 1000 };

export type WrongTries = ReturnType<typeof wrongTries>;

export function wrongTries(now: () => Date = () => new Date()) {
  const wrong = new LRUCache<string, number>({
    max: 10_000,
    ttl: limits.within,
    // The time is asked for each time: the cache would keep it for a millisecond.
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  const networkOf = (address: string) => networksOf(address)[0]?.name ?? "unknown";
  return {
    areTooMany: (address: string): boolean => (wrong.get(networkOf(address)) ?? 0) >= limits.most,
    add(address: string): void {
      const network = networkOf(address);
      wrong.set(network, (wrong.get(network) ?? 0) + 1, { noUpdateTTL: true });
    },
  };
}
