import { LRUCache } from "lru-cache";
import { matchesTag, weakTagOf } from "../../server/http/etag.ts";

type File = { type: string; body: string; etag?: string };

/** A response for programs that poll: 304 when nothing has changed. */
export function fileResponse(request: Request, { type, body, etag = weakTagOf(body) }: File): Response {
  const headers = new Headers({
    "content-type": type,
    "cache-control": "public, max-age=600",
    etag,
    "last-modified": lastModified(new URL(request.url).pathname, etag).toUTCString(),
  });
  return conditionalResponse(request, headers, body);
}

/** The response, or 304 without a body for a client that has it already. */
export function conditionalResponse(request: Request, headers: Headers, body: BodyInit): Response {
  return isCurrent(request, headers)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

function isCurrent(request: Request, headers: Headers): boolean {
  const tags = request.headers.get("if-none-match");
  if (tags !== null) return matchesTag(tags, headers.get("etag") ?? "");
  const since = Date.parse(request.headers.get("if-modified-since") ?? "");
  return since >= Date.parse(headers.get("last-modified") ?? "");
}

/** An evicted entry only counts as newer than it is. */
const seen = new LRUCache<string, { etag: string; since: Date }>({ max: 1000 });

/**
 * Since when this process has served the current version. The newest date in a feed would not do: correcting or
 * removing an old entry changes the feed too.
 */
function lastModified(address: string, etag: string): Date {
  const known = seen.get(address);
  if (known?.etag === etag) return known.since;
  const since = new Date();
  seen.set(address, { etag, since });
  return since;
}
