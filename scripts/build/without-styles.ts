import type { Plugin } from "vite";

/** Leaves styles out of the browser's build: those of islands are in the page already, from the server's build. */
export function withoutStyles(): Plugin {
  return {
    name: "without-styles",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith(".css")) delete bundle[name];
    },
  };
}
