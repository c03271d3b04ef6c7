/**
 * Pages that all visitors share are rendered once and cached. The request that renders one is made here, from its
 * key alone: nothing of the visitor who happened to come first can end up in what the others see.
 */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { concurrencyLimit } from "../limits/concurrency-limit.ts";
import type { Site } from "../site.ts";
import { type CachedPage, cachedPage, compressBest } from "./cached-page.ts";
import { canonicalUrl } from "./canonical-url.ts";
import type { Listener } from "./listen.ts";
import { lowDataCookie, lowDataVary, wantsLowData } from "./low-data.ts";
import { pageAnswer } from "./page-answer.ts";
import { createPageCache } from "./page-cache.ts";
import { type PageKey, pageKey } from "./page-key.ts";
import { securityHeaders } from "./security-headers.ts";
import { warmUp } from "./warm-up.ts";

type Render = (request: Request) => Promise<Response>;

const megabyte = 1024 * 1024;
/** A request with any other is refused by the app, whether or not its page is cached. */
const properHost = /^[\w.:[\]-]+$/;
const vary = `Accept-Encoding, ${lowDataVary}`;

export type SharedPages = ReturnType<typeof sharedPages>;

/** `fixedPages`: the addresses that always have a page. */
export function sharedPages(site: Site, render: Render, fixedPages: readonly string[]) {
  const parts = { version: site.content.version, log: site.log };
  const caches = {
    /** One for each address: as many as there are records. */
    plain: createPageCache({ ...parts, maxEntries: 2000, maxBytes: 32 * megabyte }),
    /** Pages of lists, filters: whoever asks for odd ones can only push out others of their kind. */
    asked: createPageCache({ ...parts, maxEntries: 300, maxBytes: 8 * megabyte }),
  };
  const cacheOf = ({ address }: PageKey) => (address.includes("?") ? caches.asked : caches.plain);
  const always = securityHeaders(site.settings.siteUrl);
  const known = new Set(fixedPages);
  const oneAtATime = concurrencyLimit({ name: "compression", concurrency: 1, maxWaiting: 32 });

  async function make(key: PageKey, previous: CachedPage | undefined, signal: AbortSignal) {
    const headers = { cookie: `${lowDataCookie}=${key.lowData ? "on" : "off"}` };
    const response = await render(new Request(site.settings.siteUrl + key.address, { headers, signal }));
    const body = Buffer.from(await response.arrayBuffer());
    const all = { ...always, ...Object.fromEntries(response.headers), vary };
    return cachedPage({ status: response.status, headers: all, body }, previous);
  }

  const find = (key: PageKey, hungUp: AbortSignal) =>
    cacheOf(key).get(key.key, (previous, signal) => make(key, previous, signal), hungUp);

  /** Nobody waits for it. Where too many are to be compressed already, it is left for the next time. */
  async function improve(page: CachedPage): Promise<void> {
    if (page.compression !== "quick") return;
    page.compression = "queued";
    await oneAtATime(() => compressBest(page)).catch(() => {
      page.compression = "quick";
    });
  }

  const prepare = (url: string, lowData: boolean) => async (signal: AbortSignal) => {
    const key = pageKey({ method: "GET", url, lowData });
    if (key) await improve((await find(key, signal)).page);
  };

  return {
    /** Answers before anything else is asked, if the page is here and fresh. */
    inFront:
      (next: Listener): Listener =>
      async (request, response) => {
        const { headers, method, url } = request;
        const key = properHost.test(headers.host ?? "") ? keyOf(method, url, headers) : undefined;
        // A failure is not answered here: the way through the app finds it again, and the last good copy.
        const page =
          key &&
          (await cacheOf(key)
            .fresh(key.key)
            .catch(() => undefined));
        if (!page) return next(request, response);
        const answer = pageAnswer(page, headers);
        response.writeHead(answer.status, answer.headers);
        response.end(method === "HEAD" ? undefined : answer.body);
        if (page.compression === "quick") improve(page);
      },

    /** The page, rendered if need be; undefined if the request is for no shared page. */
    async answer(request: IncomingMessage): Promise<Response | undefined> {
      const { method, url = "", headers: asked } = request;
      const canonical = method === "GET" || method === "HEAD" ? canonicalUrl(url, known) : undefined;
      if (!canonical) return undefined;
      if (canonical.otherCase)
        return new Response(null, { status: 308, headers: { location: canonical.url } });
      const key = keyOf(method, canonical.url, asked);
      if (!key) return undefined;
      const visitor = hangUpOf(request);
      try {
        const { page, lastGood } = await find(key, visitor);
        const { status, headers, body } = pageAnswer(page, asked);
        const response = new Response(body && new Uint8Array(body), { status, headers });
        if (lastGood) response.headers.set("x-last-good-copy", "yes");
        return response;
      } catch (error) {
        // Whoever has hung up gets no answer, and is no fault of ours.
        if (visitor.aborted) return new Response(null, { status: 503 });
        throw error;
      }
    },

    /** Makes the fixed pages ready, at the highest compression. Returns how to stop it. */
    warmUp: () => warmUp([false, true].flatMap((lowData) => fixedPages.map((url) => prepare(url, lowData)))),
  };
}

/** Also of a visitor whose request waits behind others on the same connection. */
function hangUpOf(request: IncomingMessage): AbortSignal {
  const controller = new AbortController();
  const hangUp = () => controller.abort(new Error("The visitor has hung up."));
  if (request.destroyed) hangUp();
  else request.once("close", hangUp);
  return controller.signal;
}

function keyOf(method = "", url = "", headers: IncomingHttpHeaders): PageKey | undefined {
  const lowData = wantsLowData({
    saveData: headers["save-data"] as string | undefined,
    cookie: headers.cookie,
  });
  return pageKey({ method, url, lowData });
}
