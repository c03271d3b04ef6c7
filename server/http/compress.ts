/** Compresses rendered responses. Static files are compressed ahead of time, by the build. */
import { promisify } from "node:util";
import { constants, createBrotliCompress, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { concurrencyLimit } from "../limits/concurrency-limit.ts";
import { TooBusy } from "../limits/too-busy.ts";
import { encodeInParts } from "./encode-in-parts.ts";
import { type Encoding, negotiateEncoding } from "./negotiate-encoding.ts";
import { withWeight } from "./page-weight.ts";

const zip = promisify(gzip);

const worthCompressing =
  /^(?:text\/|application\/(?:json|xml|rss\+xml|atom\+xml|ld\+json|manifest\+json)|image\/svg)/;
/** Below this size in bytes, the extra headers outweigh the saving. */
const minBytes = 200;

/** Compression uses two of Node's four worker threads, which also read files and encode pictures. */
const limited = concurrencyLimit({ name: "compression", concurrency: 2, maxWaiting: 50 });

export const compressed: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers, status, body } = context.res;
  if (!worthCompressing.test(headers.get("content-type") ?? "") || headers.has("content-encoding")) return;
  if (!headers.get("vary")?.includes("Accept-Encoding")) headers.append("vary", "Accept-Encoding");
  const encoding = negotiateEncoding(context.req.header("accept-encoding"));
  if (encoding === "identity" || !body || status === 206 || context.req.method === "HEAD") return;

  const plain = Buffer.from(await context.res.arrayBuffer());
  const smaller = await compressIfWorthIt(plain, headers, encoding);
  const answer = new Response(new Uint8Array(smaller ?? plain), { status, headers });
  if (smaller) answer.headers.set("content-encoding", encoding);
  answer.headers.delete("content-length");
  // Cleared first, because Hono copies the headers of the previous response onto the new one.
  context.res = undefined;
  context.res = answer;
};

/** Undefined if the body is better sent uncompressed. */
export async function compressIfWorthIt(
  body: Buffer,
  headers: Headers,
  encoding: Encoding | "identity",
): Promise<Buffer | undefined> {
  const isWorthIt = body.length >= minBytes && worthCompressing.test(headers.get("content-type") ?? "");
  if (encoding === "identity" || !isWorthIt) return undefined;
  return limited(() => compressWeighed(body, encoding)).catch((error: unknown) => {
    // An uncompressed page now is better than a wait or an error.
    if (error instanceof TooBusy) return undefined;
    throw error;
  });
}

/**
 * `effort`: 11 is for bodies that are compressed once and sent often. Between 5 and 9, brotli takes longer without
 * making the pages of this site more than 1% smaller. `firstPart`: how many bytes of the text a browser can decode, from
 * brotli, before the rest arrives. This costs about 100 bytes.
 */
export async function compress(body: Buffer, encoding: Encoding, effort = 5, firstPart = 0): Promise<Buffer> {
  if (encoding === "gzip") return zip(body, { level: Math.min(effort, 9) });
  const encoder = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window of 256 KB, larger than any page. The default allocates 4 MB for each call.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
  return Buffer.concat(await encodeInParts(encoder, body, firstPart));
}

/** A page that states its own weight is compressed twice: once to measure it, and again with the number filled in. */
export async function compressWeighed(
  page: Buffer,
  encoding: Encoding,
  effort?: number,
  firstPart?: number,
): Promise<Buffer> {
  const measured = await compress(page, encoding, effort, firstPart);
  const weighed = withWeight(page, measured.length);
  return weighed === page ? measured : compress(weighed, encoding, effort, firstPart);
}
