import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

export default defineConfig({
  plugins: [keepServerCodeAtHome(), reactRouter()],
  // The files of the last build stay for visitors whose page came from it: see scripts/build.ts.
  build: { emptyOutDir: false, target: "es2022" },
});

/** Fails the build when code of server/ would be sent to a browser. */
function keepServerCodeAtHome(): Plugin {
  return {
    name: "keep-server-code-at-home",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (id.startsWith(`${import.meta.dirname}/server/`)) {
        this.error(
          `${id.slice(import.meta.dirname.length + 1)} runs only on the server, but a page would ship it.`,
        );
      }
    },
  };
}
