/** One signed request to S3-compatible storage, with a time limit for every step that can stall. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { pipeline, Readable } from "node:stream";
import { AwsV4Signer } from "aws4fetch";
import { DeadlinePassed, withDeadline } from "../limits/deadline.ts";
import type { Bucket } from "../process/media-url.ts";
import { StoreProblem } from "./store.ts";

export type S3Request = {
  method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** Without a key, the request is about the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: S3Body;
};

export type S3Body = {
  bytes: number;
  /** Signed with the request, so that the storage rejects content that was altered on its way. */
  sha256: string;
  /** Starts from the beginning each time, because a failed request is sent again. */
  open(): AsyncIterable<Uint8Array>;
};

const chunkBytes = 65_536;
const sha256OfNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
/** Up to this much may still be in the system's send buffer after the last write, to leave at a slow line's pace. */
const maxBufferedBytes = 4_000_000;
const slowBytesPerMillisecond = 128;

/** A file, or a part of it; both ends are included. */
type FilePart = { path: string; start?: number; end?: number };

/** Reads a file twice, once to hash it and once to send it, so that it is never held in memory. */
export async function s3Body(content: Uint8Array | FilePart): Promise<S3Body> {
  const open = () =>
    content instanceof Uint8Array ? chunksOf(content) : createReadStream(content.path, content);
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of open()) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex"), open };
}

async function* chunksOf(content: Uint8Array) {
  for (let start = 0; start < content.length; start += chunkBytes) {
    yield content.subarray(start, start + chunkBytes);
  }
}

/** Does not use `fetch`, which would keep a copy of the whole body in case the answer is a redirect. */
export async function sendS3Request(
  bucket: Bucket,
  s3Request: S3Request,
  timeout: number,
): Promise<IncomingMessage> {
  const { url, headers } = await sign(bucket, s3Request);
  const { request } = url.protocol === "https:" ? https : http;
  const sent = request(url, { method: s3Request.method, headers: Object.fromEntries(headers) });
  const stall = stallTimeout(bucket.setting, timeout, (error) => sent.destroy(error));
  // After the response has started, its own stream reports a broken connection.
  sent.on("error", () => {});
  try {
    const responded = once(sent, "response");
    // If the file cannot be read or the connection breaks, the request fails.
    if (s3Request.body) pipeline(stall.watch(s3Request.body), sent, () => {});
    else sent.end();
    const [response] = await responded;
    return response;
  } finally {
    stall.stop();
  }
}

async function sign(
  { address, setting: _, ...credentials }: Bucket,
  { method, key, query, body, ...rest }: S3Request,
) {
  const url = new URL(key ? `${address}/${key}` : address);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const headers = { ...rest.headers, "x-amz-content-sha256": body?.sha256 ?? sha256OfNothing };
  const signer = new AwsV4Signer({ method, url: url.href, headers, service: "s3", ...credentials });
  const signed = await signer.sign();
  if (body) signed.headers.set("content-length", String(body.bytes));
  return signed;
}

/** Ends a request after a time without progress: a large file may take long, a dead connection may not. */
function stallTimeout(setting: string, timeout: number, end: (error: DeadlinePassed) => void) {
  let timer: NodeJS.Timeout | undefined;
  const restart = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      end(new DeadlinePassed(`The storage at ${setting} did not answer within ${milliseconds} ms.`));
    }, milliseconds);
  };
  restart(timeout);
  return {
    stop: () => clearTimeout(timer),
    /** Passes the body on. The socket asks for a chunk only when it has room, so each one proves progress. */
    async *watch({ bytes, open }: S3Body): AsyncGenerator<Uint8Array> {
      for await (const chunk of open()) {
        restart(timeout);
        yield chunk;
      }
      restart(timeout + Math.min(bytes, maxBufferedBytes) / slowBytesPerMillisecond);
    },
  };
}

/** The body of a response. It fails if the storage breaks off or stalls; a slow reader may take any time. */
export function responseStream(response: IncomingMessage, timeout: number, setting: string): Readable {
  const chunks: AsyncIterator<Buffer> = response[Symbol.asyncIterator]();
  return new Readable({
    read() {
      withDeadline(`Reading from the storage at ${setting}`, timeout, () => chunks.next()).then(
        ({ done, value }) => this.push(done ? null : value),
        (error) => this.destroy(unavailable(error)),
      );
    },
    destroy(error, done) {
      response.destroy();
      done(error);
    },
  });
}

export const unavailable = (cause: unknown) =>
  new StoreProblem("The storage of pictures and files does not answer. Try again in a few minutes.", {
    cause,
  });
