import type { Plugin } from "vite";

/** While developing: an edit of what only the server renders loads the page anew; islands and styles are hot. */
export function reloadOnServerEdit(): Plugin {
  return {
    name: "reload-on-server-edit",
    apply: "serve",
    hotUpdate({ file, modules, server }) {
      const inBrowser = server.environments.client.moduleGraph.getModulesByFile(file);
      if (this.environment.name === "ssr" && modules.length > 0 && !inBrowser?.size)
        server.environments.client.hot.send({ type: "full-reload" });
    },
  };
}
