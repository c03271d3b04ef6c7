/**
 * Pages as differences to the page that a visitor opened first: half of each page is style and shell that all pages share.
 * Only for pages from the page cache, which are rendered from their address alone and contain nothing about a visitor.
 */
import type { IncomingHttpHeaders } from "node:http";
import { createDictionaries, type Delta, type Dictionary } from "../http/dictionaries.ts";
import { withWeight } from "../http/page-weight.ts";
import type { Log } from "../process/log.ts";
import { type CachedPage, textOf } from "./cached-page.ts";

/** Takes 1 to 2 ms. At 19, the highest level, pages are 6% smaller and take ten times as long. */
const effort = 9;

export type PageDeltas = ReturnType<typeof pageDeltas>;

export function pageDeltas(log: Log, dictionaries = createDictionaries(log)) {
  return {
    offered: (dictionary: Dictionary) => dictionaries.add(dictionary),

    /** Whether the answer to this request need not wait for a delta. */
    isReady(page: CachedPage, headers: IncomingHttpHeaders): boolean {
      const dictionary = dictionaries.find(headers);
      return !dictionary || dictionaries.delta(page.etag, dictionary) !== undefined;
    },

    find(page: CachedPage, headers: IncomingHttpHeaders): Delta | undefined {
      const dictionary = dictionaries.find(headers);
      return dictionary && dictionaries.delta(page.etag, dictionary);
    },

    async make(page: CachedPage, headers: IncomingHttpHeaders): Promise<void> {
      const dictionary = dictionaries.find(headers);
      if (page.status !== 200 || !dictionary || dictionaries.delta(page.etag, dictionary)) return;
      const text = textOf(page);
      const lessThan = page.brotli.body.length;
      const target = { id: page.etag, text, effort, lessThan, firstPart: firstScreen(text) };
      await dictionaries.make({ ...target, weighed: withWeight }, dictionary);
    },
  };
}

/** The end of the page's own header, after which a phone has something to paint. */
export function firstScreen(text: Buffer): number {
  const end = "</header>";
  const main = text.indexOf("<main");
  const index = main < 0 ? -1 : text.indexOf(end, main);
  return index < 0 ? 0 : index + end.length;
}
