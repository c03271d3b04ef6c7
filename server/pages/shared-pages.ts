/**
 * Pages that all visitors share are rendered once and cached. The request that renders one is made here, from its
 * key alone: nothing of the visitor who happened to come first can end up in what the others see. Pages that are not
 * cached, such as a search, are shared while they are being rendered: see coalesce-rendering.ts.
 */
import type { IncomingHttpHeaders } from "node:http";
import { languageCodes, localPath } from "../../languages.ts";
import type { Listener } from "../http/listen.ts";
import { lowDataCookie, lowDataVary, prefersLowData } from "../http/low-data.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { concurrencyLimit } from "../limits/concurrency-limit.ts";
import type { Site } from "../site.ts";
import { type CachedPage, cachedPage, compressBest } from "./cached-page.ts";
import { canonicalFreePage, canonicalUrl } from "./canonical-url.ts";
import { isShareable, shareRendering } from "./coalesce-rendering.ts";
import { asksByNumber, type FindOldAddress } from "./old-addresses.ts";
import { pageAnswer } from "./page-answer.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { type PageKey, pageKey } from "./page-key.ts";
import type { Render } from "./render.ts";
import { warmUp } from "./warm-up.ts";

const megabyte = 1024 * 1024;
/** A request with any other is refused by the app, whether or not its page is cached. */
const properHost = /^[\w.:[\]-]+$/;
const vary = `Accept-Encoding, ${lowDataVary}`;

type Parts = {
  site: Site;
  render: Render;
  /** The addresses without a variable part. */
  fixedPages: readonly string[];
  /** Where an address of the earlier site leads. */
  findOldAddress: FindOldAddress;
  caches?: Caches;
};

type Caches = {
  /** One for each address: as many as there are records. */
  plain: PageCache;
  /** Pages of lists, filters: whoever asks for odd ones can only push out others of their kind. */
  withQuery: PageCache;
};

function createCaches({ content, log }: Site): Caches {
  const parts = { version: content.version, log };
  return {
    plain: createPageCache({ ...parts, maxEntries: 2000, maxBytes: 32 * megabyte }),
    withQuery: createPageCache({ ...parts, maxEntries: 300, maxBytes: 8 * megabyte }),
  };
}

export function sharedPages(parts: Parts) {
  const { site, render, fixedPages, findOldAddress, caches = createCaches(site) } = parts;
  const cacheOf = ({ address }: PageKey) => (address.includes("?") ? caches.withQuery : caches.plain);
  const always = securityHeaders(site.settings.siteUrl);
  const known = new Set(fixedPages);
  const share = shareRendering(site, render);
  // What was published or withdrawn a moment ago is rendered anyway: this decides only whether it is cached.
  const canonicalOf = (url: string) =>
    canonicalUrl(url, known) ?? canonicalFreePage(url, site.content.pages.wasPublic);
  const oneAtATime = concurrencyLimit({ name: "compression", concurrency: 1, maxWaiting: 32 });

  async function renderShared(key: PageKey, previous: CachedPage | undefined, signal: AbortSignal) {
    const headers = { cookie: `${lowDataCookie}=${key.lowData ? "on" : "off"}` };
    const response = await render(new Request(site.settings.siteUrl + key.address, { headers, signal }));
    const body = Buffer.from(await response.arrayBuffer());
    const all = { ...always, ...Object.fromEntries(response.headers), vary };
    return cachedPage({ status: response.status, headers: all, body }, previous);
  }

  const find = (key: PageKey, hungUp: AbortSignal) =>
    cacheOf(key).get(key.key, (previous, signal) => renderShared(key, previous, signal), hungUp);

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

  /** From the cache, rendered for the cache, or rendered for the visitors who ask for it now. */
  async function answerPage(request: Request, asked: IncomingHttpHeaders, visitorAddress: string) {
    const { method, url, signal } = request;
    const canonical = method === "POST" ? undefined : canonicalOf(url);
    if (canonical?.otherCase)
      return new Response(null, { status: 308, headers: { location: canonical.url } });
    const key = canonical && keyOf(method, canonical.url, asked);
    if (!key) return isShareable(request) ? share(request, asked) : render(request, { visitorAddress });
    const { page, lastGood } = await find(key, signal);
    const { status, headers, body } = pageAnswer(page, asked);
    const response = new Response(body && new Uint8Array(body), { status, headers });
    if (lastGood) response.headers.set("x-last-good-copy", "yes");
    return response;
  }

  async function oldAddress(url: string): Promise<Response | undefined> {
    try {
      const location = await findOldAddress(url);
      if (location)
        return new Response(null, { status: 301, headers: { location, "cache-control": "no-cache" } });
    } catch (error) {
      site.log.error("An address of the earlier site could not be looked up", { error });
    }
    return undefined;
  }

  return {
    /** Answers before anything else is asked, if the page is here and need not be rendered. */
    inFront:
      (next: Listener): Listener =>
      async (request, response) => {
        const { headers, method, url } = request;
        const isShared = properHost.test(headers.host ?? "") && !asksByNumber(url ?? "");
        const key = isShared ? keyOf(method, url, headers) : undefined;
        const found = key && (await cacheOf(key).ready(key.key));
        if (!found) return next(request, response);
        const { page, lastGood } = found;
        const answer = pageAnswer(page, headers);
        if (lastGood) response.setHeader("x-last-good-copy", "yes");
        response.writeHead(answer.status, answer.headers);
        response.end(method === "HEAD" ? undefined : answer.body);
        if (page.compression === "quick") improve(page);
      },

    /** The page; where nothing is, the page that an address of the organisation's earlier site leads to. */
    async answer(request: Request, asked: IncomingHttpHeaders, visitorAddress: string): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      const isRead = request.method === "GET" || request.method === "HEAD";
      const movedTo = () => (isRead ? oldAddress(pathname + search) : undefined);
      const byNumber = asksByNumber(pathname + search) ? await movedTo() : undefined;
      if (byNumber) return byNumber;
      const response = await answerPage(request, asked, visitorAddress);
      return response.status === 404 ? ((await movedTo()) ?? response) : response;
    },

    /** Renders the fixed pages in the background, at the highest compression. Returns how to stop it. */
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

function keyOf(method = "", url = "", headers: IncomingHttpHeaders): PageKey | undefined {
  return pageKey({ method, url, lowData: prefersLowData(headers) });
}
