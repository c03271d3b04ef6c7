import type { Plugin } from "vite";

/** Fails the build when code of server/ would be sent to a browser. */
export function keepServerCodeAtHome(root: string): Plugin {
  return {
    name: "keep-server-code-at-home",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (id.startsWith(`${root}/server/`)) {
        this.error(`${id.slice(root.length + 1)} runs only on the server, but a page would ship it.`);
      }
    },
  };
}
