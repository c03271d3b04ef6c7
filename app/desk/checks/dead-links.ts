/** Which addresses of this site answer. They are asked for real, as a visitor would. */
import { LRUCache } from "lru-cache";

const mostAsked = 20;
const atOnce = 4;
const patience = 3000;

/** Whoever types asks again and again. */
const known = new LRUCache<string, boolean>({ max: 1000, ttl: 60_000 });

/** Those that do not answer. */
export async function unanswered(origin: string, addresses: string[]): Promise<string[]> {
  const waiting = addresses.slice(0, mostAsked);
  const silent: string[] = [];
  const askInTurn = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      if (!(await answers(origin, address))) silent.push(address);
  };
  await Promise.all(Array.from({ length: atOnce }, askInTurn));
  return addresses.filter((address) => silent.includes(address));
}

async function answers(origin: string, address: string): Promise<boolean> {
  const key = origin + address.replace(/#.*/, "");
  const before = known.get(key);
  if (before !== undefined) return before;
  try {
    const answer = await fetch(key, { signal: AbortSignal.timeout(patience), redirect: "manual" });
    await answer.body?.cancel();
    known.set(key, answer.status < 400);
    return answer.status < 400;
  } catch {
    // Too slow to tell: that is not the writer's fault.
    return true;
  }
}
