/**
 * A backup ends with a file that holds the SHA-256 of everything before it. Those last bytes are the same whenever the
 * digest is, so no bit of the whole can change unseen.
 */
import { blockSize, endOfArchive, paddingOf, tarHeader } from "./tar.ts";

const name = "SHA256";

export function trailerOf(digest: string): Buffer {
  const line = Buffer.from(`${digest}\n`);
  return Buffer.concat([tarHeader(name, line.length), line, paddingOf(line.length), endOfArchive]);
}

export const trailerSize = blockSize + blockSize + endOfArchive.length;
