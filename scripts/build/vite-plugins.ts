import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";

/**
 * The styles of islands are in the page already, from the server: the browser gets no copy. While developing it is
 * told the names of the classes alone; from the build, which has put them into the scripts, the style sheets go.
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

const prefix = "\0class-names:";
