/** A rendered page as it is cached: ready to be sent in every encoding. */
import type { IncomingHttpHeaders } from "node:http";
import { compressWeighed } from "../http/compress.ts";
import { hashOf, matchesTag } from "../http/etag.ts";
import { negotiateEncoding } from "../http/negotiate-encoding.ts";

export type PageAnswer = {
  status: number;
  headers: Record<string, string>;
  /** The same headers, names and values in turns. Node writes these twice as fast. */
  rawHeaders: string[];
  body: Buffer | undefined;
};

type Form = "identity" | "br" | "gzip";

export type CachedPage = {
  status: number;
  etag: string;
  answers: Record<Form, PageAnswer>;
  /** Brotli at its highest quality takes longer than rendering, so only pages that are requested again get it. */
  compression: "quick" | "queued" | "best";
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
  const [br, gzip] = same
    ? [same.answers.br.body, same.answers.gzip.body]
    : await Promise.all([compressWeighed(body, "br"), compressWeighed(body, "gzip", 9)]);
  const answer = (form: Form, bytes = body) => answerOf(status, headersOf(all, form, bytes), exact(bytes));
  return {
    status,
    etag,
    answers: { identity: answer("identity"), br: answer("br", br), gzip: answer("gzip", gzip) },
    compression: same?.compression === "best" ? "best" : "quick",
    provisional: provisional !== undefined,
  };
}

export async function compressBest(page: CachedPage): Promise<void> {
  const { identity, br } = page.answers;
  if (!identity.body) return;
  const body = exact(await compressWeighed(identity.body, "br", 11));
  page.answers.br = answerOf(br.status, headersOf(br.headers, "br", body), body);
  page.compression = "best";
}

function answerOf(status: number, headers: Record<string, string>, body: Buffer | undefined): PageAnswer {
  return { status, headers, rawHeaders: Object.entries(headers).flat(), body };
}

function headersOf(headers: Record<string, string>, form: Form, body: Buffer): Record<string, string> {
  const encoding = form !== "identity" && { "content-encoding": form };
  return { ...headers, "content-length": String(body.length), ...encoding };
}

/** The response to a request with these headers: in the best encoding, or 304 if the client has the page. */
export function pageAnswer(page: CachedPage, request: IncomingHttpHeaders): PageAnswer {
  const known = request["if-none-match"];
  const answer = page.answers[negotiateEncoding(request["accept-encoding"])];
  if (page.status !== 200) return answer;
  if (known && matchesTag(known, page.etag)) {
    const { "content-type": _, "content-length": __, "content-encoding": ___, ...headers } = answer.headers;
    return answerOf(304, headers, undefined);
  }
  // A prefetched page must still be valid when the visitor follows the link a moment later.
  if (String(request["sec-purpose"]).startsWith("prefetch")) {
    return answerOf(200, { ...answer.headers, "cache-control": "private, max-age=30" }, answer.body);
  }
  return answer;
}

/** The memory of the objects around the bytes. */
const overhead = 2048;

/** The memory that the page takes, in bytes. */
export function sizeOf({ answers }: CachedPage): number {
  let size = overhead;
  for (const { headers, body } of Object.values(answers)) {
    size += body?.length ?? 0;
    for (const [name, value] of Object.entries(headers)) size += name.length + value.length;
  }
  return size;
}

/** Node often allocates small buffers from a shared pool of 64 KB, all of which would stay in memory with the page. */
function exact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
