/**
 * Pages that all visitors share are rendered once and kept. The request that renders one is made here, from its
 * key alone: nothing of the visitor who happened to come first can end up in what the others see.
 */
import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Site } from "../site.ts";
import { compress } from "./compress.ts";
import type { Listener } from "./listen.ts";
import { lowDataCookie, lowDataVary, wantsLowData } from "./low-data.ts";
import { pageAnswer } from "./page-answer.ts";
import { type CachedPage, createPageCache } from "./page-cache.ts";
import { type PageKey, pageKey } from "./page-key.ts";
import { securityHeaders } from "./security-headers.ts";

type Render = (request: Request) => Promise<Response>;

const megabyte = 1024 * 1024;
const vary = `Accept-Encoding, ${lowDataVary}`;

export type SharedPages = ReturnType<typeof sharedPages>;

export function sharedPages(site: Site, render: Render) {
  const parts = { version: site.content.version, log: site.log };
  const caches = {
    /** One for each address: as many as there are records. */
    plain: createPageCache({ ...parts, maxBytes: 32 * megabyte }),
    /** Pages of lists, filters: whoever asks for odd ones can only push out others of their kind. */
    asked: createPageCache({ ...parts, maxBytes: 8 * megabyte }),
  };
  const cacheOf = ({ address }: PageKey) => (address.includes("?") ? caches.asked : caches.plain);
  const always = securityHeaders(site.settings.siteUrl);

  async function make({ address, lowData }: PageKey, previous?: CachedPage): Promise<CachedPage> {
    const headers = { cookie: `${lowDataCookie}=${lowData ? "on" : "off"}` };
    const response = await render(new Request(site.settings.siteUrl + address, { headers }));
    const identity = Buffer.from(await response.arrayBuffer());
    const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
    return {
      status: response.status,
      etag,
      headers: { ...always, ...Object.fromEntries(response.headers), vary, ...(response.ok && { etag }) },
      bodies: previous?.etag === etag ? previous.bodies : await compressedForms(identity, response.ok),
    };
  }

  return {
    /** Answers before anything else is asked, if the page is here and fresh. */
    inFront:
      (next: Listener): Listener =>
      async (request, response) => {
        const key = keyOf(request.method, request.url, request.headers);
        // A failure is not answered here: the way through the app finds it again, and the last good copy.
        const page =
          key &&
          (await cacheOf(key)
            .fresh(key.key)
            .catch(() => undefined));
        if (!page) return next(request, response);
        const answer = pageAnswer(page, request.headers);
        response.writeHead(answer.status, answer.headers);
        response.end(request.method === "HEAD" ? undefined : answer.body);
      },

    /** The page, rendered if need be; undefined if the request is for no shared page. */
    async answer(request: IncomingMessage): Promise<Response | undefined> {
      const key = keyOf(request.method, request.url, request.headers);
      if (!key) return undefined;
      const { page, lastGood } = await cacheOf(key).get(key.key, (previous) => make(key, previous));
      const { status, headers, body } = pageAnswer(page, request.headers);
      const response = new Response(body && new Uint8Array(body), { status, headers });
      if (lastGood) response.headers.set("x-last-good-copy", "yes");
      return response;
    },
  };
}

/** At the highest effort what is kept: it takes longer than rendering. What is not kept is not worth it. */
async function compressedForms(identity: Buffer, kept: boolean): Promise<CachedPage["bodies"]> {
  const [br, gzip] = await Promise.all([
    compress(identity, "br", kept ? 11 : 4),
    compress(identity, "gzip", kept ? 9 : 4),
  ]);
  return { identity, br, gzip };
}

function keyOf(method = "", url = "", headers: IncomingHttpHeaders): PageKey | undefined {
  const lowData = wantsLowData({
    saveData: headers["save-data"] as string | undefined,
    cookie: headers.cookie,
  });
  return pageKey({ method, url, lowData });
}
