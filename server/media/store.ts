/** Where the bytes of uploaded pictures and files are stored: in a folder, or in S3-compatible storage. */
import type { Readable } from "node:stream";

/** Both ends are included, as in HTTP. */
export type ByteRange = { start: number; end: number };
export type StoredObject = { key: string; bytes: number; changedAt: Date };

/** See object-keys.ts for the keys. */
export type MediaStore = {
  /** Atomic: a reader never sees half of an object. `content` is the bytes, or the path of a file. */
  put(key: string, content: Uint8Array | { path: string }, type: string): Promise<void>;
  /** Undefined if the object does not exist. The stream fails if the store breaks off. */
  read(key: string, range?: ByteRange): Promise<{ bytes: number; stream: Readable } | undefined>;
  /** Also succeeds if the object does not exist. */
  remove(key: string): Promise<void>;
  /** All objects whose keys start with the prefix, in any order. */
  list(prefix?: string): AsyncIterable<StoredObject>;
};

/** The store does not answer, or its disk is full. The message is for the person who uploads; the cause is for the log. */
export class StoreProblem extends Error {
  override readonly name = "StoreProblem";
}
