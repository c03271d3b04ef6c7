/**
 * Writes lines to standard output or standard error. The program that reads them may be slow, stuck or gone, or its disk
 * full. This process neither waits for it nor ends with it: it drops lines and counts them.
 */
import { write, writeSync } from "node:fs";

/** How many characters wait for a slow reader. Lines beyond that are dropped. */
export const maxWaiting = 256 * 1024;
const retryAfter = 100;

export type LogStream = {
  add(line: string): void;
  /** Writes the queued lines, as far as the reader accepts them immediately. Called when the process exits. */
  flush(): void;
};

export function logStream(fd: number, lossNote: (lines: number) => string): LogStream {
  let state: "idle" | "scheduled" | "writing" | "blocked" = "idle";
  let waiting = "";
  let lost = 0;
  /** A line was cut off: the next one must not be appended to it. */
  let torn = false;

  const takeWaiting = () => {
    const note = lost > 0 ? `${lossNote(lost)}\n` : "";
    const chunk = { bytes: Buffer.from((torn ? "\n" : "") + waiting + note), lost };
    waiting = "";
    return chunk;
  };

  // One write for all lines of an event-loop turn: a write for each line would slow down requests.
  const schedule = () => {
    state = "scheduled";
    setImmediate(() => {
      chunk = takeWaiting();
      torn = false;
      writeChunk();
    });
  };

  let chunk = { bytes: Buffer.alloc(0), lost: 0 };

  const writeChunk = () => {
    state = "writing";
    write(fd, chunk.bytes, (error, written = 0) => {
      chunk.bytes = chunk.bytes.subarray(written);
      torn ||= written > 0;
      if (error?.code === "EAGAIN") {
        state = "blocked";
        setTimeout(writeChunk, retryAfter).unref();
      } else if (!error && chunk.bytes.length > 0) writeChunk();
      else done(error);
    });
  };

  const done = (error: Error | null) => {
    if (error) {
      const note = chunk.lost > 0 ? 1 : 0;
      lost += linesIn(chunk.bytes) - note;
    } else {
      lost -= chunk.lost;
      torn = false;
    }
    state = "idle";
    if (waiting) schedule();
  };

  return {
    add(line) {
      if (waiting.length + line.length > maxWaiting) {
        lost++;
        return;
      }
      waiting += `${line}\n`;
      if (state === "idle") schedule();
    },
    flush() {
      if (!waiting && state !== "blocked") return;
      const rest = state === "blocked" ? chunk.bytes : Buffer.alloc(0);
      try {
        writeSync(fd, Buffer.concat([rest, takeWaiting().bytes]));
      } catch {
        // The log itself has failed, so there is nowhere to report it.
      }
    },
  };
}

const linesIn = (bytes: Buffer) => bytes.filter((byte) => byte === 10).length;
