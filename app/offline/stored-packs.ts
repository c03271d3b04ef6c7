/**
 * The packs on this device. Each is a cache whose name ends with the time when it was begun. A new one is filled beside
 * the old one; the last thing written is its description, and only then is the old one removed. So a pack without a
 * description is one whose download was interrupted.
 */
import { packCache } from "./names.ts";
import type { PackInfo } from "./pack-info.ts";

export type StoredPack = PackInfo & {
  cache: string;
  savedAt: string;
  /** What it takes on the device, in bytes. */
  bytes: number;
  withFiles: boolean;
};

const describedAt = (cache: string) => `/${cache.slice(packCache.length).replace(/@\d+$/, "")}.pack.json`;

/** One at a time for each pack, in all tabs: another one must not be taken for an interrupted one. */
const locked = <Result>(name: string, work: () => Promise<Result>, signal?: AbortSignal) =>
  navigator.locks.request(packCache + name, signal ? { signal } : {}, work) as Promise<Result>;

const cachesOf = async (name: string) =>
  (await caches.keys()).filter((key) => key.replace(/@\d+$/, "") === packCache + name);

async function describe(cache: string): Promise<StoredPack | undefined> {
  const found = await (await caches.open(cache)).match(describedAt(cache));
  return found && ((await found.json()) as StoredPack);
}

export async function storedPack(name: string): Promise<StoredPack | undefined> {
  for (const cache of await cachesOf(name)) {
    const pack = await describe(cache);
    if (pack) return pack;
  }
  return undefined;
}

/** Replaces the pack by these responses, or leaves it as it is if anything fails. */
export function storePack(
  info: PackInfo,
  responses: Map<string, Response>,
  { withFiles, signal }: { withFiles: boolean; signal: AbortSignal },
): Promise<void> {
  const replace = async () => {
    const before = await cachesOf(info.name);
    const name = `${packCache}${info.name}@${Date.now()}`;
    try {
      const cache = await caches.open(name);
      let bytes = 0;
      for (const [address, response] of responses) {
        signal.throwIfAborted();
        const body = await response.blob();
        bytes += body.size;
        await cache.put(address, new Response(body, { headers: response.headers }));
      }
      signal.throwIfAborted();
      const stored: StoredPack = {
        ...{ ...info, withFiles, bytes, cache: name },
        savedAt: new Date().toISOString(),
      };
      await cache.put(describedAt(name), Response.json(stored));
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
    await Promise.all(before.map((old) => old !== name && caches.delete(old)));
  };
  return locked(info.name, replace, signal);
}

/** All packs. Removes what interrupted downloads have left. */
export async function storedPacks(): Promise<StoredPack[]> {
  const packs: StoredPack[] = [];
  for (const key of await caches.keys()) {
    if (!key.startsWith(packCache)) continue;
    const pack = await describe(key);
    if (pack) packs.push(pack);
    else await removeLeftover(key);
  }
  return packs.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
}

/** Unless it is being filled now. */
function removeLeftover(key: string): Promise<void> {
  const name = key.slice(packCache.length).replace(/@\d+$/, "");
  return navigator.locks.request(packCache + name, { ifAvailable: true }, async (lock) => {
    if (lock && !(await describe(key))) await caches.delete(key);
  });
}

export const removePack = ({ name }: StoredPack): Promise<void> =>
  locked(name, async () => {
    await Promise.all((await cachesOf(name)).map((key) => caches.delete(key)));
  });
