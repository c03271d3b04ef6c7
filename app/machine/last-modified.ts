const MOST_ADDRESSES = 1000;

const seen = new Map<string, { etag: string; since: Date }>();

/**
 * Since when this process has been answering with what it answers now. The newest date in a feed would not
 * do: an old entry that is mended or removed changes the feed too.
 */
export function lastModified(address: string, etag: string): Date {
  const known = seen.get(address);
  if (known?.etag === etag) return known.since;
  const since = new Date();
  seen.delete(address);
  seen.set(address, { etag, since });
  // What is forgotten only counts as newer than it is.
  for (const oldest of seen.keys()) {
    if (seen.size <= MOST_ADDRESSES) break;
    seen.delete(oldest);
  }
  return since;
}
