import { relative, sep } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { deskRoutes } from "./app/desk/routes.ts";
import { routes } from "./app/routes.ts";
import { readableClassNames, shortClassNames } from "./scripts/build/class-names.ts";
import { subsetFonts } from "./scripts/build/subset-fonts.ts";
import {
  bundledPackages,
  reloadOnServerEdit,
  serverOnlyCheck,
  styleOrder,
  withoutStyles,
} from "./scripts/build/vite-plugins.ts";

const root = import.meta.dirname;

/** Features that Lightning CSS must not expand for old browsers: the longer code would bring them nothing. */
const notExpanded = { dirSelector: 1 << 2, lightDark: 1 << 20 };

/** Each route is its own entry, so that the manifest lists the styles of each page. */
const routeEntries = [...routes, ...deskRoutes].map(({ file }) => [
  file.replace(/\.tsx?$/, ""),
  `app/${file}`,
]);

const sheetName = (id: string) => relative(`${root}/app`, id).replace(".module.css", "").split(sep).join("-");

export default defineConfig(({ command }) => ({
  plugins: [
    serverOnlyCheck(root),
    subsetFonts(root),
    react(),
    reloadOnServerEdit(),
    withoutStyles(),
    styleOrder(root),
    bundledPackages(root),
  ],
  appType: "custom",
  css: {
    lightningcss: { exclude: notExpanded.dirSelector | notExpanded.lightDark },
    modules: {
      generateScopedName: (command === "build" ? shortClassNames : readableClassNames)(`${root}/app`),
    },
  },
  build: {
    target: "es2022",
    manifest: true,
    modulePreload: false,
    // The files of the previous build stay, for visitors whose page came from it: see scripts/build.ts.
    emptyOutDir: false,
  },
  environments: {
    client: {
      build: {
        outDir: "build/client",
        rolldownOptions: {
          input: {
            start: "app/browser/start.ts",
            islands: "app/islands/hydrate.tsx",
            "save-pack": "app/offline/save-pack.ts",
            "on-this-device": "app/offline/on-this-device.ts",
            outbox: "app/offline/outbox-panel.ts",
            forget: "app/offline/forget-button.ts",
          },
          preserveEntrySignatures: "strict",
        },
      },
    },
    /** A separate build, so that visitors never download code of the desk. */
    desk: {
      consumer: "client",
      build: {
        outDir: "build/desk",
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: { desk: "app/desk/browser/start.ts", "desk-islands": "app/desk/hydrate.tsx" },
          preserveEntrySignatures: "strict",
        },
      },
    },
    ssr: {
      build: {
        outDir: "build/server",
        emptyOutDir: true,
        ssr: true,
        emitAssets: true,
        copyPublicDir: false,
        cssMinify: "lightningcss",
        rolldownOptions: {
          input: {
            index: "app/entry.server.tsx",
            desk: "app/desk/entry.server.tsx",
            worker: "server/worker.ts",
            ...Object.fromEntries(routeEntries),
          },
          output: {
            entryFileNames: "[name].js",
            // One style sheet per module, so that a page can load them in the order of its imports.
            codeSplitting: {
              groups: [{ test: /\.module\.css$/, name: sheetName, debugName: "style sheets" }],
            },
          },
        },
      },
    },
  },
  builder: {},
}));
