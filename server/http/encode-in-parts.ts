import { finished } from "node:stream/promises";
import type { BrotliCompress, ZstdCompress } from "node:zlib";

/** The first part can be decoded before the second arrives. There is only one if `firstPart`, in bytes, is 0. */
export async function encodeInParts(
  encoder: BrotliCompress | ZstdCompress,
  text: Buffer,
  firstPart: number,
): Promise<Buffer[]> {
  const parts: Buffer[][] = [[]];
  encoder.on("data", (bytes: Buffer) => parts.at(-1)?.push(bytes));
  if (firstPart > 0) {
    encoder.write(text.subarray(0, firstPart));
    await new Promise<void>((resolve) => encoder.flush(resolve));
    parts.push([]);
  }
  await finished(encoder.end(text.subarray(firstPart)));
  return parts.map((bytes) => Buffer.concat(bytes));
}
