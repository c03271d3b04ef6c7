/**
 * Packs of pages for reading offline. The server makes each pack once for every version of the content and language, one
 * at a time, in the background: a page that offers a pack says its size as soon as that is known.
 */
import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Content } from "../content/content.ts";
import type { AllRecords } from "../content/records.ts";
import { coalesce } from "../limits/coalesce.ts";
import { concurrencyLimit } from "../limits/concurrency-limit.ts";
import { withDeadline } from "../limits/deadline.ts";
import { TooBusy } from "../limits/too-busy.ts";
import type { Log } from "../process/log.ts";
import { makePack, type Pack, type PackSource } from "./make-pack.ts";
import { packLimits } from "./pack-limits.ts";
import type { PackName } from "./pack-name.ts";

/** What a visitor learns before a download. */
export type Price = Omit<Pack, "bytes"> & { size: number };

/** `state`: of the content, when it was made. */
type Known<Value> = { state: string; value: Value };

export type Packs = {
  start(source: PackSource): void;
  /**
   * Undefined if it is neither known nor known in a moment: the pack is then being made. "none" if there is nothing to
   * pack, or too much.
   */
  price(name: PackName): Promise<Price | "none" | undefined>;
  /** Waits until the pack is made; undefined if there is no such pack. */
  find(name: PackName): Promise<Pack | undefined>;
};

export function packsOf({ content, log }: { content: Content; log: Log }): Packs {
  let source: PackSource | undefined;
  const packs = new LRUCache<string, Known<Pack>>({
    ...packLimits.inMemory,
    sizeCalculation: ({ value }) => value.bytes.length + 1024,
  });
  const prices = new LRUCache<string, Known<Price | "none">>({ max: packLimits.prices });
  const coalesced = coalesce<Pack | undefined>();
  const oneAtATime = concurrencyLimit({ name: "packs", concurrency: 1, maxWaiting: packLimits.waiting });

  /** Pages also depend on the day: an event that was upcoming is past. */
  const stateNow = async () => `${await content.pageVersion()} ${new Date().toISOString().slice(0, 10)}`;

  const make = async (name: PackName, key: string, state: string, signal: AbortSignal) => {
    const from = source;
    if (!from) return undefined;
    const pack = await oneAtATime(
      () => withDeadline("Making a pack", packLimits.deadline, (late) => makePack(name, content, from, late)),
      signal,
    );
    if (pack) packs.set(key, { state, value: pack });
    prices.set(key, { state, value: pack ? priceOf(pack) : "none" });
    return pack;
  };

  const find = async (name: PackName) => {
    const key = keyOf(name);
    const state = await stateNow();
    const known = packs.get(key);
    if (known?.state === state) return known.value;
    // Before the queue, so that invented names do not fill it.
    if (!(await exists(name))) return undefined;
    return coalesced(`${state} ${key}`, (signal) => make(name, key, state, signal));
  };

  const exists = async ({ language, kind, id }: PackName) => {
    const records: AllRecords = content.in(language);
    return id === undefined || (await records[kind].title(id)) !== undefined;
  };

  const findInBackground = (name: PackName) =>
    find(name).catch((error: unknown) => {
      // The next page that offers the pack tries again.
      if (!(error instanceof TooBusy)) log.warn("A pack could not be made", { pack: keyOf(name), error });
      return undefined;
    });

  return {
    start(from) {
      source = from;
    },
    find,
    async price(name) {
      const state = await stateNow();
      const known = prices.get(keyOf(name));
      if (known?.state === state) return known.value;
      const pack = await Promise.race([
        findInBackground(name),
        pause(packLimits.patience, undefined, { ref: false }),
      ]);
      return pack && priceOf(pack);
    },
  };
}

const keyOf = ({ language, kind, id }: PackName) => [language, kind, id ?? []].flat().join(" ");

export const priceOf = ({ bytes, ...pack }: Pack): Price => ({ ...pack, size: bytes.length });
