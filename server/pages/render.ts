/** How every page is rendered: in time, and with the headers that caches need. */
import { loggedPath } from "../http/logged-path.ts";
import { lowDataVary } from "../http/low-data.ts";
import { DeadlinePassed, withDeadline } from "../limits/deadline.ts";
import { TooBusy } from "../limits/too-busy.ts";
import type { Site } from "../site.ts";
import type { RenderPage } from "./build.ts";
import { ownMessage } from "./page-key.ts";

/** From the first question to the database to the finished page, in milliseconds. */
type Limits = {
  /** While others need the place of this page: the deadline is there to free places. */
  whileFull: number;
  otherwise: number;
  /** Whether all places are taken: see server/http/page-slots.ts. */
  isFull: () => boolean;
};

export const renderLimits = { whileFull: 5000, otherwise: 20_000, isFull: () => false } satisfies Limits;

type For = {
  /** The network address of the visitor, which posts are counted by. */
  visitorAddress?: string;
  /** A preview has one of its own, which shows what is not public. */
  site?: Site;
};
export type Render = (request: Request, page?: For) => Promise<Response>;

export function renderPages(renderPage: RenderPage, usual: Site, limits: Limits = renderLimits): Render {
  const { whileFull, otherwise, isFull } = limits;

  const render: Render = async (request, { visitorAddress = "", site = usual } = {}) => {
    const response = await renderPage(request, site, visitorAddress);
    setCaching(request, response.headers);
    if (response.headers.get("content-type")?.startsWith("text/html"))
      response.headers.set("vary", lowDataVary);
    return response;
  };

  return async (request, page) => {
    // A post waits for its sender, who may be slow.
    if (request.method === "POST") return render(request, page);
    const { url, method, headers } = request;
    const inTime = (tooLate: AbortSignal) => {
      const signal = AbortSignal.any([request.signal, tooLate]);
      return render(new Request(url, { method, headers, signal }), page);
    };
    const deadline = () => (isFull() ? whileFull : otherwise);
    try {
      return await withDeadline("Rendering a page", deadline, inTime);
    } catch (error) {
      if (!(error instanceof DeadlinePassed)) throw error;
      usual.log.error("A page took too long", { path: loggedPath(new URL(url).pathname), error });
      // A lone visitor is not told that others are to blame.
      throw isFull() ? new TooBusy("a page took too long") : error;
    }
  };
}

/**
 * The answer to a form is for one visitor. Not "no-store": the browser could then not go back to what was typed. A
 * page that opens what was sent is stored nowhere: the next person at the same computer must not find it.
 */
function setCaching({ method, url }: Request, headers: Headers): void {
  const { searchParams } = new URL(url);
  if (headers.get("cache-control")?.includes("no-store")) return;
  if (method === "POST") headers.set("cache-control", "private, no-cache");
  else if (ownMessage.some((name) => searchParams.has(name)))
    headers.set("cache-control", "private, no-store");
  else if (!headers.has("cache-control")) headers.set("cache-control", "no-cache");
}
