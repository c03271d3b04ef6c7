import type { Plugin } from "vite";

/**
 * While developing: an edit of a style has the page take its rules anew (app/browser/development.ts), and an edit of
 * what only the server renders loads the page anew. Islands are hot by themselves.
 */
export function reloadOnServerEdit(): Plugin {
  return {
    name: "reload-on-server-edit",
    apply: "serve",
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      const { hot, moduleGraph } = server.environments.client;
      if (file.endsWith(".css")) hot.send("styles-edited");
      else if (!moduleGraph.getModulesByFile(file)?.size) hot.send({ type: "full-reload" });
    },
  };
}
