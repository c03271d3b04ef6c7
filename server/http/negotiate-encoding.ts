/** Which compression this client takes: brotli where possible, else gzip, else none. */
export type Encoding = "br" | "gzip";

/** Browsers say it in a handful of ways: what was said before need not be read again. */
const known = new Map<string, Encoding | undefined>();
const mostKnown = 100;

export function negotiateEncoding(acceptEncoding: string | null | undefined): Encoding | undefined {
  const said = acceptEncoding ?? "";
  if (known.has(said)) return known.get(said);
  const encoding = encodingIn(said);
  if (known.size < mostKnown) known.set(said, encoding);
  return encoding;
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
