/** Renders every page of the desk. The server runs outside this bundle and imports only from this file. */
import { RouterContextProvider } from "react-router";
import type { Language } from "../../languages.ts";
import type { DeskVisitor } from "../../server/desk/serve-desk.ts";
import type { Site } from "../../server/site.ts";
import type { PageAssets } from "../rendering/assets.ts";
import { rendererOf } from "../rendering/renderer.tsx";
import { siteContext } from "../rendering/site-context.ts";
import { type DeskRouteModules, deskRouteObjects } from "./rendering/desk-route-objects.ts";
import { deskVisitorContext } from "./rendering/guard.ts";
import { type DeskRouteFile, deskRoutes } from "./routes.ts";

export { blockStyles, fontRules, layerOrder, letterRules } from "../styles/inline-styles.ts";
export { headScript } from "./shell/head-script.ts";
export { deskRoutes as routes };

type Parts = { modules: DeskRouteModules; assetsOf: (file: DeskRouteFile, language: Language) => PageAssets };

export function createRenderer({ modules, assetsOf }: Parts) {
  const render = rendererOf({
    table: deskRoutes,
    routes: deskRouteObjects(modules),
    assetsOf: (file, language) => assetsOf(file as DeskRouteFile, language),
  });
  return (request: Request, site: Site, visitor: DeskVisitor) => {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(deskVisitorContext, visitor);
    return render(request, context, {
      ...{ language: visitor.language, log: site.log, requestId: site.requestId() },
    });
  };
}
