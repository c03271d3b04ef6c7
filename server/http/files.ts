/**
 * The files of the built site. The list is read once at start, so an address can never name anything else.
 * `name.br` and `name.gz` beside a file are its compressed forms, made by the build.
 */
import { createHash } from "node:crypto";
import { createReadStream, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import type { Context, MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { byteRange } from "./byte-range.ts";
import { type Encoding, negotiateEncoding } from "./negotiate-encoding.ts";

/** `bytes`: what is small enough to be kept in memory. */
type Form = { path: string; size: number; bytes?: Buffer };
type File = Form & { type: string; hash: string; modified: string; encoded: Partial<Record<Encoding, Form>> };

const types: Record<string, string> = { webmanifest: "application/manifest+json", pdf: "application/pdf" };

/** What the build names by its content can be kept for ever; the rest is asked for again after an hour. */
const cacheFor = (address: string) =>
  address.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";

const largestKept = 150_000;

export function files(folder: string): MiddlewareHandler {
  const known = listFiles(folder);
  return async (context, next) => {
    const address = context.req.path;
    const file = known.get(address);
    if (!file) {
      await next();
      return;
    }
    if (context.req.method !== "GET" && context.req.method !== "HEAD") {
      return context.text("This address can only be read.\n", 405, { allow: "GET, HEAD" });
    }
    return send(context, file, cacheFor(address));
  };
}

function send(context: Context, file: File, cacheControl: string): Response {
  const headers = new Headers({
    "content-type": file.type,
    "cache-control": cacheControl,
    etag: `"${file.hash}"`,
    "last-modified": file.modified,
    "accept-ranges": "bytes",
  });
  if (Object.keys(file.encoded).length > 0) headers.set("vary", "Accept-Encoding");
  if (isFresh(context, file)) return new Response(null, { status: 304, headers });

  const ifRange = context.req.header("if-range");
  const range = byteRange(
    ifRange && ifRange !== headers.get("etag") ? undefined : context.req.header("range"),
    file.size,
  );
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${file.size}`);
    headers.delete("content-type");
    return new Response(null, { status: 416, headers });
  }
  if (range) {
    headers.set("content-range", `bytes ${range.start}-${range.end}/${file.size}`);
    return answer(context, file, headers, range);
  }
  const encoding = negotiateEncoding(context.req.header("accept-encoding"));
  const form = encoding && file.encoded[encoding];
  if (form) {
    headers.set("content-encoding", encoding);
    headers.set("etag", `"${file.hash}-${encoding}"`);
  }
  return answer(context, form ?? file, headers);
}

function answer(
  context: Context,
  form: Form,
  headers: Headers,
  range?: { start: number; end: number },
): Response {
  headers.set("content-length", String(range ? range.end - range.start + 1 : form.size));
  const status = range ? 206 : 200;
  if (context.req.method === "HEAD") return new Response(null, { status, headers });
  const kept = form.bytes?.subarray(range?.start, range && range.end + 1);
  const body = kept ? new Uint8Array(kept) : Readable.toWeb(createReadStream(form.path, range));
  return new Response(body as BodyInit, { status, headers });
}

function isFresh(context: Context, file: File): boolean {
  const tags = context.req.header("if-none-match");
  if (tags !== undefined)
    return tags.split(",").some((tag) => /^\s*\*|"([^"]*?)(?:-br|-gzip)?"/.exec(tag)?.[1] === file.hash);
  const since = Date.parse(context.req.header("if-modified-since") ?? "");
  return since >= Date.parse(file.modified);
}

function listFiles(folder: string): Map<string, File> {
  const forms = new Map<string, Form>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size } = statSync(path);
    const bytes = size <= largestKept && { bytes: readFileSync(path) };
    forms.set(`/${relative(folder, path).split(sep).join("/")}`, { path, size, ...bytes });
  }
  const known = new Map<string, File>();
  for (const [address, form] of forms) {
    if (/\.(?:br|gz)$/.test(address)) continue;
    const br = forms.get(`${address}.br`);
    const gzip = forms.get(`${address}.gz`);
    const extension = address.slice(address.lastIndexOf(".") + 1);
    known.set(address, {
      ...form,
      type: types[extension] ?? getMimeType(address) ?? "application/octet-stream",
      hash: createHash("sha256").update(readFileSync(form.path)).digest("base64url").slice(0, 22),
      modified: statSync(form.path).mtime.toUTCString(),
      encoded: { ...(br && { br }), ...(gzip && { gzip }) },
    });
  }
  return known;
}
