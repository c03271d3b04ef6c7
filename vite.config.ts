import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { shortClassNames } from "./scripts/build/class-names.ts";
import { keepServerCodeAtHome } from "./scripts/build/keep-server-code-at-home.ts";
import { ownRouteModuleLoader } from "./scripts/build/own-route-module-loader.ts";
import { withoutMessages } from "./scripts/build/without-messages.ts";

const root = import.meta.dirname;

/**
 * Few files instead of dozens: each costs a request, and text compresses better together. What a group names
 * takes all it uses along.
 */
const groups = [
  { name: "framework", test: /node_modules/ },
  // Where most visits begin, the shell and Home, and what most other pages use besides.
  {
    name: "site",
    test: /\/app\/(?:root|pages\/home\/|lists\/list-address|ui\/(?:disclosure|external-link|prose))/,
  },
  { name: "lists", test: /\/app\/(?:lists\/(?:list-|use-marked)|ui\/card-grid)/ },
  { name: "records", test: /\/app\/(?:lists\/record-|structured-data\/records)/ },
];

/** What Lightning CSS would write out at length for browsers so old that they see the rest as well. */
const leftAsWritten = { dirSelector: 1 << 2, lightDark: 1 << 20 };

export default defineConfig(({ command }) => ({
  plugins: [keepServerCodeAtHome(root), ownRouteModuleLoader(root), withoutMessages(), reactRouter()],
  css: {
    lightningcss: { exclude: leftAsWritten.dirSelector | leftAsWritten.lightDark },
    ...(command === "build" && {
      modules: { generateScopedName: shortClassNames(`${root}/app`) },
    }),
  },
  build: {
    target: "es2022",
    // The files of the last build stay for visitors whose page came from it: see scripts/build.ts.
    emptyOutDir: false,
    // A page brings the rules it needs: see server/http/light-page.ts. The rest is one file for all pages.
    cssCodeSplit: false,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
}));
