/** Counts what visitors read: see docs/decisions/2026-11-17-what-is-read.md. */
import type { SiteDatabase } from "../database/connect.ts";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { createCounter } from "./counter.ts";
import { countedSearch } from "./failed-search.ts";
import { storeCounts } from "./store-counts.ts";
import { isByVisitor, opensPage, referringHost, type Visit, withoutPort } from "./visitor.ts";

/** In milliseconds. A process that is killed loses the counts since the last time. */
const storeEvery = 5000;
/** Its addresses open a visitor's own message. */
const personal = /^(?:\/\w\w)?\/(?:my-data|verify|registration|subscription)(?:\/|$)/;

export type Counts = ReturnType<typeof countsOf>;

type Parts = { database: SiteDatabase; settings: Pick<Settings, "siteUrl">; log: Log };

export function countsOf({ database, settings, log }: Parts) {
  const counter = createCounter();
  const ownPages = `${settings.siteUrl}/`;
  const ownName = withoutPort(new URL(settings.siteUrl).host);
  let storing = Promise.resolve();

  const store = async () => {
    const sums = counter.take();
    if (sums.length === 0) return;
    try {
      await storeCounts(database, sums);
    } catch (error) {
      counter.putBack(sums);
      log.warn("What is read could not be stored and will be tried again", { error });
    }
  };
  // Never two at a time.
  const storeNow = () => (storing = storing.then(store));

  return {
    /** A public page was sent, or the browser's copy of it is current. `address` is canonical; its query is ignored. */
    page(address: string, visit: Visit): void {
      if (!opensPage(visit) || personal.test(address)) return;
      const query = address.indexOf("?");
      counter.add("page", query < 0 ? address : address.slice(0, query));
      // Most visitors come from another page of this site.
      if (visit.headers.referer?.startsWith(ownPages)) return;
      const host = referringHost(visit.headers, ownName);
      if (host) counter.add("referrer", host);
    },
    /** A search found nothing. */
    failedSearch(q: string, visit: Visit): void {
      const text = opensPage(visit) ? countedSearch(q) : undefined;
      if (text) counter.add("search", text);
    },
    /** A file was sent, from its beginning. */
    file(address: string, visit: Visit): void {
      if (isByVisitor(visit)) counter.add("file", address);
    },
    storeNow,
    start() {
      const timer = setInterval(storeNow, storeEvery).unref();
      return {
        stop: () => {
          clearInterval(timer);
          return storeNow();
        },
      };
    },
  };
}
