/** Loads the built pages: those for visitors at the start, and the desk, which takes 8 MB, when it is first opened. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Language, languages } from "../../languages.ts";
import type { RenderDesk } from "../desk/serve-desk.ts";
import { pagePolicy } from "../http/security-headers.ts";
import type { Site } from "../site.ts";
import { compactStyle } from "./compact-style.ts";

/** The exports of each `entry` in `parts`. Declared here because the bundle does not exist before the build. */
export type Entry<Render = unknown> = {
  routes: readonly { file: string; showsFrames?: true }[];
  headScript: string;
  endScript?: string;
  /** By theme, for pages that the desk shows in a frame. */
  framedHeadScripts?: Record<string, string>;
  /** Come before all other styles; `fontRules` only if the heading font has the language's script. */
  layerOrder: string;
  letterRules: string;
  fontRules: string;
  /** For pages whose texts contain tables, code and other blocks. */
  blockStyles: string;
  /** For the public site in low-data mode. */
  printStyles?: string;
  /** The paths without a parameter. */
  fixedPages?: readonly string[];
  createRenderer(parts: {
    modules: Record<string, unknown>;
    assetsOf: (file: string, language: Language) => PageAssets;
  }): Render;
};

export type Part = { entry: string; start: string; islands: string };

/** The entry points of the public site and of the desk: the server renderer and the browser scripts. */
export const parts: Record<"public" | "desk", Part> = {
  public: {
    entry: "app/entry.server.tsx",
    start: "app/browser/start.ts",
    islands: "app/islands/hydrate.tsx",
  },
  desk: {
    entry: "app/desk/entry.server.tsx",
    start: "app/desk/browser/start.ts",
    islands: "app/desk/hydrate.tsx",
  },
};
export type RenderPage = (request: Request, site: Site, visitorAddress: string) => Promise<Response>;
type PageAssets = {
  style: string;
  laterStyle: string;
  blockStyle: string;
  start: string;
  islands: string;
  policy: string;
  lowDataPolicy: string;
  framedPolicy: string;
  sizeOf: (address: string) => number;
  scriptAt: (source: string) => string;
};

type Manifest = Record<string, { file: string }>;

type Build = { renderPage: RenderPage; renderDesk: RenderDesk; fixedPages: readonly string[] };

export async function openBuild(folder: string): Promise<Build> {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const pages: Manifest = read("server-manifest.json");
  const styles: Record<string, string[]> = read("styles.json");
  const load = (file: string) => import(pathToFileURL(join(folder, "server", fileIn(pages, file))).href);
  const sizeOf = (address: string) =>
    [`${address}.br`, address]
      .map((name) => statSync(join(folder, "client", name), { throwIfNoEntry: false })?.size)
      .find(Boolean) ?? 0;

  // Read now, because a build in the same folder replaces them while this process runs.
  const textOfSheet = new Map(
    Object.values(styles)
      .flat()
      .map((sheet) => [sheet, readFileSync(join(folder, "server", sheet), "utf8").trim()]),
  );

  async function open<Render>(part: Part, scripts: Manifest) {
    const entry: Entry<Render> = await load(part.entry);
    const { fixedPages = [] } = entry;
    const blockStyle = compactStyle(entry.blockStyles);
    const files = entry.routes.map(({ file }) => file);
    const modules = await Promise.all(files.map(async (file) => [file, await load(`app/${file}`)] as const));
    const start = `/${fileIn(scripts, part.start)}`;
    const islands = `/${fileIn(scripts, part.islands)}`;
    const scriptAt = (source: string) => `/${fileIn(scripts, source)}`;
    const byName = new Map<string, { firstStyles?: readonly string[] }>(modules);
    const assets = entry.routes.map(({ file, showsFrames }) => {
      const sheets = new Set([...(styles[part.entry] ?? []), ...(styles[`app/${file}`] ?? [])]);
      const named = byName.get(file)?.firstStyles;
      const unknown = named?.filter((name) => ![...sheets].some((sheet) => nameOf(sheet) === name)) ?? [];
      if (unknown.length > 0) throw new Error(`${file} names unknown style sheets: ${unknown.join(", ")}`);
      const rules = (isFirst: boolean) =>
        [...sheets]
          .filter((sheet) => (named?.includes(nameOf(sheet)) ?? true) === isFirst)
          .map((sheet) => textOfSheet.get(sheet))
          .join("");
      const assetsWith = (first: string, last: string) => {
        const laterStyle = named ? compactStyle(rules(false) + last) : "";
        const style = compactStyle(first + rules(true) + (laterStyle ? "" : last));
        const policies = policiesOf(
          entry,
          laterStyle ? [style, laterStyle] : [style],
          pagePolicy,
          showsFrames,
        );
        return { style, laterStyle, blockStyle, ...policies, sizeOf, start, islands, scriptAt };
      };
      return [file, assetsByScript(entry, assetsWith)] as const;
    });
    const byFile = new Map(assets);
    const render = entry.createRenderer({
      modules: Object.fromEntries(modules),
      assetsOf: (file, language) => byFile.get(file)?.(language) as PageAssets,
    });
    return { render, fixedPages };
  }

  const { render, fixedPages } = await open<RenderPage>(parts.public, read("client-manifest.json"));
  const deskScripts: Manifest = read("desk-manifest.json");
  let desk: ReturnType<typeof open<RenderDesk>> | undefined;
  const renderDesk: RenderDesk = async (...page) => {
    desk ??= open<RenderDesk>(parts.desk, deskScripts).catch((error) => {
      // The next request tries again.
      desk = undefined;
      throw error;
    });
    return (await desk).render(...page);
  };
  return { renderPage: render, renderDesk, fixedPages };
}

/**
 * The assets of a page by language. Rules of fonts come first if its script uses them: the heading font's for Latin, and
 * for other scripts those of their letters, which a page in Latin letters needs last.
 */
export function assetsByScript<Assets>(
  { layerOrder, fontRules, letterRules }: Entry,
  assetsWith: (first: string, last: string) => Assets,
) {
  const latin = lazy(() => assetsWith(layerOrder + fontRules, letterRules));
  const other = lazy(() => assetsWith(layerOrder + letterRules, ""));
  return (language: Language) => (languages[language].letters === "Latin" ? latin() : other());
}

/** Made when first needed: the styles of every page for each script take 5 MB. */
function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The content security policies of a page: normal, in low-data mode, and in a frame. */
export function policiesOf(
  entry: Entry,
  styles: string[],
  policyOf: typeof pagePolicy,
  showsFrames?: boolean,
) {
  const { headScript, endScript = [], framedHeadScripts = {}, printStyles = "" } = entry;
  const scripts = [headScript].concat(endScript);
  return {
    policy: policyOf({ scripts, styles, showsFrames }),
    lowDataPolicy: policyOf({ scripts, styles: [...styles, printStyles] }),
    framedPolicy: policyOf({
      scripts: Object.values(framedHeadScripts).concat(endScript),
      styles,
      inFrames: true,
    }),
  };
}

/** "ui-record-card" from "assets/ui-record-card-DhkS9c1d.css". */
const nameOf = (sheet: string) => sheet.replace(/^assets\/|-[\w-]{8}\.css$/g, "");

function fileIn(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}. Run \`npm run build\` again.`);
  return chunk.file;
}
