/** The built pages, read once at start: their modules, their styles, and the policy that allows them by hash. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pagePolicy } from "../http/security-headers.ts";
import type { Site } from "../site.ts";

/** What `app/entry.server.tsx` exports. The bundle is not there to be imported before it is built. */
export type Entry = {
  routes: readonly { file: string }[];
  /** The addresses that always have a page. */
  fixedPages: readonly string[];
  headScript: string;
  sharedStyles: string;
  printStyles: string;
  createRenderer(parts: {
    modules: Record<string, unknown>;
    assetsOf: (file: string) => PageAssets;
  }): RenderPage;
};
export type RenderPage = (request: Request, site: Site, visitorAddress: string) => Promise<Response>;
type PageAssets = {
  style: string;
  start: string;
  islands: string;
  policy: string;
  lowDataPolicy: string;
  sizeOf: (address: string) => number;
};

type Manifest = Record<string, { file: string }>;

const entryFile = "app/entry.server.tsx";

type Build = { renderPage: RenderPage; fixedPages: readonly string[] };

export async function openBuild(folder: string): Promise<Build> {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const pages: Manifest = read("server-manifest.json");
  const scripts: Manifest = read("client-manifest.json");
  const styles: Record<string, string[]> = read("styles.json");
  const load = (file: string) => import(pathToFileURL(join(folder, "server", fileIn(pages, file))).href);
  const entry: Entry = await load(entryFile);
  const files = entry.routes.map(({ file }) => file);
  const modules = await Promise.all(files.map(async (file) => [file, await load(`app/${file}`)] as const));

  const addresses = {
    start: `/${fileIn(scripts, "app/browser/start.ts")}`,
    islands: `/${fileIn(scripts, "app/islands/hydrate.tsx")}`,
  };
  const sizeOf = (address: string) =>
    [`${address}.br`, address]
      .map((name) => statSync(join(folder, "client", name), { throwIfNoEntry: false })?.size)
      .find(Boolean) ?? 0;
  const assets = files.map((file) => {
    const sheets = new Set([...(styles[entryFile] ?? []), ...(styles[`app/${file}`] ?? [])]);
    const rules = [...sheets].map((sheet) => readFileSync(join(folder, "server", sheet), "utf8").trim());
    const style = entry.sharedStyles + rules.join("");
    const scripts = [entry.headScript];
    const policy = pagePolicy({ scripts, styles: [style] });
    const lowDataPolicy = pagePolicy({ scripts, styles: [style, entry.printStyles] });
    return [file, { style, policy, lowDataPolicy, sizeOf, ...addresses }] as const;
  });
  const byFile = new Map(assets);
  const renderPage = entry.createRenderer({
    modules: Object.fromEntries(modules),
    assetsOf: (file) => byFile.get(file) as PageAssets,
  });
  return { renderPage, fixedPages: entry.fixedPages };
}

function fileIn(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}: build the site anew.`);
  return chunk.file;
}
