import { readFile } from "node:fs/promises";
import { MARK_CORE, MARK_FRAME } from "../../app/art/mark-paths.ts";
import { type Thread, threadPath, WEAVE_HEIGHT, WEAVE_WIDTH } from "../../app/art/weave.ts";
import { organisation } from "../../organisation.ts";
import { readFrontMatter } from "../../server/content/front-matter.ts";
import { formMarkdown } from "./form-markdown.ts";

const read = (path: string) => readFile(new URL(path, import.meta.url));
// Chromium embeds a variable font as one drawing per glyph; a single static weight stays a font, and is smaller.
const font = await read("../../server/social-image/fonts/familjen-grotesk-latin-700-normal.woff");
const styles = `
  @font-face {
    font-family: "Familjen Grotesk";
    font-weight: 700;
    src: url("data:font/woff;base64,${font.toString("base64")}") format("woff");
  }
  ${await read("../../app/styles/tokens.css")}
  ${await read("print.css")}`;

const mark = `<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
  <path class="frame" d="${MARK_FRAME}"/><path class="core" d="${MARK_CORE}"/></svg>`;

const DIAMONDS = 28;
const threads = (["t", "g", "c"] satisfies Thread[])
  .map((thread) => `<path class="thread-${thread}" d="${threadPath(thread)}"/>`)
  .join("");
const band = `<svg class="band" viewBox="0 0 ${DIAMONDS * WEAVE_WIDTH - 1} ${WEAVE_HEIGHT}" aria-hidden="true">
  ${Array.from({ length: DIAMONDS }, (_, i) => `<g transform="translate(${i * WEAVE_WIDTH})">${threads}</g>`).join("")}</svg>`;

/** No date is printed: records state their own date, and samples count theirs from the site's first start. */
type PrintedDocument = { html: string; date: Date };

/** Turns a document's Markdown into the page to print. */
export function documentPage(source: string): PrintedDocument {
  const { fields: read, body } = readFrontMatter(source);
  const fields = Object.fromEntries(read);
  const { title = "", summary = "", edition = "", language = "en" } = fields;
  const date = new Date(`${fields.date}T00:00:00Z`);
  const text = formMarkdown.utils.escapeHtml;
  const html = `<!doctype html>
<html lang="${text(language)}">
<head>
<meta charset="utf-8">
<title>${text(title)}</title>
<style>${styles}
  @page { @bottom-left { content: ${JSON.stringify(`${organisation.name} · ${title} · CC BY 4.0`)} } }
</style>
</head>
<body>
<header>
<p class="name">${mark}${organisation.name}</p>
${band}
<h1>${text(title)}</h1>
<p class="summary">${text(summary)}</p>
<p class="edition">${text(edition)}</p>
</header>
<main>${formMarkdown.render(body)}</main>
<footer>
<p>© ${organisation.name}. Licence: Creative Commons Attribution 4.0 International
(CC BY 4.0), <a href="https://creativecommons.org/licenses/by/4.0/">creativecommons.org/licenses/by/4.0</a>.
You may copy, translate and change this document if you name its source and say what you changed.</p>
</footer>
</body>
</html>`;
  return { html, date };
}
