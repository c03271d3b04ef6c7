/**
 * The files of the built site. The list is read once at start, so an address can never name anything else.
 * `name.br` and `name.gz` beside a file are its compressed forms, written by the build.
 */
import { createReadStream, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { pipeline } from "node:stream";
import { getMimeType } from "hono/utils/mime";
import { hashOf, matchesTag } from "../http/etag.ts";
import type { Listener } from "../http/listen.ts";
import { type Encoding, negotiateEncoding } from "../http/negotiate-encoding.ts";
import type { Log } from "../process/log.ts";
import { byteRange } from "./byte-range.ts";

/** `bytes`: what is small enough to stay in memory. */
type Form = { path: string; size: number; bytes?: Buffer };
type File = Form & { type: string; hash: string; modified: string; encoded: Partial<Record<Encoding, Form>> };

const types: Record<string, string> = { webmanifest: "application/manifest+json", pdf: "application/pdf" };

/** What the build names by its content can be cached for ever; the rest is validated after an hour. */
const cacheFor = (address: string) =>
  address.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";

type Parts = {
  folder: string;
  /** The headers of every answer. */
  always: Record<string, string>;
  log: Log;
  /** What the addresses of these files begin with. */
  at?: string;
  /** Asked for each request, if not all files are always there. Such files are validated each time they are used. */
  isThere?: (address: string) => Promise<boolean>;
};

/** What is larger is read from the disk each time: the files of the site are 2.5 MB together. */
const maxBytesInMemory = 1_000_000;

/** Answers for the files before anything else is asked, from memory where they are small and without copying. */
export function filesInFront({ folder, always, log, at = "", isThere }: Parts) {
  const known = listFiles(folder, at);
  const send = (address: string, file: File, request: IncomingMessage, response: ServerResponse) => {
    const cacheControl = isThere ? "public, no-cache" : cacheFor(address);
    const { status, headers, form, range } = answerTo(request, file, cacheControl);
    response.writeHead(status, { ...always, ...headers });
    if (status === 405) response.end("This address can only be read.\n");
    else if (!form || request.method === "HEAD") response.end();
    else if (form.bytes) response.end(form.bytes.subarray(range?.start, range && range.end + 1));
    else
      pipeline(createReadStream(form.path, range), response, (error) => {
        // A client that disconnects ends the read; that is not an error.
        if (error && error.code !== "ERR_STREAM_PREMATURE_CLOSE")
          log.error("A file could not be read", { path: address, error });
      });
  };
  return (next: Listener): Listener =>
    (request, response) => {
      const [address = ""] = (request.url ?? "").split("?", 1);
      const file = known.get(address);
      if (!file) return next(request, response);
      if (!isThere) return send(address, file, request, response);
      return isThere(address).then(
        (there) => (there ? send(address, file, request, response) : next(request, response)),
        // The page that answers instead says what is wrong.
        () => next(request, response),
      );
    };
}

type Answer = {
  status: number;
  headers: Record<string, string>;
  /** What is sent of the file, if anything is. */
  form?: Form;
  range?: { start: number; end: number };
};

function answerTo({ method, headers: asked }: IncomingMessage, file: File, cacheControl: string): Answer {
  if (method !== "GET" && method !== "HEAD") {
    const headers = { allow: "GET, HEAD", "content-type": "text/plain; charset=utf-8" };
    // Whatever was posted is not read.
    return { status: 405, headers: { ...headers, connection: "close" } };
  }
  // Parts are parts of the file as it is.
  const encoding = asked.range ? "identity" : negotiateEncoding(asked["accept-encoding"]);
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
  if (isFresh(asked, etag, file.modified)) return { status: 304, headers };

  const range = byteRange(
    asked["if-range"] && asked["if-range"] !== etag ? undefined : asked.range,
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
  const form = encoded ?? file;
  const length = { "content-length": String(form.size), ...(encoded && { "content-encoding": encoding }) };
  return { status: 200, headers: { ...headers, ...length }, form };
}

/** Whether the client has what would be sent (RFC 9110, 13.1): whatever it is, this one, or one as new. */
function isFresh(asked: IncomingHttpHeaders, etag: string, modified: string): boolean {
  const known = asked["if-none-match"];
  if (known === undefined) return Date.parse(asked["if-modified-since"] ?? "") >= Date.parse(modified);
  return matchesTag(known, etag);
}

function listFiles(folder: string, at: string): Map<string, File> {
  const forms = new Map<string, Form>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size } = statSync(path);
    const bytes = size <= maxBytesInMemory && { bytes: readFileSync(path) };
    forms.set(`${at}/${relative(folder, path).split(sep).join("/")}`, { path, size, ...bytes });
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
      hash: hashOf(form.bytes ?? readFileSync(form.path)),
      modified: statSync(form.path).mtime.toUTCString(),
      encoded: { ...(br && { br }), ...(gzip && { gzip }) },
    });
  }
  return known;
}
