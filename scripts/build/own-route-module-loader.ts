import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * React Router reloads the page a visitor is on when the code of another cannot be fetched, and offers no way
 * to do otherwise. This puts app/load-route-module.ts in the place of its own loader.
 */
export function ownRouteModuleLoader(root: string): Plugin {
  let found = false;
  return {
    name: "own-route-module-loader",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId(source, importer) {
      if (source !== "./routeModules.js" || !importer?.includes("/react-router/")) return undefined;
      found = true;
      return join(root, "app/load-route-module.ts");
    },
    buildEnd(error) {
      if (!found && !error)
        this.error("React Router no longer has the route module loader that is replaced here.");
    },
  };
}
