/** Backups as age files, which the program `age` can also read. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { newHeader, openHeader, version } from "../encryption/age-header.ts";
import type { PublicKey, SecretKey } from "../encryption/age-keys.ts";
import { DamagedPayload, decryptPayload, encryptPayload } from "../encryption/age-payload.ts";
import { BackupProblem, explainFileError } from "./backup-problem.ts";

const maxHeaderBytes = 4096;

export type EncryptedFile = { path: string; bytes: number; sha256: string };

/**
 * Encrypts a file, under another name until it is on disk and was read back: decrypted with the key of the file, which
 * only this call knows, it must be the original.
 */
export async function encryptFile(from: string, path: string, recipient: PublicKey): Promise<EncryptedFile> {
  const unfinished = `${path}.unfinished`;
  const { fileKey, header } = newHeader(recipient);
  const original = createHash("sha256");
  const sealed = createHash("sha256");
  let bytes = 0;
  try {
    const file = await open(unfinished, "w", 0o600);
    try {
      const write = async (chunk: Uint8Array) => {
        sealed.update(chunk);
        bytes += chunk.length;
        await file.writeFile(chunk);
      };
      await write(header);
      for await (const chunk of encryptPayload(fileKey, hashed(createReadStream(from), original)))
        await write(chunk);
      await file.sync();
    } finally {
      await file.close();
    }
    const readBack = createHash("sha256");
    const payload = createReadStream(unfinished, { start: header.length });
    for await (const chunk of decryptPayload(fileKey, payload)) readBack.update(chunk);
    if (readBack.digest("hex") !== original.digest("hex")) throw new DamagedPayload();
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error instanceof DamagedPayload ? damaged(path) : explainFileError(path, error);
  }
  return { path, bytes, sha256: sealed.digest("hex") };
}

/** Decrypts into a new file that only its owner can read. `name` is for sentences. */
export async function decryptInto(
  path: string,
  source: AsyncIterable<Uint8Array>,
  name: string,
  secret: SecretKey,
): Promise<void> {
  const file = await open(path, "wx", 0o600).catch((cause) => Promise.reject(explainFileError(path, cause)));
  try {
    const { header, payload } = await splitHeader(source, name);
    const fileKey = openHeader(header, secret);
    if (!fileKey)
      throw new BackupProblem(`${name} was not encrypted for this secret key, or its beginning was altered.`);
    for await (const chunk of decryptPayload(fileKey, payload))
      await file.writeFile(chunk).catch((cause) => Promise.reject(explainFileError(path, cause)));
  } catch (error) {
    throw error instanceof DamagedPayload ? damaged(name) : error;
  } finally {
    await file.close();
  }
}

/** The header, and the bytes after it. */
async function splitHeader(source: AsyncIterable<Uint8Array>, name: string) {
  const bytes = source[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  for (;;) {
    const { value, done } = await bytes.next();
    if (value) start = Buffer.concat([start, value]);
    const text = start.toString("latin1", 0, maxHeaderBytes);
    if (!text.startsWith(`${version}\n`) && (done || text.length > version.length))
      throw new BackupProblem(`${name} is not an encrypted backup.`);
    const [header] = /^.*?\n--- [^\n]*\n/s.exec(text) ?? [];
    if (header) return { header, payload: rest(start.subarray(header.length), bytes) };
    if (done || start.length > maxHeaderBytes) throw damaged(name);
  }
}

async function* rest(first: Uint8Array, bytes: AsyncIterator<Uint8Array>) {
  yield first;
  for (let next = await bytes.next(); !next.done; next = await bytes.next()) yield next.value;
}

async function* hashed(source: AsyncIterable<Uint8Array>, hash: { update(chunk: Uint8Array): unknown }) {
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
}

const damaged = (name: string) => new BackupProblem(`${name} is damaged, truncated or altered.`);
