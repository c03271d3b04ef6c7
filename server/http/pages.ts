/** Every page: React Router renders it, and its Content-Security-Policy names the code it holds by hash. */
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { turns } from "../kept/turns.ts";
import type { Site } from "../site.ts";
import { lightPages } from "./light-page.ts";
import { lowDataVary } from "./low-data.ts";
import { contentSecurityPolicy, inlineCode } from "./security-headers.ts";

/** What `app/entry.server.tsx` exports beside what React Router asks of it. */
type EntryModule = ServerBuild["entry"]["module"] & {
  contextFor(site: Site, visitorAddress: string): RouterContextProvider;
};
export type PageBuild = ServerBuild & { entry: { module: EntryModule } };

/** One renders while another waits for the database. More would not be faster, only take more memory. */
const rendersAtOnce = 2;

export type Render = (request: Request, visitorAddress?: string) => Promise<Response>;

export function renderPages(build: PageBuild, site: Site, filesFolder: string): Render {
  const handle = createRequestHandler(build, "production");
  const lighten = lightPages(filesFolder);
  const inTurn = turns(rendersAtOnce);
  const render: Render = async (request, visitorAddress = "") => {
    const response = await handle(request, build.entry.module.contextFor(site, visitorAddress));
    setCaching(request, response.headers);
    if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
    response.headers.set("vary", lowDataVary);
    const html = await lighten(await response.text());
    response.headers.set("content-security-policy", contentSecurityPolicy(inlineCode(html)));
    return new Response(html, response);
  };
  // A post waits for its sender, who may be slow: nobody else must wait for them.
  return (request, visitorAddress) =>
    request.method === "POST"
      ? render(request, visitorAddress)
      : inTurn(() => render(request, visitorAddress));
}

/** While developing the build changes with every edit, and Vite adds code of its own to the page. */
export function renderDeveloping(loadBuild: () => Promise<PageBuild>, site: Site): Render {
  return async (request, visitorAddress = "") => {
    const build = await loadBuild();
    return createRequestHandler(build, "development")(
      request,
      build.entry.module.contextFor(site, visitorAddress),
    );
  };
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
