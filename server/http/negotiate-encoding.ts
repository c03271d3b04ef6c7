/** Which compression this client takes: brotli where possible, else gzip, else none. */
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip";

/** Browsers say it in a handful of ways: what was said before need not be read again. */
const known = new LRUCache<string, Encoding | "none">({
  max: 100,
  maxSize: 10_000,
  maxEntrySize: 200,
  sizeCalculation: (_, said) => said.length + 1,
});

export function negotiateEncoding(acceptEncoding: string | null | undefined): Encoding | undefined {
  const said = acceptEncoding ?? "";
  let encoding = known.get(said);
  if (encoding === undefined) {
    encoding = encodingIn(said) ?? "none";
    known.set(said, encoding);
  }
  return encoding === "none" ? undefined : encoding;
}

function encodingIn(acceptEncoding: string): Encoding | undefined {
  const accepted = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    accepted.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  const takes = (name: Encoding) => (accepted.get(name) ?? accepted.get("*") ?? 0) > 0;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : undefined;
}
