/**
 * What is typed, on the device, until the server has it. In IndexedDB: what was written to it is there after the
 * browser was killed, which localStorage does not promise.
 */
import type { Values } from "./values.ts";

export type DeviceText = {
  /** Who typed it and where: see `textKey`. */
  key: string;
  /** The id of the record, also of one that the server does not have yet. */
  id: string;
  values: Values;
  /** The revision that it started from, and the text of that. */
  base: number;
  stored: Values;
  /** What stands in the field for the address. */
  address: string;
  /** What was sent and not answered: the server may have it. */
  sent: Values | undefined;
  at: number;
};

const store = "texts";
const mostTexts = 50;
const longestKept = 90 * 24 * 60 * 60_000;

export const textKey = (person: string, kind: string, id: string, isNew: boolean) =>
  [person, kind, isNew ? "new" : "known", id].join("/");

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("desk", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: "key" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (texts: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode, { durability: "strict" });
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

export async function putText(text: DeviceText): Promise<void> {
  await inStore("readwrite", (texts) => texts.put(text));
}

export async function removeText(key: string): Promise<void> {
  await inStore("readwrite", (texts) => texts.delete(key));
}

/** Those whose key begins so, the newest first. What is too old, or one too many, goes. */
export async function findTexts(start: string): Promise<DeviceText[]> {
  const all: DeviceText[] = (await inStore<DeviceText[]>("readonly", (texts) => texts.getAll())) ?? [];
  const newestFirst = all.sort((one, other) => other.at - one.at);
  const tooMany = newestFirst.filter(({ at }, index) => index >= mostTexts || Date.now() - at > longestKept);
  for (const { key } of tooMany) await removeText(key);
  return newestFirst.filter((text) => text.key.startsWith(start) && !tooMany.includes(text));
}

/**
 * Whether no other page of this browser is writing that text now. The lock lasts as long as the page; where the
 * browser has none, nobody else is assumed.
 */
export function claim(key: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const forever = new Promise<void>(() => {});
    void navigator.locks.request(`text/${key}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? forever : undefined;
    });
  });
}
