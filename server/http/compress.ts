/** Compresses what is rendered on request. Files are compressed ahead of time, by the build. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { concurrencyLimit } from "../limits/concurrency-limit.ts";
import { TooBusy } from "../limits/too-busy.ts";
import { type Encoding, negotiateEncoding } from "./negotiate-encoding.ts";
import { withWeight } from "./page-weight.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const worthCompressing =
  /^(?:text\/|application\/(?:json|xml|rss\+xml|atom\+xml|ld\+json|manifest\+json)|image\/svg)/;
/** Below this, the headers weigh more than what is saved. */
const smallest = 200;

/** Of the four threads that also read files and paint pictures. */
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
  // Emptied first, because Hono copies the headers of the answer it had onto the new one.
  context.res = undefined;
  context.res = answer;
};

/** Undefined for what is better sent as it is. */
export async function compressIfWorthIt(
  body: Buffer,
  headers: Headers,
  encoding: Encoding | "identity",
): Promise<Buffer | undefined> {
  const isWorthIt = body.length >= smallest && worthCompressing.test(headers.get("content-type") ?? "");
  if (encoding === "identity" || !isWorthIt) return undefined;
  return limited(() => compressWeighed(body, encoding)).catch((error: unknown) => {
    // Better than to wait, or not to be answered.
    if (error instanceof TooBusy) return undefined;
    throw error;
  });
}

/**
 * `effort`: up to 11, for what is compressed once and sent often. From 5 to 9 brotli only takes longer: the pages of
 * this site come out the same to a hundredth.
 */
export function compress(body: Buffer, encoding: Encoding, effort = 5): Promise<Buffer> {
  if (encoding === "gzip") return zip(body, { level: Math.min(effort, 9) });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // 256 KB, more than a page: otherwise memory for 4 MB is taken each time.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
}

/** A page that says what it weighs is compressed twice: once to know it, and once with the number in its place. */
export async function compressWeighed(page: Buffer, encoding: Encoding, effort?: number): Promise<Buffer> {
  const compressed = await compress(page, encoding, effort);
  const weighed = withWeight(page, compressed.length);
  return weighed === page ? compressed : compress(weighed, encoding, effort);
}
