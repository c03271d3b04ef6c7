/** Which compression this client takes: brotli where possible, else gzip, else none. */
import { parseAccept } from "hono/utils/accept";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip";

/** Browsers send a handful of values: each is parsed once, which takes as long as a tenth of a cached page. */
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
  const takes = (encoding: Encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}
