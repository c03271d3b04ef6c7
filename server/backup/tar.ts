/**
 * The little of tar that a backup needs: files with short names, one after the other, so that anybody can look inside
 * (POSIX.1-1988, "ustar"). Not a package, because the last bytes of the file must be known exactly: see digest.ts.
 */
import type { FileHandle } from "node:fs/promises";

export const blockSize = 512;
/** What follows the last file. */
export const endOfArchive = Buffer.alloc(2 * blockSize);
const longestName = 100;
const mostBytes = 0o77777777777;

export type TarEntry = { name: string; bytes: number; start: number };

export const paddingOf = (bytes: number) => Buffer.alloc((blockSize - (bytes % blockSize)) % blockSize);

export function tarHeader(name: string, bytes: number, at = new Date(0)): Buffer {
  if (Buffer.byteLength(name) > longestName || bytes > mostBytes)
    throw new Error(`${name} does not fit into a tar file.`);
  const block = Buffer.alloc(blockSize);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length, "0")}\0`;
  const seconds = Math.floor(at.getTime() / 1000);
  const owner = octal(0, 7);
  const checksum = " ".repeat(8);
  block.write(name);
  block.write(
    octal(0o600, 7) + owner + owner + octal(bytes, 11) + octal(seconds, 11) + checksum,
    longestName,
  );
  block.write("0", 156);
  block.write("ustar\x0000", 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)} `, 148);
  return block;
}

/** Each file that begins before `end`, in the order of the archive. */
export async function* readTar(file: FileHandle, end: number): AsyncGenerator<TarEntry> {
  for (let start = 0; start < end; ) {
    const { buffer: block } = await file.read(Buffer.alloc(blockSize), 0, blockSize, start);
    const entry = { ...readHeader(block), start: start + blockSize };
    yield entry;
    start = entry.start + entry.bytes + paddingOf(entry.bytes).length;
  }
}

function readHeader(block: Buffer): { name: string; bytes: number } {
  const text = (start: number, length: number) =>
    block.toString("utf8", start, start + length).replace(/\0.*$/s, "");
  return { name: text(0, longestName), bytes: Number.parseInt(text(124, 12), 8) || 0 };
}
