/**
 * Rendered pages, kept compressed in memory. A page is fresh while the content it was made from is unchanged
 * (whichever process changed it) and for a minute at most, because "upcoming" depends on the hour.
 */
import type { Log } from "../log.ts";

export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer };
};

/** Makes a page; what it replaces is handed over, because little may have changed. */
type Render = (previous?: CachedPage) => Promise<CachedPage>;

type Entry = { page: CachedPage; version: number; made: number; bytes: number };

type Parts = {
  /** Changes with the content; asked for on every request. */
  version: () => Promise<number>;
  log: Log;
  maxBytes?: number;
  maxAge?: number;
  now?: () => number;
};

export type PageCache = {
  /** The page if it is here and fresh. */
  fresh(key: string): Promise<CachedPage | undefined>;
  /**
   * The page, made anew if need be, once for all who wait for it. `lastGood` says that it could not be made
   * and this is an older copy.
   */
  get(key: string, render: Render): Promise<{ page: CachedPage; lastGood: boolean }>;
};

export function createPageCache(parts: Parts): PageCache {
  const { version, log, maxBytes = 32 * 1024 * 1024, maxAge = 60_000, now = Date.now } = parts;
  // A Map remembers the order of insertion: the first key is the one used longest ago.
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<{ page: CachedPage; lastGood: boolean }>>();
  let bytes = 0;

  const forget = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  const keep = (key: string, page: CachedPage, madeFrom: number) => {
    forget(key);
    const size = key.length + Object.values(page.bodies).reduce((sum, body) => sum + body.length, 0);
    entries.set(key, { page, version: madeFrom, made: now(), bytes: size });
    bytes += size;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
  };

  const freshAt = (key: string, current: number): CachedPage | undefined => {
    const entry = entries.get(key);
    if (entry?.version !== current || now() - entry.made > maxAge) return undefined;
    entries.delete(key);
    entries.set(key, entry);
    return entry.page;
  };

  const make = async (key: string, render: Render) => {
    const lastGood = entries.get(key)?.page;
    try {
      const madeFrom = await version();
      const found = freshAt(key, madeFrom);
      if (found) return { page: found, lastGood: false };
      const page = await render(lastGood);
      if (page.status === 200) keep(key, page, madeFrom);
      if (page.status < 500 || !lastGood) return { page, lastGood: false };
    } catch (error) {
      log.error("A page could not be made", { key, error });
      if (!lastGood) return { page: await render(), lastGood: false };
    }
    log.warn("The last good copy of a page was served", { key });
    return { page: lastGood as CachedPage, lastGood: true };
  };

  return {
    fresh: async (key) => (entries.has(key) ? freshAt(key, await version()) : undefined),
    get: (key, render) => {
      const waiting = underWay.get(key);
      if (waiting) return waiting;
      const making = make(key, render).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };
}
