import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { shortClassNames } from "./scripts/build/class-names.ts";

/** Few files instead of dozens: each costs a request, and text compresses better together. */
const groups = [
  { name: "framework", test: /node_modules/ },
  { name: "site", test: /\/app\/(?:shell|styles|ui|art|pages\/errors|words\/en\/(?:shell|errors))|organisation/ },
];

/** What Lightning CSS would write out at length for browsers so old that they see the rest as well. */
const leftAsWritten = { dirSelector: 1 << 2, lightDark: 1 << 20 };

export default defineConfig(({ command }) => ({
  plugins: [keepServerCodeAtHome(), reactRouter()],
  css: {
    lightningcss: { exclude: leftAsWritten.dirSelector | leftAsWritten.lightDark },
    ...(command === "build" && {
      modules: { generateScopedName: shortClassNames(`${import.meta.dirname}/app`) },
    }),
  },
  // The files of the last build stay for visitors whose page came from it: see scripts/build.ts.
  build: { emptyOutDir: false, target: "es2022" },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
}));
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
