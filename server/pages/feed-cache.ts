import { LRUCache } from "lru-cache";
import { weakTagOf } from "../http/etag.ts";

export type CachedFeed = { body: string; etag: string };

type Entry = CachedFeed & { state: string };
type Source = {
  /** Changes when the content of the feed may have changed. */
  state: () => Promise<string>;
  /** Undefined if the feed does not exist. */
  write: () => Promise<string | undefined>;
};

const megabyte = 1024 * 1024;

export type CachedFeeds = (name: string, source: Source) => Promise<CachedFeed | undefined>;

/**
 * Feeds and other files for programs, which request them often. A file is written again only when its content has
 * changed, once for all concurrent requests. If the database cannot be read, the last good copy is used.
 */
export function feedCache(): CachedFeeds {
  const files = new LRUCache<string, Entry, { state: string; write: Source["write"] }>({
    max: 200,
    maxSize: 32 * megabyte,
    // Two bytes for each character, and the overhead of the entry.
    sizeCalculation: ({ body }, name) => 2 * body.length + name.length + 1024,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_name, _last, { context: { state, write } }) => {
      const body = await write();
      return body === undefined ? undefined : { state, body, etag: weakTagOf(body) };
    },
  });

  return async (name, { state, write }) => {
    try {
      const current = await state();
      const forceRefresh = files.peek(name)?.state !== current;
      const file = await files.fetch(name, { forceRefresh, context: { state: current, write } });
      if (!file) files.delete(name);
      return file;
    } catch (error) {
      const lastGood = files.peek(name);
      if (!lastGood) throw error;
      return lastGood;
    }
  };
}
