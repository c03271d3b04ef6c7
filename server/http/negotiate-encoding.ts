/** The best encoding that the client accepts: brotli, else gzip, else none. */
import { parseAccept } from "hono/utils/accept";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip";

/** Browsers send only a handful of values. Parsing one takes a tenth of the time of a cached page, so it is cached. */
const known = new LRUCache<string, Encoding | "identity">({
  max: 100,
  maxSize: 10_000,
  maxEntrySize: 200,
  sizeCalculation: (_, acceptEncoding) => acceptEncoding.length + 1,
  memoMethod: parse,
});

export function negotiateEncoding(acceptEncoding: string | string[] = ""): Encoding | "identity" {
  return known.memo(String(acceptEncoding));
}

function parse(acceptEncoding: string): Encoding | "identity" {
  const weights = new Map(parseAccept(acceptEncoding.toLowerCase()).map(({ type, q }) => [type, q]));
  const accepts = (encoding: Encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0;
  return accepts("br") ? "br" : accepts("gzip") ? "gzip" : "identity";
}
