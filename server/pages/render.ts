/** How every page is rendered: within limits, and with the headers that caches need. */
import { loggedPath } from "../http/logged-path.ts";
import { lowDataVary } from "../http/low-data.ts";
import { concurrencyLimit } from "../limits/concurrency-limit.ts";
import { DeadlinePassed, withDeadline } from "../limits/deadline.ts";
import { TooBusy } from "../limits/too-busy.ts";
import type { Site } from "../site.ts";
import type { RenderPage } from "./build.ts";
import { ownMessage } from "./page-key.ts";

const limits = {
  /** Pages under way at once, most of them waiting for data; beyond that visitors are asked to come back. */
  underWay: 40,
  /** From the first question to the database to the finished page, in milliseconds. */
  deadline: 5000,
};

export type Render = (request: Request, visitorAddress?: string) => Promise<Response>;

export function renderPages(renderPage: RenderPage, site: Site, { underWay, deadline } = limits): Render {
  const limited = concurrencyLimit({ name: "pages", concurrency: underWay, maxWaiting: 0 });

  const render: Render = async (request, visitorAddress = "") => {
    const response = await renderPage(request, site, visitorAddress);
    setCaching(request, response.headers);
    if (response.headers.get("content-type")?.startsWith("text/html"))
      response.headers.set("vary", lowDataVary);
    return response;
  };

  const renderInTime: Render = async (request, visitorAddress) => {
    const { url, method, headers } = request;
    const inTime = (tooLate: AbortSignal) => {
      const signal = AbortSignal.any([request.signal, tooLate]);
      return render(new Request(url, { method, headers, signal }), visitorAddress);
    };
    try {
      return await withDeadline("Rendering a page", deadline, inTime);
    } catch (error) {
      if (!(error instanceof DeadlinePassed)) throw error;
      site.log.error("A page took too long", { path: loggedPath(new URL(url).pathname), error });
      throw new TooBusy("a page took too long");
    }
  };

  return async (request, visitorAddress) => {
    // A post waits for its sender, who may be slow: nobody else must wait for them.
    if (request.method === "POST") return render(request, visitorAddress);
    return limited(() => renderInTime(request, visitorAddress), request.signal);
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
