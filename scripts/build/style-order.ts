import { relative, sep } from "node:path";
import type { Plugin } from "vite";
import { importOrder } from "../../server/pages/import-order.ts";

/**
 * Writes down which style sheets each entry needs, in the order of its imports: Vite's manifest names them in the
 * order of the chunks that the bundler happened to make.
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
