/** Reads the answer to ListObjectsV2: flat XML, without attributes or nesting that matter here. */
import type { StoredObject } from "./store.ts";

export function readListing(xml: string): { objects: StoredObject[]; next: string | undefined } {
  if (!/<ListBucketResult[\s>]/.test(xml))
    throw new Error("The storage did not answer with a list of objects");
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object = ""]) => ({
    key: textOf("Key", object),
    bytes: Number(textOf("Size", object)),
    changedAt: new Date(textOf("LastModified", object)),
  }));
  return { objects, next: textOf("NextContinuationToken", xml) || undefined };
}

export function textOf(element: string, xml: string): string {
  const [, text = ""] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
