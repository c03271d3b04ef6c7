/** Sends requests to S3-compatible storage, and retries those that may succeed the next time. */
import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { DeadlinePassed } from "../limits/deadline.ts";
import { timeoutBreaker } from "../limits/timeout-breaker.ts";
import type { Log } from "../process/log.ts";
import type { Bucket } from "../process/media-url.ts";
import { textOf } from "./s3-listing.ts";
import { responseStream, type S3Request, sendS3Request, unavailable } from "./s3-request.ts";
import { StoreProblem } from "./store.ts";

/** `bytes` is NaN if the storage does not send a length. */
export type S3Response = {
  status: number;
  bytes: number;
  headers: IncomingHttpHeaders;
  stream: Readable;
};
type Failure = { problem: StoreProblem; canRetry: boolean };

/** For a person who waits for the answer. Times are in milliseconds. */
const defaultPatience = { maxAttempts: 3, pauseBetween: 200, retriesTimeouts: false };
/** Too busy, restarting, or behind a proxy that waits for it. */
const temporaryStatuses = [408, 429, 500, 502, 503, 504];

/**
 * Returns undefined if the object does not exist. Every request is safe to repeat: the same bytes go to the same key, and
 * a deleted object stays deleted.
 */
export function s3Client(bucket: Bucket, timeout: number, log: Log, patience = defaultPatience) {
  const { maxAttempts, pauseBetween, retriesTimeouts } = patience;
  const breaker = timeoutBreaker();

  const attempt = async (request: S3Request): Promise<S3Response | undefined | Failure> => {
    try {
      const response = await sendS3Request(bucket, request, timeout);
      breaker.answered();
      const { statusCode: status = 0, headers } = response;
      const stream = responseStream(response, timeout, bucket.setting);
      if (status >= 200 && status < 300)
        return { status, headers, stream, bytes: Number(headers["content-length"]) };
      const code = textOf("Code", await text(stream));
      // The answer to HEAD has no body, and so no code.
      const isMissing = request.method === "HEAD" ? status === 404 : code === "NoSuchKey";
      if (isMissing && request.method !== "PUT") return undefined;
      return failureOf(bucket, request.method, status, code);
    } catch (error) {
      breaker.failed(error);
      return { problem: unavailable(error), canRetry: retriesTimeouts || !(error instanceof DeadlinePassed) };
    }
  };

  return async (request: S3Request): Promise<S3Response | undefined> => {
    try {
      if (!retriesTimeouts) breaker.assertClosed();
    } catch (error) {
      throw unavailable(error);
    }
    for (let attempts = 1; ; attempts++) {
      const result = await attempt(request);
      if (!result || !("problem" in result)) return result;
      if (attempts === maxAttempts || !result.canRetry) throw result.problem;
      log.warn(`A request to the storage at ${bucket.setting} failed and is retried`, {
        error: result.problem.cause,
      });
      await pause(pauseBetween * attempts);
    }
  };
}

/** The cause of a `StoreProblem` if the storage answered. `code` is the one that S3 defines, such as "NoSuchBucket". */
export class StorageAnswer extends Error {
  readonly status: number;
  readonly code: string;
  constructor(sentence: string, status: number, code: string) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

export const isFull = ({ status, code }: StorageAnswer) =>
  status === 507 || /full|quota|insufficient/i.test(code);

function failureOf({ setting }: Bucket, method: string, status: number, code: string): Failure {
  const sentence = `The storage at ${setting} answered ${method} with ${status} ${code}`.trim();
  const cause = new StorageAnswer(sentence, status, code);
  const canRetry = temporaryStatuses.includes(status);
  if (isFull(cause))
    return { problem: new StoreProblem("The storage of pictures and files is full.", { cause }), canRetry };
  if (canRetry) return { problem: unavailable(cause), canRetry };
  const refused =
    "The storage of pictures and files rejected the request. The reason is in the log of the site.";
  return { problem: new StoreProblem(refused, { cause }), canRetry };
}
