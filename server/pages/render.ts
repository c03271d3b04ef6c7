/** Renders a page within a deadline, and sets its caching headers. */
import { loggedPath } from "../http/logged-path.ts";
import { lowDataVary } from "../http/low-data.ts";
import { DeadlinePassed, withDeadline } from "../limits/deadline.ts";
import { TooBusy } from "../limits/too-busy.ts";
import type { Site } from "../site.ts";
import type { RenderPage } from "./build.ts";
import { ownMessage } from "./page-key.ts";

/** How long rendering may take, including its queries, in milliseconds. */
type Limits = {
  /** While other pages wait for a slot: the deadline frees the slot of a slow page. */
  whileFull: number;
  otherwise: number;
  /** Whether all slots are taken: see server/http/page-slots.ts. */
  isFull: () => boolean;
};

export const renderLimits = { whileFull: 5000, otherwise: 20_000, isFull: () => false } satisfies Limits;

type RenderOptions = {
  /** The visitor's IP address, by which the rate limits count POSTs. */
  visitorAddress?: string;
  /** A preview passes a site that also shows drafts. */
  site?: Site;
};
export type Render = (request: Request, options?: RenderOptions) => Promise<Response>;

export function renderPages(renderPage: RenderPage, publicSite: Site, limits: Limits = renderLimits): Render {
  const { whileFull, otherwise, isFull } = limits;

  const render: Render = async (request, { visitorAddress = "", site = publicSite } = {}) => {
    const response = await renderPage(request, site, visitorAddress);
    setCaching(request, response.headers);
    if (response.headers.get("content-type")?.startsWith("text/html"))
      response.headers.set("vary", lowDataVary);
    return response;
  };

  return async (request, options) => {
    // A POST waits for its sender, who may be slow.
    if (request.method === "POST") return render(request, options);
    const { url, method, headers } = request;
    const inTime = (tooLate: AbortSignal) => {
      const signal = AbortSignal.any([request.signal, tooLate]);
      return render(new Request(url, { method, headers, signal }), options);
    };
    const deadline = () => (isFull() ? whileFull : otherwise);
    try {
      return await withDeadline("Rendering a page", deadline, inTime);
    } catch (error) {
      if (!(error instanceof DeadlinePassed)) throw error;
      publicSite.log.error("A page took too long to render", {
        path: loggedPath(new URL(url).pathname),
        error,
      });
      // "Too busy" would be wrong if no other page is waiting.
      throw isFull() ? new TooBusy("a page took too long") : error;
    }
  };
}

/**
 * The response to a form is private, but not "no-store", which would lose the typed text when the visitor goes back. A
 * page that shows a sent message is never stored: the next person at the same computer must not find it.
 */
function setCaching({ method, url }: Request, headers: Headers): void {
  const { searchParams } = new URL(url);
  if (headers.get("cache-control")?.includes("no-store")) return;
  if (method === "POST") headers.set("cache-control", "private, no-cache");
  else if (ownMessage.some((name) => searchParams.has(name)))
    headers.set("cache-control", "private, no-store");
  else if (!headers.has("cache-control")) headers.set("cache-control", "no-cache");
}
