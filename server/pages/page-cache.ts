/**
 * Rendered pages, compressed, in memory. A page is fresh while the content it shows is unchanged
 * (whichever process changed it) and for a minute at most, because "upcoming" depends on the hour.
 */
import { LRUCache } from "lru-cache";
import { coalesce } from "../limits/coalesce.ts";
import type { Log } from "../process/log.ts";
import { type CachedPage, sizeOf } from "./cached-page.ts";

/** Renders a page; what it replaces is handed over, because little may have changed. */
type Render = (previous: CachedPage | undefined, signal: AbortSignal) => Promise<CachedPage>;

type Entry = {
  page: CachedPage;
  version: number;
  rendered: number;
  /** Until then it is served as it is, because it could not be rendered anew. */
  retryAt: number;
};

type Parts = {
  /** Changes with the content; asked for on every request. */
  version: () => Promise<number>;
  log: Log;
  maxEntries: number;
  maxBytes: number;
  now?: () => number;
};

export type Found = {
  page: CachedPage;
  /** Whether it could not be rendered anew, and this is an older copy. */
  lastGood: boolean;
};

export type PageCache = {
  /** The page if it is here and fresh, or could not be rendered again now: nothing has to be waited for. */
  ready(key: string): Promise<Found | undefined>;
  /** The page, rendered if it is not fresh, once for all who wait for it and have not hung up. */
  get(key: string, render: Render, hungUp?: AbortSignal): Promise<Found>;
  /** What is cached takes so many bytes. */
  bytes(): number;
};

const maxAge = 60_000;
/** After a failure nobody else waits for the same. */
const pauseAfterFailure = 1000;

export function createPageCache({ version, log, maxEntries, maxBytes, now = Date.now }: Parts): PageCache {
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => sizeOf(page) + key.length,
  });
  const coalesced = coalesce<Found>();

  const freshAt = (key: string, current: number): CachedPage | undefined => {
    const entry = entries.get(key);
    return entry?.version === current && now() - entry.rendered <= maxAge ? entry.page : undefined;
  };

  const renderAnew = async (key: string, last: Entry | undefined, render: Render, signal: AbortSignal) => {
    // Without a copy it is tried all the same: some pages need no database, and the others say what is away.
    const contentVersion = await version().catch((error) => (last ? Promise.reject(error) : undefined));
    const found = contentVersion === undefined ? undefined : freshAt(key, contentVersion);
    if (found) return found;
    const page = await render(last?.page, signal);
    signal.throwIfAborted();
    if (page.status === 200 && contentVersion !== undefined)
      entries.set(key, { page, version: contentVersion, rendered: now(), retryAt: 0 });
    // What has been deleted is not shown again when something fails.
    else if (page.status < 500) entries.delete(key);
    return page;
  };

  const renderedOrLastGood = async (key: string, render: Render, signal: AbortSignal): Promise<Found> => {
    const last = entries.get(key);
    if (last && now() < last.retryAt) return { page: last.page, lastGood: true };
    let failure: unknown;
    try {
      const page = await renderAnew(key, last, render, signal);
      if (page.status < 500 || !last) return { page, lastGood: false };
    } catch (error) {
      if (!last || signal.aborted) throw error;
      failure = error;
    }
    last.retryAt = now() + pauseAfterFailure;
    log.warn("The last good copy of a page is served", { key, error: failure });
    return { page: last.page, lastGood: true };
  };

  const ready = async (key: string): Promise<Found | undefined> => {
    const entry = entries.get(key);
    if (!entry) return undefined;
    let lastGood = now() < entry.retryAt;
    try {
      const page = freshAt(key, await version());
      if (page) return { page, lastGood: false };
    } catch (error) {
      log.warn("The last good copy of a page is served", { key, error });
      lastGood = true;
    }
    return lastGood ? { page: entry.page, lastGood } : undefined;
  };

  return {
    ready,
    get: (key, render, hungUp) => coalesced(key, (signal) => renderedOrLastGood(key, render, signal), hungUp),
    bytes: () => entries.calculatedSize,
  };
}

/** Renders every page each time it is asked for: while developing, an edit must show at once, and so must a failure. */
export const noCache: PageCache = {
  ready: async () => undefined,
  get: async (_, render, hungUp = new AbortController().signal) => ({
    page: await render(undefined, hungUp),
    lastGood: false,
  }),
  bytes: () => 0,
};
