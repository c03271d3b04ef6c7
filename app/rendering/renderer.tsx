/** Renders the pages of one table of routes: the public site has one, the desk another. */
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import type { Language } from "../../languages.ts";
import { loggedPath } from "../../server/http/logged-path.ts";
import { withWeight } from "../../server/http/page-weight.ts";
import { allowStyle } from "../../server/http/security-headers.ts";
import { concurrencyLimit } from "../../server/limits/concurrency-limit.ts";
import { eventLoopTurns } from "../../server/limits/event-loop-turns.ts";
import type { Log } from "../../server/process/log.ts";
import { LanguageContext } from "../ui/page-language.ts";
import { AssetsContext, type PageAssets } from "./assets.ts";
import { FetchedFilesContext } from "./fetched-files.ts";
import { RequestIdContext } from "./request-id.ts";
import { rootId } from "./root-data.ts";

/** Rendering blocks the thread, so one page at a time. Few requests wait: see server/pages/render.ts. */
const limited = concurrencyLimit({ name: "rendering", concurrency: 1, maxWaiting: 1000 });

type Route = { path: string; file: string };
type Parts = {
  table: readonly Route[];
  /** The root route, with the routes of the table as children; the id of each is its path. */
  routes: RouteObject[];
  assetsOf: (file: string, language: Language) => PageAssets;
};

type Page = { language: Language; log: Log; requestId: string | undefined };
/** The request's address has no language prefix. */
type Render = (request: Request, requestContext: RouterContextProvider, page: Page) => Promise<Response>;

export function rendererOf({ table, routes, assetsOf }: Parts): Render {
  const handler = createStaticHandler(routes);
  const files = new Map(table.map(({ path, file }) => [path, file]));
  const isPage = new Set(routes[0]?.children?.filter(({ Component }) => Component).map(({ id }) => id));
  /** React Router recompiles all patterns for each match, a tenth of the time of a search page; these need no match. */
  const fixedPaths = new Set(table.map(({ path }) => path).filter((path) => !/[:*]/.test(path)));

  return async (request, requestContext, { language, log, requestId }) => {
    const path = pathFor(request.url);
    const wantsPage = isPage.has(path) && !wantsDataOnly(request);
    if (!wantsPage) return responseOf(() => handler.queryRoute(request, { routeId: path, requestContext }));

    const context = await handler.query(request, { requestContext });
    if (context instanceof Response) return context;
    for (const error of Object.values(context.errors ?? {})) {
      // server/app.ts answers with 503, as for every limit.
      if (error instanceof Error && error.name === "TooBusy") throw error;
      report(error);
    }
    const assets = assetsOf(files.get(path) ?? "", language);
    return limited(async () => {
      await eventLoopTurns();
      // The deadline may have passed, or the visitor may have disconnected.
      request.signal.throwIfAborted();
      const rendered = html(context, assets);
      const headers = headersOf(context, assets);
      const page = Buffer.from(`<!DOCTYPE html>${withBlockStyle(rendered, headers, assets)}`);
      const body = new Uint8Array(withWeight(page, page.length));
      return new Response(body, { status: context.statusCode, headers });
    }, request.signal);

    function html(context: StaticHandlerContext, assets: PageAssets): string {
      try {
        return markup(context, assets, { language, requestId });
      } catch (error) {
        report(error);
        context.statusCode = 500;
        return markup({ ...context, errors: { [rootId]: error } }, assets, { language, requestId });
      }
    }

    /** A deliberate response such as 404, or a disconnected visitor, is not an error. */
    function report(error: unknown): void {
      if (request.signal.aborted || isRouteErrorResponse(error)) return;
      log.error("A page failed", { path: loggedPath(new URL(request.url).pathname), error });
    }
  };

  function pathFor(url: string): string {
    const { pathname } = new URL(url);
    if (fixedPaths.has(pathname)) return pathname;
    return matchRoutes(routes, pathname)?.at(-1)?.route.id ?? "*";
  }

  function markup(
    context: StaticHandlerContext,
    assets: PageAssets,
    { language, requestId }: Omit<Page, "log">,
  ): string {
    return renderToString(
      <LanguageContext value={language}>
        <AssetsContext value={assets}>
          <RequestIdContext value={requestId}>
            <FetchedFilesContext value={{ files: new Set(), pictures: false }}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </FetchedFilesContext>
          </RequestIdContext>
        </AssetsContext>
      </LanguageContext>,
    );
  }
}

/** Most texts have no gallery, player or footnote, so their pages go without these styles. */
function withBlockStyle(html: string, headers: Headers, { blockStyle }: PageAssets): string {
  // In text the quotation mark would be escaped.
  if (!html.includes(' class="block-')) return html;
  const policy = "content-security-policy";
  headers.set(policy, allowStyle(headers.get(policy) ?? "", blockStyle));
  return html.replace("</head>", () => `<style>${blockStyle}</style></head>`);
}

/** An island posted a form and shows the result itself. */
function wantsDataOnly({ method, headers }: Request): boolean {
  return method === "POST" && headers.get("accept") === "application/json";
}

/** For programs: an error is a status and one sentence. */
async function responseOf(query: () => Promise<Response>): Promise<Response> {
  try {
    return await query();
  } catch (error) {
    if (error instanceof Response) return error;
    if (!isRouteErrorResponse(error)) throw error;
    return new Response(`${error.statusText}\n`, { status: error.status });
  }
}

/** Includes the headers that the page's loader and action set. */
function headersOf(context: StaticHandlerContext, assets: PageAssets): Headers {
  const { matches, loaderData, loaderHeaders, actionHeaders } = context;
  const id = matches.at(-1)?.route.id ?? "";
  const { lowData, preview } = loaderData[rootId] ?? {};
  return new Headers([
    ["content-type", "text/html; charset=utf-8"],
    ["content-security-policy", policyOf(assets, { lowData, framed: preview?.theme })],
    ...(loaderHeaders[id] ?? []),
    ...(actionHeaders[id] ?? []),
  ]);
}

function policyOf(
  { policy, lowDataPolicy, framedPolicy }: PageAssets,
  page: { lowData?: boolean; framed?: string },
) {
  if (page.framed) return framedPolicy;
  return page.lowData ? lowDataPolicy : policy;
}
