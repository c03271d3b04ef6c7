import { DeadlinePassed } from "../limits/deadline.ts";
import type { Content } from "./s3-content.ts";

/** What the system has taken from us may still be on its way: so much of it, at the pace of a slow line. */
const maxOnItsWay = 4_000_000;
const bytesPerMillisecond = 128;

/** Ends a request once nothing has moved for so many milliseconds: a large file may take its time, a dead line not. */
export function stallDeadline(patience: number, end: (error: DeadlinePassed) => void) {
  let timer: NodeJS.Timeout | undefined;
  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      end(new DeadlinePassed(`The storage of MEDIA_URL did not answer in ${milliseconds} ms.`));
    }, milliseconds);
  };
  wait(patience);
  return {
    stop: () => clearTimeout(timer),
    /** The content as it is sent: a piece is taken only once the line has room for it. */
    async *watch({ bytes, open }: Content): AsyncGenerator<Uint8Array> {
      for await (const piece of open()) {
        wait(patience);
        yield piece;
      }
      wait(patience + Math.min(bytes, maxOnItsWay) / bytesPerMillisecond);
    },
  };
}
