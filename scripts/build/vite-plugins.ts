/** The plugins of vite.config.ts. */
import { relative, resolve, sep } from "node:path";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { importOrder } from "../../server/pages/import-order.ts";
import { packageOf } from "./sbom.ts";
import { fonts } from "./subset-fonts.ts";

/** Fails the build if server code, or the words of the site, would be sent to browsers. */
export function serverOnlyCheck(root: string): Plugin {
  return {
    name: "server-only-check",
    applyToEnvironment: (environment) => environment.config.consumer === "client",
    load(id) {
      const file = id.slice(root.length + 1);
      if (!id.startsWith(`${root}/`)) return;
      if (/^server\/|\.server\.tsx?$/.test(file))
        this.error(`${file} runs only on the server, but an island or the start script would ship it.`);
      if (/^app\/words\//.test(file))
        this.error(`${file} would be shipped to every visitor: give the island the words it needs as props.`);
    },
  };
}

/**
 * In development: an edited style sheet replaces the page's styles (app/browser/hot-styles.ts), and an edit of code that
 * only the server runs reloads the page. Vite updates islands itself.
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

const prefix = "\0class-names:";

/**
 * Pages already contain the styles of islands, so the browser gets no copy. In development, scripts import only the
 * class names; in the build, which inlines the class names into the scripts, the style sheets are removed.
 */
export function withoutStyles(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: "without-styles",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.config.consumer === "client",
    configureServer(started) {
      server = started;
    },
    async resolveId(source, importer) {
      if (!server || !source.endsWith(".css") || !importer) return;
      const resolved = await this.resolve(source, importer);
      return resolved && `${prefix}${resolved.id}.js`;
    },
    async load(id) {
      const ssr = server?.environments.ssr;
      if (!id.startsWith(prefix) || !ssr || !isRunnableDevEnvironment(ssr)) return;
      const path = id.slice(prefix.length, -".js".length);
      this.addWatchFile(path);
      const { default: names } = await ssr.runner.import(path);
      return `export default ${JSON.stringify(names)}`;
    },
    generateBundle(_, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith(".css")) delete bundle[name];
    },
  };
}

/**
 * Writes the style sheets of each entry to styles.json, in the order of its imports. Vite's manifest lists them in the
 * order of the bundler's chunks.
 */
export function styleOrder(root: string): Plugin {
  return {
    name: "style-order",
    apply: "build",
    enforce: "post",
    applyToEnvironment: (environment) => environment.name === "ssr",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const sheetOf = new Map(
        chunks.flatMap(({ moduleIds, viteMetadata }) => {
          const [sheet] = viteMetadata?.importedCss ?? [];
          return moduleIds.filter((id) => id.endsWith(".css")).map((id) => [id, sheet] as const);
        }),
      );
      const sheetsOf = (entry: string) => {
        const modules = importOrder(entry, (id) => this.getModuleInfo(id)?.importedIds ?? []);
        return [...new Set([...modules].map((id) => sheetOf.get(id)))].filter((sheet) => sheet !== undefined);
      };
      const entries = chunks.flatMap(({ facadeModuleId, isEntry }) => (isEntry && facadeModuleId) || []);
      const source = Object.fromEntries(
        entries.map((entry) => [relative(root, entry).split(sep).join("/"), sheetsOf(entry)]),
      );
      this.emitFile({ type: "asset", fileName: ".vite/styles.json", source: JSON.stringify(source) });
    },
  };
}

/** Writes the packages whose files are in the bundle to packages.json, for the bill of materials. */
export function bundledPackages(root: string): Plugin {
  return {
    name: "bundled-packages",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((output) =>
        output.type === "chunk" ? output.moduleIds : output.originalFileNames,
      );
      const packages = files.flatMap((file) => {
        const path = resolve(root, file.replace(/^\0|\?.*$/g, ""));
        return packageOf(relative(root, path).split(sep).join("/")) ?? [];
      });
      const ofFonts = Object.values(fonts).flatMap(({ source }) => packageOf(`node_modules/${source}`) ?? []);
      const source = JSON.stringify([...new Set([...packages, ...ofFonts])].sort());
      this.emitFile({ type: "asset", fileName: ".vite/packages.json", source });
    },
  };
}
