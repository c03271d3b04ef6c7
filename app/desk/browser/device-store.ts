type Work<T> = (store: IDBObjectStore) => IDBRequest<T> | undefined;

/** A store in IndexedDB. Unlike localStorage, it guarantees that written rows survive a killed browser. */
export function deviceStore<Row>(database: string, store: string, keyPath: string) {
  let opened: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(database, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath });
      request.onsuccess = () => {
        // Signing out in another tab deletes the database.
        request.result.onversionchange = () => {
          request.result.close();
          opened = undefined;
        };
        resolve(request.result);
      };
      request.onerror = () => reject(request.error);
    });
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  }

  async function inStore<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T | undefined> {
    const database = await open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode, { durability: "strict" });
      const request = work(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  return {
    put: async (row: Row): Promise<void> => void (await inStore("readwrite", (rows) => rows.put(row))),
    remove: async (key: string): Promise<void> =>
      void (await inStore("readwrite", (rows) => rows.delete(key))),
    all: async (): Promise<Row[]> => (await inStore<Row[]>("readonly", (rows) => rows.getAll())) ?? [],
  };
}

/**
 * Whether no other tab holds this lock. The page keeps it until it is closed. Browsers without locks are assumed to
 * have one tab.
 */
export function claim(name: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const forever = new Promise<void>(() => {});
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? forever : undefined;
    });
  });
}
