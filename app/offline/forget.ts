/** Removes everything that the site keeps on this device, offline too. */
import type * as names from "./names.ts";

/** Spelled out, because an import would be one more file to fetch. */
const outboxItem: typeof names.outboxItem = "outbox:";
const draftItem: typeof names.draftItem = "draft:";

/** How many of each were removed. */
export type Removed = { pages: number; drafts: number; messages: number; settings: number };

/** The databases of the desk, with the texts, files and ticks that its server does not have yet. */
export const deskDatabases = [
  ["desk", "texts"],
  ["desk-uploads", "files"],
  ["desk-attendance", "ticks"],
] as const;

/** Whether texts would be lost: messages that wait, and texts of the desk. */
export async function hasUnsentTexts(): Promise<boolean> {
  return waitingKeys().length > 0 || (await countDeskTexts()) > 0;
}

export async function forgetEverything(): Promise<Removed> {
  const keys = storedKeys();
  const removed: Removed = {
    pages: await removeCaches(),
    drafts: keys.filter((key) => key.startsWith(draftItem)).length + (await countDeskTexts()),
    messages: waitingKeys().length,
    settings: keys.filter((key) => !key.startsWith(draftItem) && !key.startsWith(outboxItem)).length,
  };
  withStorage(() => localStorage.clear());
  withStorage(() => sessionStorage.clear());
  for (const [name] of deskDatabases) globalThis.indexedDB?.deleteDatabase(name);
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  return removed;
}

const storedKeys = (): string[] => withStorage(() => Object.keys(localStorage)) ?? [];

/** Not those that were sent, of which only the answer is left. */
const waitingKeys = () =>
  storedKeys().filter(
    (key) =>
      key.startsWith(outboxItem) &&
      withStorage(() => JSON.parse(localStorage.getItem(key) ?? "").state) !== "sent",
  );

/** Storage may be blocked. */
function withStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The number of pages in them, without scripts and pictures. */
async function removeCaches(): Promise<number> {
  // Missing without https.
  if (!("caches" in globalThis)) return 0;
  const pages = new Set<string>();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      if (!/\.\w+$/.test(pathname)) pages.add(pathname);
    }
    await caches.delete(name);
  }
  return pages.size;
}

export async function countDeskTexts(): Promise<number> {
  const known = (await globalThis.indexedDB?.databases?.()) ?? [];
  const counts = deskDatabases.map(async ([name, store]) =>
    known.some((database) => database.name === name) ? countRows(name, store) : 0,
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

function countRows(name: string, store: string): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => resolve(0);
    opening.onsuccess = () => {
      const database = opening.result;
      const answer = (count: number) => {
        database.close();
        resolve(count);
      };
      if (!database.objectStoreNames.contains(store)) return answer(0);
      const counting = database.transaction(store).objectStore(store).count();
      counting.onsuccess = () => answer(counting.result);
      counting.onerror = () => answer(0);
    };
  });
}
