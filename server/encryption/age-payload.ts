/**
 * The payload of an age file: chunks of 64 KiB, each with its number and whether it is the last in its nonce. So a chunk
 * that is altered, missing, repeated or moved does not decrypt, and neither does a truncated file.
 */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { derive } from "./age-header.ts";

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const chunkBytes = 65_536;
const tagBytes = 16;
const nonceBytes = 16;
const cipherName = "chacha20-poly1305";
const options = { authTagLength: tagBytes };

export class DamagedPayload extends Error {}

export async function* encryptPayload(fileKey: Uint8Array, plain: Bytes): AsyncGenerator<Buffer> {
  const nonce = randomBytes(nonceBytes);
  const key = derive(fileKey, nonce, "payload");
  yield nonce;
  for await (const { chunk, number, isLast } of inChunks(plain, chunkBytes)) {
    const cipher = createCipheriv(cipherName, key, chunkNonce(number, isLast), options);
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Yields only authenticated bytes. Throws `DamagedPayload` at the first chunk that is not as it was written. */
export async function* decryptPayload(fileKey: Uint8Array, sealed: Bytes): AsyncGenerator<Buffer> {
  let key: Buffer | undefined;
  const payload = async function* () {
    let start = Buffer.alloc(0);
    for await (const bytes of sealed) {
      if (key) yield bytes;
      else {
        start = Buffer.concat([start, bytes]);
        if (start.length < nonceBytes) continue;
        key = derive(fileKey, start.subarray(0, nonceBytes), "payload");
        yield start.subarray(nonceBytes);
      }
    }
  };
  for await (const { chunk, number, isLast } of inChunks(payload(), chunkBytes + tagBytes)) {
    if (!key || chunk.length < tagBytes || (chunk.length === tagBytes && number > 0))
      throw new DamagedPayload();
    const decipher = createDecipheriv(cipherName, key, chunkNonce(number, isLast), options);
    decipher.setAuthTag(chunk.subarray(-tagBytes));
    const plain = decipher.update(chunk.subarray(0, -tagBytes));
    try {
      decipher.final();
    } catch {
      throw new DamagedPayload();
    }
    yield plain;
  }
}

function chunkNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** The same bytes in chunks of one size; only the last may be shorter. Without any bytes, one empty chunk. */
async function* inChunks(source: Bytes, size: number) {
  let waiting: Uint8Array[] = [];
  let [length, number] = [0, 0];
  for await (const bytes of source) {
    waiting.push(bytes);
    length += bytes.length;
    // A full chunk waits until another byte shows that it is not the last.
    if (length <= size) continue;
    const whole = Buffer.concat(waiting);
    let start = 0;
    for (; whole.length - start > size; start += size)
      yield { chunk: whole.subarray(start, start + size), number: number++, isLast: false };
    waiting = [whole.subarray(start)];
    length = whole.length - start;
  }
  yield { chunk: Buffer.concat(waiting), number, isLast: true };
}
