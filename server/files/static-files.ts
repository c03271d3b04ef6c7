/**
 * Serves the files of the built site. They are listed once at start, so a URL can never reach any other file. The build
 * writes the compressed forms `name.br` and `name.gz` beside each file.
 */
import { createReadStream, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { pipeline } from "node:stream";
import { getMimeType } from "hono/utils/mime";
import { hashOf, matchesTag } from "../http/etag.ts";
import type { Listener } from "../http/listen.ts";
import { negotiateEncoding } from "../http/negotiate-encoding.ts";
import type { Log } from "../process/log.ts";
import { byteRange } from "./byte-range.ts";
import { fileDeltas } from "./file-deltas.ts";
import type { File, Form } from "./served-file.ts";
import { headersOfWorker } from "./workers.ts";

const types: Record<string, string> = { webmanifest: "application/manifest+json", pdf: "application/pdf" };

/** The names of assets contain a hash of their content, so they can be cached forever; other files for an hour. */
const cacheFor = (address: string) =>
  address.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";

type Parts = {
  folder: string;
  /** Added to every response. */
  commonHeaders: Record<string, string>;
  log: Log;
  /** The path prefix of these files. */
  prefix?: string;
  /** Checked on each request, for files that are not always public. Browsers must revalidate such files on each use. */
  isPublic?: (address: string) => Promise<boolean>;
  /** Called when a file was sent from its beginning, and not for copies that are still current. */
  onSent?: (address: string, request: IncomingMessage) => void;
  /** Files that are seldom requested, and read from disk each time. */
  rare?: ReadonlySet<string>;
  /** Whether scripts are sent as differences to those that the browser has. */
  dictionaries?: boolean;
};

/** Larger files are read from disk each time. All files of the site together are 2.5 MB. */
const maxBytesInMemory = 1_000_000;

/** Middleware that serves the files before the app runs, small ones from memory without copying. */
export function staticFiles(parts: Parts) {
  const { folder, commonHeaders, log, prefix = "", isPublic, onSent, rare, dictionaries = false } = parts;
  const files = listFiles(folder, prefix, rare);
  const deltas = dictionaries ? fileDeltas(files, log) : undefined;
  const send = (
    address: string,
    file: File,
    request: IncomingMessage,
    response: ServerResponse,
    delta?: Buffer,
  ) => {
    const cacheControl = isPublic ? "public, no-cache" : cacheFor(address);
    const { status, headers, form, range } = answerTo(request, file, cacheControl, delta);
    if (form && !range?.start) onSent?.(address, request);
    const offer = status === 200 ? deltas?.offer(address, request) : undefined;
    response.writeHead(status, { ...commonHeaders, ...headers, ...offer, ...headersOfWorker(address) });
    if (status === 405) response.end("This address can only be read.\n");
    else if (!form || request.method === "HEAD") response.end();
    else if (form.bytes) response.end(form.bytes.subarray(range?.start, range && range.end + 1));
    else
      pipeline(createReadStream(form.path, range), response, (error) => {
        // A client that disconnects is not an error.
        if (error && error.code !== "ERR_STREAM_PREMATURE_CLOSE")
          log.error("Could not read a file", { path: address, error });
      });
  };
  return (next: Listener): Listener =>
    (request, response) => {
      const [address = ""] = (request.url ?? "").split("?", 1);
      const file = files.get(address);
      if (!file) return next(request, response);
      if (!isPublic) {
        if (!deltas || request.headers["available-dictionary"] === undefined)
          return send(address, file, request, response);
        return deltas
          .find(address, file, request)
          .then((delta) => send(address, file, request, response, delta));
      }
      return isPublic(address).then(
        (allowed) => (allowed ? send(address, file, request, response) : next(request, response)),
        // The app then shows an error page.
        () => next(request, response),
      );
    };
}

type Answer = {
  status: number;
  headers: Record<string, string>;
  /** The form of the file to send, if any. */
  form?: Form;
  range?: { start: number; end: number };
};

function answerTo(
  { method, headers: request }: IncomingMessage,
  file: File,
  cacheControl: string,
  delta: Buffer | undefined,
): Answer {
  if (method !== "GET" && method !== "HEAD") {
    const headers = { allow: "GET, HEAD", "content-type": "text/plain; charset=utf-8" };
    // The body of the request is not read.
    return { status: 405, headers: { ...headers, connection: "close" } };
  }
  // Byte ranges refer to the uncompressed file.
  const encoding = request.range ? "identity" : negotiateEncoding(request["accept-encoding"]);
  const encoded = encoding === "identity" ? undefined : file.encoded[encoding];
  const etag = encoded ? `"${file.hash}-${encoding}"` : `"${file.hash}"`;
  const headers = {
    "content-type": file.type,
    "cache-control": cacheControl,
    etag,
    "last-modified": file.modified,
    "accept-ranges": "bytes",
    ...(Object.keys(file.encoded).length > 0 && { vary: "Accept-Encoding" }),
  };
  if (isFresh(request, etag, file.modified)) return { status: 304, headers };

  const range = byteRange(
    request["if-range"] && request["if-range"] !== etag ? undefined : request.range,
    file.size,
  );
  if (range === "unsatisfiable") {
    const { "content-type": _, ...rest } = headers;
    return { status: 416, headers: { ...rest, "content-range": `bytes */${file.size}` } };
  }
  if (range) {
    const part = {
      "content-range": `bytes ${range.start}-${range.end}/${file.size}`,
      "content-length": String(range.end - range.start + 1),
    };
    return { status: 206, headers: { ...headers, ...part }, form: file, range };
  }
  if (delta) {
    const own = { etag: `"${file.hash}-dcz"`, vary: "Accept-Encoding, Available-Dictionary" };
    // Only for this browser, whatever a proxy on the way makes of "vary".
    const caching = { "cache-control": cacheControl.replace("public", "private") };
    const length = { "content-length": String(delta.length), "content-encoding": "dcz" };
    const form = { path: file.path, size: delta.length, bytes: delta };
    return { status: 200, headers: { ...headers, ...own, ...caching, ...length }, form };
  }
  const form = encoded ?? file;
  const length = { "content-length": String(form.size), ...(encoded && { "content-encoding": encoding }) };
  return { status: 200, headers: { ...headers, ...length }, form };
}

/** Whether the client's copy is current, by its tag or its date (RFC 9110, 13.1). */
function isFresh(request: IncomingHttpHeaders, etag: string, modified: string): boolean {
  const tags = request["if-none-match"];
  if (tags === undefined) return Date.parse(request["if-modified-since"] ?? "") >= Date.parse(modified);
  return matchesTag(tags, etag);
}

function listFiles(folder: string, prefix: string, rare?: ReadonlySet<string>): Map<string, File> {
  const forms = new Map<string, Form>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size } = statSync(path);
    const address = `${prefix}/${relative(folder, path).split(sep).join("/")}`;
    const isKept = size <= maxBytesInMemory && !rare?.has(address.replace(/\.(?:br|gz)$/, ""));
    forms.set(address, { path, size, ...(isKept && { bytes: readFileSync(path) }) });
  }
  const files = new Map<string, File>();
  for (const [address, form] of forms) {
    if (/\.(?:br|gz)$/.test(address)) continue;
    const br = forms.get(`${address}.br`);
    const gzip = forms.get(`${address}.gz`);
    const extension = address.slice(address.lastIndexOf(".") + 1);
    files.set(address, {
      ...form,
      type: types[extension] ?? getMimeType(address) ?? "application/octet-stream",
      hash: hashOf(form.bytes ?? readFileSync(form.path)),
      modified: statSync(form.path).mtime.toUTCString(),
      encoded: { ...(br && { br }), ...(gzip && { gzip }) },
    });
  }
  return files;
}
