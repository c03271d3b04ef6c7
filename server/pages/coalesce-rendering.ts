/**
 * Pages that are never cached, such as search results or a missing page. Identical requests that arrive while one of them
 * is being rendered share the result. As with cached pages, the page is rendered from its key alone: the address, low-data
 * mode, the encoding, and the version of the content, so that no visitor gets outdated content.
 */
import type { IncomingHttpHeaders } from "node:http";
import { splitLanguage } from "../../languages.ts";
import { compressIfWorthIt } from "../http/compress.ts";
import { headersWantLowData, lowDataCookie } from "../http/low-data.ts";
import { negotiateEncoding } from "../http/negotiate-encoding.ts";
import { coalesce } from "../limits/coalesce.ts";
import type { Site } from "../site.ts";
import { ownMessage } from "./page-key.ts";
import type { Render } from "./render.ts";

type Rendered = { status: number; headers: Headers; body: Buffer | null };

/** Feeds handle these: see app/feeds/conditional.ts. */
const conditions = ["if-none-match", "if-modified-since"];

/** Not pages that show a visitor's own message, nor conditional requests. */
export function isShareable({ method, url, headers }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  const isPersonal =
    /^\/my-data(?:\/|$)/i.test(splitLanguage(pathname).path) ||
    ownMessage.some((name) => searchParams.has(name));
  return (
    (method === "GET" || method === "HEAD") && !isPersonal && !conditions.some((name) => headers.has(name))
  );
}

export function coalesceRendering({ settings, content }: Site, render: Render) {
  const coalesced = coalesce<Rendered>();

  return async ({ method, url, signal }: Request, requestHeaders: IncomingHttpHeaders): Promise<Response> => {
    const { pathname, search } = new URL(url);
    const lowData = headersWantLowData(requestHeaders) ? "on" : "off";
    const encoding = negotiateEncoding(requestHeaders["accept-encoding"]);
    const version = await content.version().catch(() => "unknown");

    const renderOnce = async (hungUp: AbortSignal): Promise<Rendered> => {
      const request = { method, headers: { cookie: `${lowDataCookie}=${lowData}` }, signal: hungUp };
      const response = await render(new Request(settings.siteUrl + pathname + search, request));
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

    const key = [method, version, lowData, encoding, pathname + search].join(" ");
    const { status, headers, body } = await coalesced(key, renderOnce, signal);
    return new Response(body && new Uint8Array(body), { status, headers });
  };
}
