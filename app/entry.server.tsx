/** Renders every page. The server runs outside this bundle and uses only what is exported here. */
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { withWeight } from "../server/http/page-weight.ts";
import { concurrencyLimit } from "../server/limits/concurrency-limit.ts";
import { eventLoopTurns } from "../server/limits/event-loop-turns.ts";
import type { Site } from "../server/site.ts";
import { AssetsContext, type PageAssets } from "./rendering/assets.ts";
import { FetchedFilesContext } from "./rendering/fetched-files.ts";
import { rootId } from "./rendering/root-data.ts";
import { type RouteModules, routeObjects } from "./rendering/route-objects.ts";
import { siteContext, visitorContext } from "./rendering/site-context.ts";
import { type RouteFile, type RoutePath, routes as table } from "./routes.ts";

export { pages as fixedPages } from "./metadata/site-map.ts";
export { routes } from "./routes.ts";
export { headScript } from "./shell/head-script.ts";
export { printStyles } from "./styles/print-styles.ts";
export { sharedStyles } from "./styles/shared-styles.ts";

export type RenderPage = (request: Request, site: Site, visitorAddress: string) => Promise<Response>;

/** Rendering takes all of the thread: one at a time. Those who wait are few: see server/pages/render.ts. */
const limited = concurrencyLimit({ name: "rendering", concurrency: 1, maxWaiting: 1000 });

/** React Router compiles all patterns again for each match, a tenth of the time of a search: most need no match. */
const fixedRoutes = new Set<string>(table.map(({ path }) => path).filter((path) => !/[:*]/.test(path)));
const files = Object.fromEntries(table.map(({ path, file }) => [path, file])) as Record<RoutePath, RouteFile>;

type Parts = { modules: RouteModules; assetsOf: (file: RouteFile) => PageAssets };

export function createRenderer({ modules, assetsOf }: Parts): RenderPage {
  const routes = routeObjects(modules);
  const handler = createStaticHandler(routes);

  return async (request, site, visitorAddress) => {
    const requestContext = contextFor(site, visitorAddress);
    const path = pathFor(request.url);
    const file = files[path];
    const wantsPage = modules[file].default && !wantsAnswerOnly(request);
    if (!wantsPage) return answer(() => handler.queryRoute(request, { routeId: path, requestContext }));

    const context = await handler.query(request, { requestContext });
    if (context instanceof Response) return context;
    for (const error of Object.values(context.errors ?? {})) report(error);
    const assets = assetsOf(file);
    return limited(async () => {
      await eventLoopTurns();
      // The deadline may have passed, or the visitor has hung up.
      request.signal.throwIfAborted();
      const page = Buffer.from(`<!DOCTYPE html>${html(context, assets)}`);
      const body = new Uint8Array(withWeight(page, page.length));
      return new Response(body, { status: context.statusCode, headers: headersOf(context, assets) });
    }, request.signal);

    function html(context: StaticHandlerContext, assets: PageAssets): string {
      try {
        return markup(context, assets);
      } catch (error) {
        report(error);
        context.statusCode = 500;
        return markup({ ...context, errors: { [rootId]: error } }, assets);
      }
    }

    /** An intended answer such as 404 is no fault; nor is a visitor who has hung up. */
    function report(error: unknown): void {
      if (request.signal.aborted || isRouteErrorResponse(error)) return;
      site.log.error("A page failed", { path: new URL(request.url).pathname, error });
    }
  };

  function pathFor(url: string): RoutePath {
    const { pathname } = new URL(url);
    if (fixedRoutes.has(pathname)) return pathname as RoutePath;
    return (matchRoutes(routes, pathname)?.at(-1)?.route.id ?? "*") as RoutePath;
  }

  function markup(context: StaticHandlerContext, assets: PageAssets): string {
    return renderToString(
      <AssetsContext value={assets}>
        <FetchedFilesContext value={{ files: new Set(), pictures: false }}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </FetchedFilesContext>
      </AssetsContext>,
    );
  }
}

/** An island posts a form and shows the result itself. */
function wantsAnswerOnly({ method, headers }: Request): boolean {
  return method === "POST" && headers.get("accept") === "application/json";
}

/** For programs: a refusal is a status and a sentence. */
async function answer(ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Response) return error;
    if (!isRouteErrorResponse(error)) throw error;
    return new Response(`${error.statusText}\n`, { status: error.status });
  }
}

function contextFor(site: Site, visitorAddress: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(visitorContext, visitorAddress);
  return context;
}

/** The headers that the page's own loader and action have set. */
function headersOf(context: StaticHandlerContext, { policy, lowDataPolicy }: PageAssets): Headers {
  const { matches, loaderData, loaderHeaders, actionHeaders } = context;
  const id = matches.at(-1)?.route.id ?? "";
  return new Headers([
    ["content-type", "text/html; charset=utf-8"],
    ["content-security-policy", loaderData[rootId]?.lowData ? lowDataPolicy : policy],
    ...(loaderHeaders[id] ?? []),
    ...(actionHeaders[id] ?? []),
  ]);
}
