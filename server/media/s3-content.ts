import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

export type Content = {
  bytes: number;
  /** Signed with the request: storage refuses what was changed on its way. */
  sha256: string;
  /** From the beginning, each time: a request that failed is sent again. */
  open(): AsyncIterable<Uint8Array>;
};

const pieceBytes = 65_536;

/** A file is read twice and never held. */
export async function contentOf(given: Uint8Array | { path: string }): Promise<Content> {
  const open = () => (given instanceof Uint8Array ? pieces(given) : createReadStream(given.path));
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const piece of open()) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest("hex"), open };
}

async function* pieces(whole: Uint8Array) {
  for (let start = 0; start < whole.length; start += pieceBytes) {
    yield whole.subarray(start, start + pieceBytes);
  }
}
