/**
 * The dictionaries that browsers may have, and the deltas that were made with them. Both are limited in number and bytes.
 * Only a dictionary that this process knows makes work: one delta at a time, and few requests wait for theirs.
 */
import type { IncomingHttpHeaders } from "node:http";
import { parseAccept } from "hono/utils/accept";
import { LRUCache } from "lru-cache";
import { concurrencyLimit } from "../limits/concurrency-limit.ts";
import { TooBusy } from "../limits/too-busy.ts";
import type { Log } from "../process/log.ts";
import { decodeDelta, encodeDelta } from "./delta.ts";
import { remember } from "./remember.ts";

export type Dictionary = {
  /** As browsers name it: see delta.ts. */
  name: string;
  bytes: number;
  text: () => Buffer;
};

/** Its parts in the order in which they are sent; none if the answer is better sent without a dictionary. */
export type Delta = readonly Buffer[];

/** The text to send. `id` changes with the text. */
export type Target = {
  id: string;
  text: Buffer;
  effort: number;
  /** How many bytes of the text are sent as a part of their own. */
  firstPart?: number;
  /** A delta is used only if it is smaller. */
  lessThan: number;
  /** The text that states its own size, after it is known. */
  weighed?: (text: Buffer, sent: number) => Buffer;
};

type Limits = {
  maxDictionaries: number;
  maxDictionaryBytes: number;
  maxDeltas: number;
  maxDeltaBytes: number;
};

const megabyte = 1024 * 1024;
export const dictionaryLimits: Limits = {
  // Most of these texts are in the page cache as well, and take no memory twice.
  ...{ maxDictionaries: 2000, maxDictionaryBytes: 32 * megabyte },
  ...{ maxDeltas: 4000, maxDeltaBytes: 16 * megabyte },
};
const maxWaiting = 8;
/** The memory of the objects around the bytes. */
const overhead = 512;

const none: Delta = [];
const bytesOf = (delta: Delta) => delta.reduce((sum, { length }) => sum + length, 0);

/** A wildcard does not count: a program that sends it need not know this coding. */
const acceptsDelta = remember(
  (accepted) => parseAccept(accepted.toLowerCase()).some(({ type, q }) => type === "dcz" && q > 0),
  { max: 100, maxLength: 200 },
);

export type Dictionaries = ReturnType<typeof createDictionaries>;

export function createDictionaries(log: Log, limits = dictionaryLimits) {
  const known = new LRUCache<string, Dictionary>({
    ...{ max: limits.maxDictionaries, maxSize: limits.maxDictionaryBytes },
    sizeCalculation: ({ bytes }) => bytes + overhead,
  });
  const deltas = new LRUCache<string, Delta>({
    ...{ max: limits.maxDeltas, maxSize: limits.maxDeltaBytes },
    sizeCalculation: (delta) => bytesOf(delta) + overhead,
  });
  const oneAtATime = concurrencyLimit({ name: "deltas", concurrency: 1, maxWaiting });
  const keyOf = (id: string, { name }: Dictionary) => `${id} ${name}`;

  /** A wrong delta would be a blank page, so each is decoded once before it is used. */
  async function encode({ text, weighed, lessThan, ...options }: Target, dictionary: Buffer): Promise<Delta> {
    const first = await encodeDelta(text, dictionary, options);
    const final = weighed ? weighed(text, bytesOf(first)) : text;
    const delta = final === text ? first : await encodeDelta(final, dictionary, options);
    if (!(await decodeDelta(delta, dictionary)).equals(final)) throw new Error("A delta gives another text.");
    return bytesOf(delta) < lessThan ? delta : none;
  }

  async function encodeOrNone(target: Target, dictionary: Dictionary): Promise<Delta> {
    try {
      return await encode(target, dictionary.text());
    } catch (error) {
      log.error("Could not make a delta", { error });
      return none;
    }
  }

  return {
    add(dictionary: Dictionary): void {
      known.set(dictionary.name, dictionary);
    },

    /** The dictionary that the client has and may be answered with. */
    find({ "available-dictionary": name, "accept-encoding": accepted }: IncomingHttpHeaders) {
      const dictionary = typeof name === "string" ? known.get(name) : undefined;
      return dictionary && acceptsDelta(String(accepted)) ? dictionary : undefined;
    },

    /** Undefined if it was not made yet. */
    delta: (id: string, dictionary: Dictionary) => deltas.get(keyOf(id, dictionary)),

    /** Makes the delta, unless too many others are being made. */
    async make(target: Target, dictionary: Dictionary): Promise<Delta | undefined> {
      const key = keyOf(target.id, dictionary);
      try {
        return await oneAtATime(async () => {
          // Another request may have waited for the same one.
          const delta = deltas.get(key) ?? (await encodeOrNone(target, dictionary));
          deltas.set(key, delta);
          return delta;
        });
      } catch (error) {
        if (error instanceof TooBusy) return undefined;
        throw error;
      }
    },

    /** The memory that the texts and the deltas take at most. */
    bytes: () => known.calculatedSize + deltas.calculatedSize,
  };
}
