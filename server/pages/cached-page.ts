/** A rendered page as it is cached: ready to be sent in every encoding. */
import { compressWeighed } from "../http/compress.ts";
import { hashOf } from "../http/etag.ts";

export type PageAnswer = { status: number; headers: Record<string, string>; body: Buffer | undefined };

type Form = "identity" | "br" | "gzip";

export type CachedPage = {
  status: number;
  etag: string;
  answers: Record<Form, PageAnswer>;
  /** Brotli at its highest quality takes longer than rendering: only what is asked for again gets it. */
  compression: "quick" | "queued" | "best";
};

type Whole = { status: number; headers: Record<string, string>; body: Buffer };

/** `previous`: what this page replaces. Where nothing has changed, its compressed forms are still good. */
export async function cachedPage(
  { status, headers, body }: Whole,
  previous?: CachedPage,
): Promise<CachedPage> {
  const etag = `W/"${hashOf(body)}"`;
  const all = status === 200 ? { ...headers, etag } : headers;
  const same = previous?.etag === etag ? previous : undefined;
  const [br, gzip] = same
    ? [same.answers.br.body, same.answers.gzip.body]
    : await Promise.all([compressWeighed(body, "br"), compressWeighed(body, "gzip", 9)]);
  const answer = (form: Form, bytes = body) => ({
    status,
    headers: headersOf(all, form, bytes),
    body: exact(bytes),
  });
  return {
    status,
    etag,
    answers: { identity: answer("identity"), br: answer("br", br), gzip: answer("gzip", gzip) },
    compression: same?.compression === "best" ? "best" : "quick",
  };
}

export async function compressBest(page: CachedPage): Promise<void> {
  const { identity, br } = page.answers;
  if (!identity.body) return;
  const body = exact(await compressWeighed(identity.body, "br", 11));
  page.answers.br = { ...br, headers: headersOf(br.headers, "br", body), body };
  page.compression = "best";
}

function headersOf(headers: Record<string, string>, form: Form, body: Buffer): Record<string, string> {
  const encoding = form !== "identity" && { "content-encoding": form };
  return { ...headers, "content-length": String(body.length), ...encoding };
}

/** What the objects of an entry take besides the bytes they hold. */
const overhead = 2048;

/** What the page takes in memory, in bytes. */
export function sizeOf({ answers }: CachedPage): number {
  let size = overhead;
  for (const { headers, body } of Object.values(answers)) {
    size += body?.length ?? 0;
    for (const [name, value] of Object.entries(headers)) size += name.length + value.length;
  }
  return size;
}

/** A short text often lies in memory of 64 KB, all of which would stay in use as long as the text. */
function exact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
