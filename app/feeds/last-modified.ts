import { LRUCache } from "lru-cache";

/** What is forgotten only counts as newer than it is. */
const seen = new LRUCache<string, { etag: string; since: Date }>({ max: 1000 });

/**
 * Since when this process has been answering with what it answers now. The newest date in a feed would not
 * do: an old entry that is mended or removed changes the feed too.
 */
export function lastModified(address: string, etag: string): Date {
  const known = seen.get(address);
  if (known?.etag === etag) return known.since;
  const since = new Date();
  seen.set(address, { etag, since });
  return since;
}
