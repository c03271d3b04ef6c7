import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { withDeadline } from "../limits/deadline.ts";
import { away } from "./s3-problem.ts";

/** Fails if the storage breaks off or is silent for so long. A slow reader may take any time. */
export function readInTime(answer: IncomingMessage, patience: number): Readable {
  const pieces: AsyncIterator<Buffer> = answer[Symbol.asyncIterator]();
  return new Readable({
    read() {
      withDeadline("Reading from the storage of MEDIA_URL", patience, () => pieces.next()).then(
        ({ done, value }) => this.push(done ? null : value),
        (error) => this.destroy(away(error)),
      );
    },
    destroy(error, done) {
      answer.destroy();
      done(error);
    },
  });
}
