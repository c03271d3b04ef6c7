/** The best encoding that the client accepts: brotli, else gzip, else none. */
import { parseAccept } from "hono/utils/accept";
import { remember } from "./remember.ts";

export type Encoding = "br" | "gzip";

/** Browsers send only a handful of values. Parsing one takes a tenth of the time of a cached page. */
const known = remember(parse, { max: 100, maxLength: 200 });

export function negotiateEncoding(acceptEncoding: string | string[] = ""): Encoding | "identity" {
  return known(String(acceptEncoding));
}

function parse(acceptEncoding: string): Encoding | "identity" {
  const weights = new Map(parseAccept(acceptEncoding.toLowerCase()).map(({ type, q }) => [type, q]));
  const accepts = (encoding: Encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0;
  return accepts("br") ? "br" : accepts("gzip") ? "gzip" : "identity";
}
