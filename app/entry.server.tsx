/** Renders every public page. The server runs outside this bundle and uses only these exports. */
import { RouterContextProvider } from "react-router";
import { defaultLanguage, hasLanguages, type Language, localPath, splitLanguage } from "../languages.ts";
import { slugIn } from "../server/content/free-pages.ts";
import type { Site } from "../server/site.ts";
import type { PageAssets } from "./rendering/assets.ts";
import { rendererOf } from "./rendering/renderer.tsx";
import { type RouteModules, routeObjects } from "./rendering/route-objects.ts";
import { siteContext, visitorContext } from "./rendering/site-context.ts";
import { type RouteFile, type Routes, routes } from "./routes.ts";

export { fixedPages } from "./metadata/page-paths.ts";
export { endScript } from "./shell/end-script.ts";
export { framedHeadScripts, headScript } from "./shell/head-script.ts";
export { blockStyles, fontRules, layerOrder, letterRules, printStyles } from "./styles/inline-styles.ts";
export { routes };

export type RenderPage = (request: Request, site: Site, visitorAddress: string) => Promise<Response>;

type Parts = { modules: RouteModules; assetsOf: (file: RouteFile, language: Language) => PageAssets };

export function createRenderer({ modules, assetsOf }: Parts): RenderPage {
  const rendererFor = (table: Routes) =>
    rendererOf({
      table,
      routes: routeObjects(modules, table),
      assetsOf: (file, language) => assetsOf(file as RouteFile, language),
    });
  const withFreePages = rendererFor(routes);
  // Addresses without a page then match "*" and get the light not-found page.
  const withoutFreePages = rendererFor(routes.filter(({ path }) => path !== "/:id"));
  return async (request, site, visitorAddress) => {
    const url = new URL(request.url);
    const { language, path } = splitLanguage(url.pathname);
    // Files that are the same in every language have no address with a language prefix.
    url.pathname = language === defaultLanguage || hasLanguages(path) ? path : url.pathname;
    const inLanguage = { content: site.content.in(language), pictures: site.pictures.in(language) };
    const context = contextFor({ ...site, language, ...inLanguage }, visitorAddress);
    const render = (await mayBeFreePage(path, site)) ? withFreePages : withoutFreePages;
    const response = await render(new Request(url, request), context, {
      ...{ language, log: site.log, requestId: site.requestId() },
    });
    return withLocalRedirect(response, language);
  };
}

const ownPaths = new Set<string>(routes.map(({ path }) => path));

/** Whether a free page is or was at this address. If the database fails, yes: the page then reports the failure. */
async function mayBeFreePage(path: string, { content }: Site): Promise<boolean> {
  const slug = slugIn(path);
  if (!slug || ownPaths.has(path)) return false;
  return content.pages.at(slug).then(Boolean, () => true);
}

/** Pages redirect without a language prefix; this adds it. */
function withLocalRedirect(response: Response, language: Language): Response {
  const location = response.headers.get("location");
  if (language === defaultLanguage || !location) return response;
  const headers = new Headers(response.headers);
  headers.set("location", localPath(language, location));
  return new Response(response.body, { status: response.status, headers });
}

function contextFor(site: Site, visitorAddress: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(visitorContext, visitorAddress);
  return context;
}
