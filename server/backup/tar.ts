/**
 * The subset of tar that a backup needs: files with short names (POSIX.1-1988, "ustar"), so that any tar program can read
 * it. Not a package, because the last bytes must be exactly predictable: see backup-format.ts.
 */
import type { FileHandle } from "node:fs/promises";

export const blockSize = 512;
export const endOfArchive = Buffer.alloc(2 * blockSize);
const maxNameLength = 100;
const maxBytes = 0o77777777777;

export type TarEntry = { name: string; bytes: number; start: number };

export const paddingOf = (bytes: number) => Buffer.alloc((blockSize - (bytes % blockSize)) % blockSize);

export function tarHeader(name: string, bytes: number, at = new Date(0)): Buffer {
  if (Buffer.byteLength(name) > maxNameLength || bytes > maxBytes)
    throw new Error(`${name} does not fit into a tar file: its name or content is too long.`);
  const block = Buffer.alloc(blockSize);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length, "0")}\0`;
  const seconds = Math.floor(at.getTime() / 1000);
  const owner = octal(0, 7);
  const checksum = " ".repeat(8);
  block.write(name);
  block.write(
    octal(0o600, 7) + owner + owner + octal(bytes, 11) + octal(seconds, 11) + checksum,
    maxNameLength,
  );
  block.write("0", 156);
  block.write("ustar\x0000", 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)} `, 148);
  return block;
}

/** The files that start before `end`, in order. */
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
  return { name: text(0, maxNameLength), bytes: Number.parseInt(text(124, 12), 8) || 0 };
}
