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
import { rootId } from "./root-data.ts";

/** Rendering takes all of the thread: one at a time. Those who wait are few: see server/pages/render.ts. */
const limited = concurrencyLimit({ name: "rendering", concurrency: 1, maxWaiting: 1000 });

type Route = { path: string; file: string };
type Parts = {
  table: readonly Route[];
  /** Has the root's route, with those of the table below it, each with its path as its id. */
  routes: RouteObject[];
  assetsOf: (file: string, language: Language) => PageAssets;
};

type Page = { language: Language; log: Log };
/** The address of the request is without the prefix of the language. */
type Render = (request: Request, requestContext: RouterContextProvider, page: Page) => Promise<Response>;

export function rendererOf({ table, routes, assetsOf }: Parts): Render {
  const handler = createStaticHandler(routes);
  const files = new Map(table.map(({ path, file }) => [path, file]));
  const isPage = new Set(routes[0]?.children?.filter(({ Component }) => Component).map(({ id }) => id));
  /** React Router compiles all patterns again for each match, a tenth of the time of a search: most need no match. */
  const fixed = new Set(table.map(({ path }) => path).filter((path) => !/[:*]/.test(path)));

  return async (request, requestContext, { language, log }) => {
    const path = pathFor(request.url);
    const wantsPage = isPage.has(path) && !wantsAnswerOnly(request);
    if (!wantsPage) return answer(() => handler.queryRoute(request, { routeId: path, requestContext }));

    const context = await handler.query(request, { requestContext });
    if (context instanceof Response) return context;
    for (const error of Object.values(context.errors ?? {})) {
      // The app answers it with 503, as wherever else a limit is reached (server/app.ts).
      if (error instanceof Error && error.name === "TooBusy") throw error;
      report(error);
    }
    const assets = assetsOf(files.get(path) ?? "", language);
    return limited(async () => {
      await eventLoopTurns();
      // The deadline may have passed, or the visitor has hung up.
      request.signal.throwIfAborted();
      const rendered = html(context, assets);
      const headers = headersOf(context, assets);
      const page = Buffer.from(`<!DOCTYPE html>${withBlockStyle(rendered, headers, assets)}`);
      const body = new Uint8Array(withWeight(page, page.length));
      return new Response(body, { status: context.statusCode, headers });
    }, request.signal);

    function html(context: StaticHandlerContext, assets: PageAssets): string {
      try {
        return markup(context, assets, language);
      } catch (error) {
        report(error);
        context.statusCode = 500;
        return markup({ ...context, errors: { [rootId]: error } }, assets, language);
      }
    }

    /** An intended answer such as 404 is no fault; nor is a visitor who has hung up. */
    function report(error: unknown): void {
      if (request.signal.aborted || isRouteErrorResponse(error)) return;
      log.error("A page failed", { path: loggedPath(new URL(request.url).pathname), error });
    }
  };

  function pathFor(url: string): string {
    const { pathname } = new URL(url);
    if (fixed.has(pathname)) return pathname;
    return matchRoutes(routes, pathname)?.at(-1)?.route.id ?? "*";
  }

  function markup(context: StaticHandlerContext, assets: PageAssets, language: Language): string {
    return renderToString(
      <LanguageContext value={language}>
        <AssetsContext value={assets}>
          <FetchedFilesContext value={{ files: new Set(), pictures: false }}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </FetchedFilesContext>
        </AssetsContext>
      </LanguageContext>,
    );
  }
}

/** Most texts have no gallery, player or footnote: their pages come without these styles. */
function withBlockStyle(html: string, headers: Headers, { blockStyle }: PageAssets): string {
  // In text the quotation mark would be escaped.
  if (!html.includes(' class="block-')) return html;
  const policy = "content-security-policy";
  headers.set(policy, allowStyle(headers.get(policy) ?? "", blockStyle));
  return html.replace("</head>", () => `<style>${blockStyle}</style></head>`);
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

/** The headers that the page's own loader and action have set. */
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
