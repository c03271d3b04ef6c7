/** Finds addresses of this site that do not answer, by requesting them as a visitor would. */
import { LRUCache } from "lru-cache";

const maxAddresses = 20;
const concurrency = 4;
const timeout = 3000;

/** The form in which pages are cached. For the one that fetch asks for, each would be compressed again. */
export const asCached = { "accept-encoding": "br" };

/** The editor checks the same links after every pause in typing. */
const cache = new LRUCache<string, boolean>({ max: 1000, ttl: 60_000 });

export async function findDeadLinks(origin: string, addresses: string[]): Promise<string[]> {
  const queue = addresses.slice(0, maxAddresses);
  const dead: string[] = [];
  const work = async (): Promise<void> => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift())
      if (!(await answers(origin, address))) dead.push(address);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return addresses.filter((address) => dead.includes(address));
}

async function answers(origin: string, address: string): Promise<boolean> {
  const key = origin + address.replace(/#.*/, "");
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  try {
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetch(key, { headers: asCached, signal, redirect: "manual" });
    await answer.body?.cancel();
    cache.set(key, answer.status < 400);
    return answer.status < 400;
  } catch {
    // Too slow to tell, which is not the writer's fault.
    return true;
  }
}
