/** A rendered page as it is cached: in brotli, which every browser asks for over https. Other forms are made on request. */
import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress, brotliDecompressSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { compressWeighed } from "../http/compress.ts";
import { dictionaryName } from "../http/delta.ts";
import type { Delta, Dictionary } from "../http/dictionaries.ts";
import { hashOf, matchesTag } from "../http/etag.ts";
import { type Encoding, negotiateEncoding } from "../http/negotiate-encoding.ts";
import { withWeight } from "../http/page-weight.ts";

export type PageAnswer = {
  status: number;
  headers: Record<string, string>;
  /** The same headers, names and values in turns. Node writes these twice as fast. */
  rawHeaders: string[];
  body: Buffer | undefined;
  /** Sent after the body, as soon as that has left. */
  rest?: Buffer | undefined;
};

/** An answer that is cached. */
type Form = PageAnswer & { body: Buffer };

export type CachedPage = {
  status: number;
  etag: string;
  brotli: Form;
  /** Brotli at its highest quality takes longer than rendering, so only pages that are requested again get it. */
  compression: "quick" | "queued" | "best";
  /** The page as a dictionary for the pages that a visitor opens next, and the answer that offers it. */
  asDictionary?: { dictionary: Dictionary; offer: PageAnswer };
  /** Whether to render it again soon: see `provisionalHeader`. */
  provisional: boolean;
};

/** A page sets this header if something on it is still being made. */
const provisionalHeader = "x-provisional";

type Rendered = { status: number; headers: Record<string, string>; body: Buffer };

/** `previous`: the page that this one replaces. If the body is the same, its compressed forms are reused. */
export async function cachedPage(
  { status, headers: { [provisionalHeader]: provisional, ...headers }, body }: Rendered,
  previous?: CachedPage,
): Promise<CachedPage> {
  const etag = `W/"${hashOf(body)}"`;
  const all = status === 200 ? { ...headers, etag } : headers;
  const same = previous?.etag === etag ? previous : undefined;
  const brotli = formOf(status, all, "br", same?.brotli.body ?? (await compressWeighed(body, "br")));
  const { dictionary } = same?.asDictionary ?? {};
  return {
    status,
    etag,
    brotli,
    compression: same?.compression === "best" ? "best" : "quick",
    ...(dictionary && { asDictionary: { dictionary, offer: offerOf(brotli) } }),
    provisional: provisional !== undefined,
  };
}

export const textOf = ({ brotli }: CachedPage): Buffer => brotliDecompressSync(brotli.body);

const otherForms = () =>
  new LRUCache<CachedPage, Form>({
    maxSize: 1024 * 1024,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  });
/** The pages that were last sent in these forms. */
const lastSent = { gzip: otherForms(), identity: otherForms() };

const decompress = promisify(brotliDecompress);

/** Undefined if it must be made first. */
const readyForm = (page: CachedPage, encoding: Encoding | "identity"): Form | undefined =>
  encoding === "br" ? page.brotli : lastSent[encoding].get(page);

async function makeForm(page: CachedPage, request: IncomingHttpHeaders): Promise<Form> {
  const encoding = negotiateEncoding(request["accept-encoding"]) === "gzip" ? "gzip" : "identity";
  const { status, brotli } = page;
  const text = await decompress(brotli.body);
  const bytes = encoding === "gzip" ? await compressWeighed(text, "gzip") : withWeight(text, text.length);
  const form = formOf(status, brotli.headers, encoding, bytes);
  lastSent[encoding].set(page, form);
  return form;
}

/** `offer`: whether browsers may use the page as a dictionary. */
export async function compressBest(page: CachedPage, { offer = false } = {}): Promise<void> {
  const text = textOf(page);
  const best = await compressWeighed(text, "br", 11, beforeLaterStyle(text));
  const form = formOf(page.status, page.brotli.headers, "br", best);
  page.brotli = form;
  page.compression = "best";
  if (!offer || page.status !== 200) return;
  const decoded = () => brotliDecompressSync(form.body);
  const dictionary = { name: dictionaryName(decoded()), bytes: text.length, text: decoded };
  page.asDictionary = { dictionary, offer: offerOf(form) };
}

/**
 * The bytes of the first screen, if the page has styles that follow it (app/rendering/later-style.tsx): the browser paints
 * it as soon as they arrive.
 */
const beforeLaterStyle = (text: Buffer) => Math.max(0, text.indexOf('<style id="later-style">'));

const withDictionaries = (headers: Record<string, string>) => ({
  vary: `${headers.vary}, Available-Dictionary`,
});

/**
 * Browsers keep a dictionary only if they may use it when it is stale. They still ask for the page again each time it is
 * opened; scripts that fetch a page must say "no-cache". A proxy must not store it for other browsers.
 */
function offerOf(br: PageAnswer): PageAnswer {
  const headers = {
    ...br.headers,
    ...withDictionaries(br.headers),
    "cache-control": "private, max-age=0, stale-while-revalidate=604800",
    "use-as-dictionary": 'match="/*", match-dest=("document" "")',
  };
  return answerOf(br.status, headers, br.body);
}

/**
 * Chromium opens the page, and will have it when the visitor opens the next. It sends these headers only where it supports
 * dictionaries. Answers to a prefetch or to a script must not replace the dictionary that it has.
 */
const opensInChromium = (request: IncomingHttpHeaders) =>
  request["sec-ch-ua"] !== undefined &&
  request["sec-fetch-dest"] === "document" &&
  request["sec-purpose"] === undefined;

function deltaAnswer({ headers, status }: PageAnswer, [body, rest]: Delta, caching: string): PageAnswer {
  // Without a length, proxies pass the parts on as they come.
  const { "content-length": _, ...others } = headers;
  const encoding = { "content-encoding": "dcz", "cache-control": caching, ...withDictionaries(headers) };
  return { ...answerOf(status, { ...others, ...encoding }, body), rest };
}

function answerOf(status: number, headers: Record<string, string>, body: Buffer | undefined): PageAnswer {
  return { status, headers, rawHeaders: Object.entries(headers).flat(), body };
}

function formOf(
  status: number,
  headers: Record<string, string>,
  encoding: Encoding | "identity",
  bytes: Buffer,
): Form {
  const { "content-encoding": _, ...others } = headers;
  const length = { "content-length": String(bytes.length) };
  const all = { ...others, ...length, ...(encoding !== "identity" && { "content-encoding": encoding }) };
  const body = exact(bytes);
  return { ...answerOf(status, all, body), body };
}

/**
 * The response to a request with these headers: in the best encoding, or 304 if the client has the page. `delta`: the
 * difference to a dictionary that the client has.
 */
export async function pageAnswer(
  page: CachedPage,
  request: IncomingHttpHeaders,
  delta?: Delta,
): Promise<PageAnswer> {
  return readyAnswer(page, request, delta) ?? answerWith(await makeForm(page, request), page, request, delta);
}

/** The same, but undefined if the page must be compressed for it, which takes as long as rendering a small page. */
export function readyAnswer(
  page: CachedPage,
  request: IncomingHttpHeaders,
  delta?: Delta,
): PageAnswer | undefined {
  const known = request["if-none-match"];
  if (page.status === 200 && known && matchesTag(known, page.etag)) {
    const { headers } = page.brotli;
    const { "content-type": _, "content-length": __, "content-encoding": ___, ...others } = headers;
    return answerOf(304, others, undefined);
  }
  const form = readyForm(page, negotiateEncoding(request["accept-encoding"]));
  return form && answerWith(form, page, request, delta);
}

function answerWith(
  form: Form,
  page: CachedPage,
  request: IncomingHttpHeaders,
  delta: Delta | undefined,
): PageAnswer {
  if (page.status !== 200) return form;
  const isPrefetch = String(request["sec-purpose"]).startsWith("prefetch");
  // A prefetched page must still be valid when the visitor follows the link a moment later.
  const prefetched = "private, max-age=30";
  if (delta && delta.length > 0)
    return deltaAnswer(page.brotli, delta, isPrefetch ? prefetched : "private, no-cache");
  if (isPrefetch) return answerOf(200, { ...form.headers, "cache-control": prefetched }, form.body);
  const offer = page.asDictionary?.offer;
  return offer && form === page.brotli && opensInChromium(request) ? offer : form;
}

/** The memory of the objects around the bytes. */
const overhead = 2048;

/** The memory that the page takes, in bytes. */
export function sizeOf({ brotli: { headers, body } }: CachedPage): number {
  const texts = Object.entries(headers).flat();
  return texts.reduce((size, text) => size + text.length, overhead + body.length);
}

/** Node often allocates small buffers from a shared pool of 64 KB, all of which would stay in memory with the page. */
function exact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
