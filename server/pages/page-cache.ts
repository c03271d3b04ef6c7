/**
 * The page cache: rendered and compressed pages in memory. A page is fresh while the content is unchanged (whichever
 * process changed it), and for a minute at most, because "upcoming" depends on the time.
 */
import { LRUCache } from "lru-cache";
import { coalesce } from "../limits/coalesce.ts";
import type { Log } from "../process/log.ts";
import { type CachedPage, sizeOf } from "./cached-page.ts";

/** `previous`: the page to be replaced, whose compressed forms may be reused. */
type Render = (previous: CachedPage | undefined, signal: AbortSignal) => Promise<CachedPage>;

type Entry = {
  page: CachedPage;
  version: number;
  rendered: number;
  /** After a failed rendering, the cached page is served until this time. */
  retryAt: number;
};

type Parts = {
  /** The version of the content, read on every request. */
  version: () => Promise<number>;
  /** The version, if it need not be read. */
  knownVersion: () => number | undefined;
  log: Log;
  maxEntries: number;
  maxBytes: number;
  now?: () => number;
};

export type Found = {
  page: CachedPage;
  /** Whether this is an outdated copy, because the page could not be rendered again. */
  lastGood: boolean;
};

export type PageCache = {
  /** The cached page, if it is known to be fresh without asking the database. */
  known(key: string): CachedPage | undefined;
  /** The cached page, if it is fresh or rendering has just failed: it can be sent without rendering. */
  ready(key: string): Promise<Found | undefined>;
  /** The page, rendered if it is not fresh, once for all concurrent requests. */
  get(key: string, render: Render, hungUp?: AbortSignal): Promise<Found>;
  /** The memory that the cache takes. */
  bytes(): number;
};

const maxAge = 60_000;
/** For this long, if something on the page is still being made. */
const provisionalAge = 2000;
/** For this long after a failure, no request tries again. */
const pauseAfterFailure = 1000;

export function createPageCache({
  version,
  knownVersion,
  log,
  maxEntries,
  maxBytes,
  now = Date.now,
}: Parts): PageCache {
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

  const renderAgain = async (key: string, last: Entry | undefined, render: Render, signal: AbortSignal) => {
    // Without a copy, rendering goes on without the version: some pages need no database, and the others explain the failure.
    const contentVersion = await version().catch((error) => (last ? Promise.reject(error) : undefined));
    const found = contentVersion === undefined ? undefined : freshAt(key, contentVersion);
    if (found) return found;
    const page = await render(last?.page, signal);
    signal.throwIfAborted();
    if (page.status === 200 && contentVersion !== undefined)
      entries.set(key, {
        ...{ page, version: contentVersion, retryAt: 0 },
        rendered: now() - (page.provisional ? maxAge - provisionalAge : 0),
      });
    // A deleted page must not come back as the last good copy.
    else if (page.status < 500) entries.delete(key);
    return page;
  };

  const renderedOrLastGood = async (key: string, render: Render, signal: AbortSignal): Promise<Found> => {
    const last = entries.get(key);
    if (last && now() < last.retryAt) return { page: last.page, lastGood: true };
    let failure: unknown;
    try {
      const page = await renderAgain(key, last, render, signal);
      if (page.status < 500 || !last) return { page, lastGood: false };
    } catch (error) {
      if (!last || signal.aborted) throw error;
      failure = error;
    }
    last.retryAt = now() + pauseAfterFailure;
    log.warn("Serving the last good copy of a page", { key, error: failure });
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
      log.warn("Serving the last good copy of a page", { key, error });
      lastGood = true;
    }
    return lastGood ? { page: entry.page, lastGood } : undefined;
  };

  return {
    known: (key) => {
      const current = knownVersion();
      return current === undefined ? undefined : freshAt(key, current);
    },
    ready,
    get: (key, render, hungUp) => coalesced(key, (signal) => renderedOrLastGood(key, render, signal), hungUp),
    bytes: () => entries.calculatedSize,
  };
}

/** For development, where edits and failures must show immediately. */
export const noCache: PageCache = {
  known: () => undefined,
  ready: async () => undefined,
  get: async (_, render, hungUp = new AbortController().signal) => ({
    page: await render(undefined, hungUp),
    lastGood: false,
  }),
  bytes: () => 0,
};
