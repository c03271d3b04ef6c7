/** Where the bytes of uploaded pictures and files are: a folder, or S3-compatible storage. */
import type { Readable } from "node:stream";

/** `start` and `end` as HTTP counts them: both belong to it. */
export type ByteRange = { start: number; end: number };
export type StoredObject = { key: string; bytes: number; changedAt: Date };

/** Keys are words of [a-z0-9.-] with slashes between them: "3f2a…/640.webp". */
export type MediaStore = {
  /** Whole or not at all: nobody ever reads half of it. `content` is the bytes, or the path of a file. */
  put(key: string, content: Uint8Array | { path: string }, type: string): Promise<void>;
  /** Undefined if there is nothing. The stream fails if the store breaks off. */
  read(key: string, range?: ByteRange): Promise<{ bytes: number; stream: Readable } | undefined>;
  /** What is not there is removed already. */
  remove(key: string): Promise<void>;
  /** Everything whose key starts so, in any order. */
  list(prefix?: string): AsyncIterable<StoredObject>;
};

/** The store does not answer, or its disk is full. The sentence is for whoever uploads; the cause is for the log. */
export class StoreProblem extends Error {
  override readonly name = "StoreProblem";
}
