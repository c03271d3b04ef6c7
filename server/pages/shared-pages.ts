/**
 * Renders pages that all visitors share once, and caches them. The render request is built from the cache key alone, so
 * nothing about the first visitor can end up in the page that others see. Pages that are not cached, such as search
 * results, are shared only while they are being rendered: see coalesce-rendering.ts.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { languageCodes, localPath } from "../../languages.ts";
import { failedSearchHeader } from "../counts/failed-search.ts";
import type { Listener } from "../http/listen.ts";
import { headersWantLowData, lowDataCookie, lowDataVary } from "../http/low-data.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { concurrencyLimit } from "../limits/concurrency-limit.ts";
import type { Site } from "../site.ts";
import { type CachedPage, cachedPage, compressBest, pageAnswer, readyAnswer } from "./cached-page.ts";
import { canonicalFreePage, canonicalUrl } from "./canonical-url.ts";
import { coalesceRendering, isShareable } from "./coalesce-rendering.ts";
import { type FindOldAddress, hasOldPageNumber } from "./old-addresses.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { pageDeltas } from "./page-deltas.ts";
import { type PageKey, pageKey } from "./page-key.ts";
import type { Render } from "./render.ts";
import { warmUp } from "./warm-up.ts";

const megabyte = 1024 * 1024;
/** The app refuses requests with any other host, whether or not their page is cached. */
const validHost = /^[\w.:[\]-]+$/;
const vary = `Accept-Encoding, ${lowDataVary}`;

type Parts = {
  site: Site;
  render: Render;
  /** The paths without a parameter. */
  fixedPages: readonly string[];
  /** Redirects from the organisation's earlier site. */
  findOldAddress: FindOldAddress;
  caches?: Caches;
};

type Caches = {
  /** One entry for each path: as many as there are records. */
  plain: PageCache;
  /** Pages and filters of lists. Their own cache, so that requests for odd queries can only evict each other. */
  withQuery: PageCache;
};

/** A page takes about 20 KB. */
function createCaches({ content, log }: Site): Caches {
  const parts = { version: content.pageVersion, knownVersion: content.knownPageVersion, log };
  return {
    plain: createPageCache({ ...parts, maxEntries: 2000, maxBytes: 16 * megabyte }),
    withQuery: createPageCache({ ...parts, maxEntries: 300, maxBytes: 4 * megabyte }),
  };
}

export function sharedPages(parts: Parts) {
  const { site, render, fixedPages, findOldAddress, caches = createCaches(site) } = parts;
  const cacheOf = ({ address }: PageKey) => (address.includes("?") ? caches.withQuery : caches.plain);
  const commonHeaders = securityHeaders(site.settings);
  const known = new Set(fixedPages);
  const renderCoalesced = coalesceRendering(site, render);
  // This only decides whether a page is cached. One that was published or withdrawn a moment ago is rendered anyway.
  const canonicalOf = (url: string) =>
    canonicalUrl(url, known) ?? canonicalFreePage(url, site.content.pages.wasPublic);
  const oneAtATime = concurrencyLimit({ name: "compression", concurrency: 1, maxWaiting: 32 });
  const { dictionaries } = site.settings;
  const deltas = dictionaries === "off" ? undefined : pageDeltas(site.log);
  const isOffered = ({ lowData }: PageKey) =>
    dictionaries === "on" || (dictionaries === "low-data" && lowData);

  async function renderShared(key: PageKey, previous: CachedPage | undefined, signal: AbortSignal) {
    const headers = { cookie: `${lowDataCookie}=${key.lowData ? "on" : "off"}` };
    const response = await render(new Request(site.settings.siteUrl + key.address, { headers, signal }));
    const body = Buffer.from(await response.arrayBuffer());
    const all = { ...commonHeaders, ...Object.fromEntries(response.headers), vary };
    return cachedPage({ status: response.status, headers: all, body }, previous);
  }

  const find = (key: PageKey, hungUp: AbortSignal) =>
    cacheOf(key).get(key.key, (previous, signal) => renderShared(key, previous, signal), hungUp);

  /** Runs in the background. If too many pages are queued already, the next request for this page tries again. */
  async function improveCompression(page: CachedPage, key: PageKey): Promise<void> {
    if (page.compression !== "quick") return;
    page.compression = "queued";
    try {
      await oneAtATime(() => compressBest(page, { offer: isOffered(key) }));
      // Another process may already have offered the same page.
      if (page.asDictionary) deltas?.offered(page.asDictionary.dictionary);
    } catch {
      page.compression = "quick";
    }
  }

  const prepare = (url: string, lowData: boolean) => async (signal: AbortSignal) => {
    const key = pageKey({ method: "GET", url, lowData });
    if (key) await improveCompression((await find(key, signal)).page, key);
  };

  /** From the cache, rendered for the cache, or rendered for the current visitors only. */
  async function answerPage(request: Request, requestHeaders: IncomingHttpHeaders, visitorAddress: string) {
    const { method, url, signal } = request;
    const canonical = method === "POST" ? undefined : canonicalOf(url);
    if (canonical?.needsRedirect)
      return new Response(null, { status: 308, headers: { location: canonical.url } });
    const key = canonical && keyOf(method, canonical.url, requestHeaders);
    if (!key) {
      const response = await (isShareable(request)
        ? renderCoalesced(request, requestHeaders)
        : render(request, { visitorAddress }));
      return counted(response, request, requestHeaders);
    }
    const { page, lastGood } = await find(key, signal);
    if (page.status === 200) site.counts.page(key.address, { method, headers: requestHeaders });
    const answer = await answerWithDelta(page, method, requestHeaders);
    const { status, headers, rest } = answer;
    const body = answer.body && rest ? Buffer.concat([answer.body, rest]) : answer.body;
    const response = new Response(body && new Uint8Array(body), { status, headers });
    if (lastGood) response.headers.set("x-last-good-copy", "yes");
    return response;
  }

  /** Waits for the delta if the client has a dictionary. */
  async function answerWithDelta(page: CachedPage, method = "", headers: IncomingHttpHeaders) {
    if (!deltas || !namesDictionary(method, headers)) return pageAnswer(page, headers);
    await deltas.make(page, headers);
    return pageAnswer(page, headers, deltas.find(page, headers));
  }

  /** Counts a page outside the cache. Feeds and files for programs are no pages. */
  function counted(response: Response, { method, url }: Request, headers: IncomingHttpHeaders): Response {
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    if (response.status !== 200 || !isPage) return response;
    const { pathname, searchParams } = new URL(url);
    site.counts.page(pathname, { method, headers });
    if (response.headers.has(failedSearchHeader)) {
      response.headers.delete(failedSearchHeader);
      site.counts.failedSearch(searchParams.get("q") ?? "", { method, headers });
    }
    return response;
  }

  async function redirectFromOldSite(url: string): Promise<Response | undefined> {
    try {
      const location = await findOldAddress(url);
      if (location)
        return new Response(null, { status: 301, headers: { location, "cache-control": "no-cache" } });
    } catch (error) {
      site.log.error("Could not look up an address of the earlier site", { error });
    }
    return undefined;
  }

  const keyOfRequest = ({ headers, method, url = "" }: IncomingMessage) =>
    validHost.test(headers.host ?? "") && !hasOldPageNumber(url) ? keyOf(method, url, headers) : undefined;

  const deltaFor = (page: CachedPage, { method, headers }: IncomingMessage) =>
    namesDictionary(method, headers) ? deltas?.find(page, headers) : undefined;

  /** False if the page must be compressed first, which then takes a page slot. */
  function send(
    { page, key }: { page: CachedPage; key: PageKey },
    request: IncomingMessage,
    response: ServerResponse,
    more: string[],
  ): boolean {
    const answer = readyAnswer(page, request.headers, deltaFor(page, request));
    if (!answer) return false;
    site.counts.page(key.address, request);
    response.writeHead(answer.status, [...answer.rawHeaders, ...more]);
    if (answer.rest) sendInParts(response, answer.body, answer.rest);
    else response.end(request.method === "HEAD" ? undefined : answer.body);
    if (page.compression === "quick") improveCompression(page, key);
    else if (page.asDictionary?.offer === answer) deltas?.offered(page.asDictionary.dictionary);
    return true;
  }

  return {
    /** Responds at once if the page is known to be fresh: most requests, so nothing that they do not need comes before. */
    respondAtOnce(request: IncomingMessage, response: ServerResponse, requestId: string): boolean {
      const key = keyOfRequest(request);
      const page = key && cacheOf(key).known(key.key);
      if (!page) return false;
      if (
        namesDictionary(request.method, request.headers) &&
        deltas?.isReady(page, request.headers) === false
      )
        return false;
      return send({ page, key }, request, response, ["x-request-id", requestId]);
    },

    /** Middleware that responds from the cache, before the app, if the page need not be rendered. */
    fromCache:
      (next: Listener): Listener =>
      async (request, response) => {
        const key = keyOfRequest(request);
        const found = key && (await cacheOf(key).ready(key.key));
        if (!found) return next(request, response);
        if (namesDictionary(request.method, request.headers)) await deltas?.make(found.page, request.headers);
        const more = found.lastGood ? ["x-last-good-copy", "yes"] : [];
        if (!send({ page: found.page, key }, request, response, more)) await next(request, response);
      },

    /** Responds with the page. If it does not exist, redirects from the organisation's earlier site apply. */
    async answer(request: Request, headers: IncomingHttpHeaders, visitorAddress: string): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      const isRead = request.method === "GET" || request.method === "HEAD";
      const redirect = () => (isRead ? redirectFromOldSite(pathname + search) : undefined);
      const byNumber = hasOldPageNumber(pathname + search) ? await redirect() : undefined;
      if (byNumber) return byNumber;
      const response = await answerPage(request, headers, visitorAddress);
      return response.status === 404 ? ((await redirect()) ?? response) : response;
    },

    /** Renders the fixed pages in the background, at the highest compression. Returns a function that stops it. */
    warmUp: () =>
      warmUp(
        [false, true].flatMap((lowData) =>
          languageCodes.flatMap((language) =>
            fixedPages.map((url) => prepare(localPath(language, url), lowData)),
          ),
        ),
      ),
  };
}

const namesDictionary = (method: string | undefined, headers: IncomingHttpHeaders) =>
  headers["available-dictionary"] !== undefined && method === "GET";

/** The first screen leaves on its own: the browser paints it while the rest is on its way. */
function sendInParts(response: ServerResponse, first: Buffer | undefined, rest: Buffer): void {
  response.write(first);
  setImmediate(() => response.end(rest));
}

function keyOf(method = "", url = "", headers: IncomingHttpHeaders): PageKey | undefined {
  return pageKey({ method, url, lowData: headersWantLowData(headers) });
}
