/**
 * Pages outside the page cache, such as search results or a missing page. Identical requests that arrive while one of them
 * is being rendered share the result. As with cached pages, the page is rendered from its key alone: the address, low-data
 * mode, the encoding, and the version of the content, so that no visitor gets outdated content. Searches are cached for a
 * minute, in their own small cache: invented terms can only evict other searches.
 */
import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { splitLanguage } from "../../languages.ts";
import { compressIfWorthIt } from "../http/compress.ts";
import { headersWantLowData, lowDataCookie } from "../http/low-data.ts";
import { negotiateEncoding } from "../http/negotiate-encoding.ts";
import { coalesce } from "../limits/coalesce.ts";
import type { Site } from "../site.ts";
import { ownMessage } from "./page-key.ts";
import type { Render } from "./render.ts";
import { searchAddressOf } from "./search-key.ts";

type Rendered = { status: number; headers: Headers; body: Buffer | null };

const megabyte = 1024 * 1024;
/** The memory of the objects around the bytes. */
const overhead = 2048;

const createSearchCache = () =>
  new LRUCache<string, Rendered>({
    ...{ max: 300, maxSize: 4 * megabyte, ttl: 60_000 },
    sizeCalculation: ({ body }, key) => (body?.length ?? 0) + key.length + overhead,
  });

/** Feeds handle these: see app/feeds/conditional.ts. */
const conditions = ["if-none-match", "if-modified-since"];

/** Not pages that show a visitor's own message, approval, certificate or registration, nor conditional requests. */
export function isShareable({ method, url, headers }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  const isPersonal =
    /^\/(?:my-data|approve|verify|registration|subscription)(?:\/|$)/i.test(splitLanguage(pathname).path) ||
    ownMessage.some((name) => searchParams.has(name));
  return (
    (method === "GET" || method === "HEAD") && !isPersonal && !conditions.some((name) => headers.has(name))
  );
}

export function coalesceRendering({ settings, content }: Site, render: Render) {
  const coalesced = coalesce<Rendered>();
  const searches = createSearchCache();

  return async ({ method, url, signal }: Request, requestHeaders: IncomingHttpHeaders): Promise<Response> => {
    const parsed = new URL(url);
    const searched = searchAddressOf(parsed);
    const address = searched ?? parsed.pathname + parsed.search;
    const lowData = headersWantLowData(requestHeaders) ? "on" : "off";
    const encoding = negotiateEncoding(requestHeaders["accept-encoding"]);
    const version = await content.pageVersion().catch(() => "unknown");

    const renderOnce = async (hungUp: AbortSignal): Promise<Rendered> => {
      const request = { method, headers: { cookie: `${lowDataCookie}=${lowData}` }, signal: hungUp };
      const response = await render(new Request(settings.siteUrl + address, request));
      const { status, headers } = response;
      const body = response.body && Buffer.from(await response.arrayBuffer());
      const smaller = body && method === "GET" && (await compressIfWorthIt(body, headers, encoding));
      if (smaller) {
        headers.set("content-encoding", encoding);
        headers.append("vary", "Accept-Encoding");
        headers.delete("content-length");
      }
      return { status, headers, body: smaller || body };
    };

    const key = [method, version, lowData, encoding, address].join(" ");
    const cached = searches.get(key);
    const rendered = cached ?? (await coalesced(key, renderOnce, signal));
    const { status, headers, body } = rendered;
    if (searched && !cached && status === 200 && version !== "unknown") searches.set(key, rendered);
    return new Response(body && new Uint8Array(body), { status, headers });
  };
}
