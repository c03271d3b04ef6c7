import { LRUCache } from "lru-cache";
import { weakTagOf } from "../http/etag.ts";

export type CachedFeed = { body: string; etag: string };

type Entry = CachedFeed & { state: string };
type Source = {
  /** Differs when what the file is made from has changed. */
  state: () => Promise<string>;
  /** Undefined where there is nothing to make a file from. */
  write: () => Promise<string | undefined>;
};

const megabyte = 1024 * 1024;

export type CachedFeeds = (name: string, source: Source) => Promise<CachedFeed | undefined>;

/**
 * A file for programs, which ask often: made again, once for all who ask, only when what it is made from has
 * changed. Where that cannot be read, the last good copy is given.
 */
export function feedCache(): CachedFeeds {
  const files = new LRUCache<string, Entry, { state: string; write: Source["write"] }>({
    max: 200,
    maxSize: 32 * megabyte,
    // Letters of two bytes, and what the entry takes besides them.
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
