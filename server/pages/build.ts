/** The built pages, read once at start: their modules, their styles, and the policy that allows them by hash. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Language, languages } from "../../languages.ts";
import type { RenderDesk } from "../desk/serve-desk.ts";
import { pagePolicy } from "../http/security-headers.ts";
import type { Site } from "../site.ts";
import { compactStyle } from "./compact-style.ts";

/** What the entries of `parts` export. The bundle is not there to be imported before it is built. */
export type Entry<Render = unknown> = {
  routes: readonly { file: string; showsFrames?: true }[];
  headScript: string;
  /** Of pages that are shown in a frame at the desk, each in its theme. */
  framedHeadScripts?: Record<string, string>;
  /** Before all other styles; the second where the language's letters are in the font. */
  layerOrder: string;
  fontRules: string;
  /** For pages with texts that hold more than words and pictures. */
  blockStyles: string;
  /** Those of the public site alone, in low-data mode. */
  printStyles?: string;
  /** The addresses that always have a page. */
  fixedPages?: readonly string[];
  createRenderer(parts: {
    modules: Record<string, unknown>;
    assetsOf: (file: string, language: Language) => PageAssets;
  }): Render;
};

/** The sources of each of the two sites in one: what renders its pages, and its scripts. */
export const parts = {
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
  blockStyle: string;
  start: string;
  islands: string;
  policy: string;
  lowDataPolicy: string;
  framedPolicy: string;
  sizeOf: (address: string) => number;
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

  async function open<Render>(part: (typeof parts)["public"], scripts: Manifest) {
    const entry: Entry<Render> = await load(part.entry);
    const { fixedPages = [] } = entry;
    const blockStyle = compactStyle(entry.blockStyles);
    const files = entry.routes.map(({ file }) => file);
    const modules = await Promise.all(files.map(async (file) => [file, await load(`app/${file}`)] as const));
    const start = `/${fileIn(scripts, part.start)}`;
    const islands = `/${fileIn(scripts, part.islands)}`;
    const assets = entry.routes.map(({ file, showsFrames }) => {
      const sheets = new Set([...(styles[part.entry] ?? []), ...(styles[`app/${file}`] ?? [])]);
      const rules = [...sheets].map((sheet) => readFileSync(join(folder, "server", sheet), "utf8").trim());
      const withStart = (first: string) => {
        const style = compactStyle(first + rules.join(""));
        const policies = policiesOf(entry, style, pagePolicy, showsFrames);
        return { style, blockStyle, ...policies, sizeOf, start, islands };
      };
      return [file, inLetters(entry, withStart)] as const;
    });
    const byFile = new Map(assets);
    const render = entry.createRenderer({
      modules: Object.fromEntries(modules),
      assetsOf: (file, language) => byFile.get(file)?.(language) as PageAssets,
    });
    return { render, fixedPages };
  }

  const { render, fixedPages } = await open<RenderPage>(parts.public, read("client-manifest.json"));
  const desk = await open<RenderDesk>(parts.desk, read("desk-manifest.json"));
  return { renderPage: render, renderDesk: desk.render, fixedPages };
}

/** What pages are given in each language: with the rules of the heading font, or without. */
export function inLetters<Assets>(entry: Entry, withStart: (styles: string) => Assets) {
  const [latin, other] = [withStart(entry.layerOrder + entry.fontRules), withStart(entry.layerOrder)];
  return (language: Language) => (languages[language].letters === "Latin" ? latin : other);
}

/** The policies of a page, by how it is shown. */
export function policiesOf(entry: Entry, style: string, policyOf: typeof pagePolicy, showsFrames?: boolean) {
  const { headScript, framedHeadScripts = {}, printStyles = "" } = entry;
  const [scripts, styles] = [[headScript], [style]];
  return {
    policy: policyOf({ scripts, styles, showsFrames }),
    lowDataPolicy: policyOf({ scripts, styles: [style, printStyles] }),
    framedPolicy: policyOf({ scripts: Object.values(framedHeadScripts), styles, inFrames: true }),
  };
}

function fileIn(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}: build the site anew.`);
  return chunk.file;
}
