/** How every page is rendered: so many at once, and with the headers that caches need. */
import { turns } from "../kept/turns.ts";
import type { Site } from "../site.ts";
import { lowDataVary } from "./low-data.ts";
import type { RenderPage } from "./page-build.ts";

/** One renders while another waits for the database. More would not be faster, only take more memory. */
const rendersAtOnce = 2;

export type Render = (request: Request, visitorAddress?: string) => Promise<Response>;

export function renderPages(renderPage: RenderPage, site: Site): Render {
  const inTurn = turns(rendersAtOnce);
  const render: Render = async (request, visitorAddress = "") => {
    const response = await renderPage(request, site, visitorAddress);
    setCaching(request, response.headers);
    if (response.headers.get("content-type")?.startsWith("text/html"))
      response.headers.set("vary", lowDataVary);
    return response;
  };
  // A post waits for its sender, who may be slow: nobody else must wait for them.
  return (request, visitorAddress) =>
    request.method === "POST"
      ? render(request, visitorAddress)
      : inTurn(() => render(request, visitorAddress));
}

/**
 * The answer to a form, and the page of thanks it leads to, are for one visitor. Not "no-store": the browser
 * could then not go back to what was typed.
 */
function setCaching(request: Request, headers: Headers): void {
  const forOne = request.method === "POST" || new URL(request.url).searchParams.has("sent");
  if (forOne) headers.set("cache-control", "private, no-cache");
  else if (!headers.has("cache-control")) headers.set("cache-control", "no-cache");
}
