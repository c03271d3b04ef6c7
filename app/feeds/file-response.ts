import { LRUCache } from "lru-cache";
import { matchesTag, weakTagOf } from "../../server/http/etag.ts";

type File = { type: string; body: string; etag?: string };

/** An answer for a program that asks again and again: it is told when nothing has changed. */
export function fileResponse(request: Request, { type, body, etag = weakTagOf(body) }: File): Response {
  const headers = new Headers({
    "content-type": type,
    "cache-control": "public, max-age=600",
    etag,
    "last-modified": lastModified(new URL(request.url).pathname, etag).toUTCString(),
  });
  return conditionalResponse(request, headers, body);
}

/** The answer, or "not modified" for a client that has it already. A body goes only with the former. */
export function conditionalResponse(request: Request, headers: Headers, body: BodyInit): Response {
  return isKnown(request, headers)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

function isKnown(request: Request, headers: Headers): boolean {
  const tags = request.headers.get("if-none-match");
  if (tags !== null) return matchesTag(tags, headers.get("etag") ?? "");
  const since = Date.parse(request.headers.get("if-modified-since") ?? "");
  return since >= Date.parse(headers.get("last-modified") ?? "");
}

/** What is forgotten only counts as newer than it is. */
const seen = new LRUCache<string, { etag: string; since: Date }>({ max: 1000 });

/**
 * Since when this process has been answering with what it answers now. The newest date in a feed would not
 * do: an old entry that is mended or removed changes the feed too.
 */
function lastModified(address: string, etag: string): Date {
  const known = seen.get(address);
  if (known?.etag === etag) return known.since;
  const since = new Date();
  seen.set(address, { etag, since });
  return since;
}
