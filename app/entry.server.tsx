/** Renders every public page. The server runs outside this bundle and uses only what is exported here. */
import { RouterContextProvider } from "react-router";
import type { Site } from "../server/site.ts";
import type { PageAssets } from "./rendering/assets.ts";
import { rendererOf } from "./rendering/renderer.tsx";
import { type RouteModules, routeObjects } from "./rendering/route-objects.ts";
import { siteContext, visitorContext } from "./rendering/site-context.ts";
import { type RouteFile, routes } from "./routes.ts";

export { fixedPages } from "./metadata/site-map.ts";
export { framedHeadScripts, headScript } from "./shell/head-script.ts";
export { printStyles } from "./styles/print-styles.ts";
export { sharedStyles } from "./styles/shared-styles.ts";
export { routes };

export type RenderPage = (request: Request, site: Site, visitorAddress: string) => Promise<Response>;

type Parts = { modules: RouteModules; assetsOf: (file: RouteFile) => PageAssets };

export function createRenderer({ modules, assetsOf }: Parts): RenderPage {
  const render = rendererOf({
    table: routes,
    routes: routeObjects(modules),
    assetsOf: (file) => assetsOf(file as RouteFile),
  });
  return (request, site, visitorAddress) => render(request, contextFor(site, visitorAddress), site.log);
}

function contextFor(site: Site, visitorAddress: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(visitorContext, visitorAddress);
  return context;
}
