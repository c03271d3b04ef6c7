import type { Plugin } from "vite";

/** The styles of islands are in the page already, from the server's build: the browser's build needs no copy. */
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
