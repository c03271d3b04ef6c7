import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");

export const collectGarbage: () => void = runInNewContext("gc");

/** What buffers hold that are still in use. */
export function bufferMemory(): number {
  collectGarbage();
  collectGarbage(); // The first may still be freeing what it found.
  return process.memoryUsage().arrayBuffers;
}
