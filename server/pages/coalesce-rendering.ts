/**
 * Pages that are never cached, such as a search or a missing page. Identical requests that come while one of them is being
 * rendered share it. As with cached pages, it is rendered from what tells it from others and nothing else: the address,
 * low-data mode, the encoding, and the version of the content, so that none is older than its request.
 */
import type { IncomingHttpHeaders } from "node:http";
import { splitLanguage } from "../../languages.ts";
import { compressIfWorthIt } from "../http/compress.ts";
import { lowDataCookie, prefersLowData } from "../http/low-data.ts";
import { negotiateEncoding } from "../http/negotiate-encoding.ts";
import { coalesce } from "../limits/coalesce.ts";
import type { Site } from "../site.ts";
import { ownMessage } from "./page-key.ts";
import type { Render } from "./render.ts";

type Rendered = { status: number; headers: Headers; body: Buffer | null };

/** Feeds answer these: see app/feeds/conditional.ts. */
const conditions = ["if-none-match", "if-modified-since"];

/** Not what shows one visitor's own message, nor what asks for more than an address says. */
export function isShareable({ method, url, headers }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  const isPersonal =
    /^\/my-data(?:\/|$)/i.test(splitLanguage(pathname).path) ||
    ownMessage.some((name) => searchParams.has(name));
  return (
    (method === "GET" || method === "HEAD") && !isPersonal && !conditions.some((name) => headers.has(name))
  );
}

export function shareRendering({ settings, content }: Site, render: Render) {
  const coalesced = coalesce<Rendered>();

  return async ({ method, url, signal }: Request, asked: IncomingHttpHeaders): Promise<Response> => {
    const { pathname, search } = new URL(url);
    const lowData = prefersLowData(asked) ? "on" : "off";
    const encoding = negotiateEncoding(asked["accept-encoding"]);
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
