/** Normalises the style rules of a page, to compare pages whose styles were built differently. */
import { build } from "vite";
import { compactStyle } from "../../server/pages/compact-style.ts";

export async function normalStyles(html: string): Promise<string> {
  const written = [...html.matchAll(/<style(?: id="[\w-]+")?>([\s\S]*?)<\/style>/g)]
    .map(([, style]) => style)
    .join("");
  // Twice, because parts that were minified separately need a second pass to match. Built styles are grouped by layer.
  return numbered(await minified(compactStyle(await minified(written))));
}

/** Removes file addresses and vendor prefixes, which differ between builds. */
const comparable = (styles: string) =>
  styles
    .replaceAll(/url\([^)]*\)/g, "url(file:)")
    .replaceAll(/-(?:webkit|moz)-[a-z-]+:[^;}]*;?/g, "")
    .replaceAll(";}", "}");

async function minified(styles: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      cssMinify: "lightningcss",
      rolldownOptions: { input: "page.css", external: /^file:/ },
    },
    plugins: [
      {
        name: "the-page",
        enforce: "pre",
        resolveId: (id) => (id === "page.css" ? "/page.css" : undefined),
        load: (id) => (id === "/page.css" ? comparable(styles) : undefined),
      },
    ],
  });
  const outputs = "output" in result ? result.output : [];
  const sheet = outputs.find(({ fileName }) => fileName.endsWith(".css"));
  return sheet?.type === "asset" ? comparable(String(sheet.source)) : "";
}

/** Numbers the names of classes and animations by order, both built (_3x) and readable (ui-button_primary) ones. */
function numbered(styles: string): string {
  const names = new Map<string, string>();
  const numberOf = (name: string) => {
    if (!names.has(name)) names.set(name, `name-${names.size}`);
    return names.get(name) ?? "";
  };
  return styles
    .replaceAll(/(?<=[.\s:])(?:_[0-9a-z]{1,2}|[a-z-]+_[a-z][a-z0-9-]*)(?![\w(-])/gi, numberOf)
    .replaceAll("}", "}\n");
}
