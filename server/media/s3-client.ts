/** Signed requests to S3-compatible storage: each with a deadline, and again where that may help. */
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { DeadlinePassed } from "../limits/deadline.ts";
import { noticeSilence } from "../limits/timeout-breaker.ts";
import type { Log } from "../process/log.ts";
import type { Bucket } from "../process/media-url.ts";
import { readInTime } from "./read-in-time.ts";
import { textOf } from "./s3-listing.ts";
import { away, mayPass, refusal } from "./s3-problem.ts";
import { type Asked, sendS3Request } from "./s3-request.ts";
import type { StoreProblem } from "./store.ts";

/** `bytes` is NaN where the storage does not say how many there are. */
export type Answer = { status: number; bytes: number; stream: Readable };
type Failure = { problem: StoreProblem; mayPass: boolean };

const tries = 3;
const pauseBetween = 200;

/**
 * Asks for the answer, or for undefined if there is no such object. Whatever we ask may be asked twice: the same
 * bytes are put under the same key, and what is gone stays gone.
 */
export function s3Requests(bucket: Bucket, patience: number, log: Log) {
  const silence = noticeSilence();

  const attempt = async (asked: Asked): Promise<Answer | undefined | Failure> => {
    try {
      const answer = await sendS3Request(bucket, asked, patience);
      silence.answered();
      const { statusCode: status = 0, headers } = answer;
      const stream = readInTime(answer, patience);
      if (status >= 200 && status < 300) return { status, stream, bytes: Number(headers["content-length"]) };
      const code = textOf("Code", await text(stream));
      if (asked.method !== "PUT" && code === "NoSuchKey") return undefined;
      return { problem: refusal(asked.method, status, code), mayPass: mayPass(status) };
    } catch (error) {
      silence.failed(error);
      return { problem: away(error), mayPass: !(error instanceof DeadlinePassed) };
    }
  };

  return async (asked: Asked): Promise<Answer | undefined> => {
    try {
      silence.assertNone();
    } catch (error) {
      throw away(error);
    }
    for (let left = tries - 1; ; left--) {
      const result = await attempt(asked);
      if (!result || !("problem" in result)) return result;
      if (!left || !result.mayPass) throw result.problem;
      log.warn("The storage of MEDIA_URL failed and is asked again", { error: result.problem.cause });
      await pause(pauseBetween * (tries - left));
    }
  };
}
