/** Loaded when the writer first pastes formatted text. */
import { trusted } from "../ui/trusted-html.ts";

type Turndown = typeof import("turndown");

/** Turndown tests the browser's parser with plain text while it loads, which the Content-Security-Policy would report. */
async function loadTurndown(): Promise<Turndown> {
  const { DOMParser } = window;
  window.DOMParser = class extends DOMParser {
    override parseFromString(html: string, type: DOMParserSupportedType) {
      return super.parseFromString(trusted(html), type);
    }
  };
  try {
    return (await import("turndown")).default as unknown as Turndown;
  } finally {
    window.DOMParser = DOMParser;
  }
}

export async function htmlToMarkdown(body: HTMLElement): Promise<{ markdown: string; leftOut: LeftOut }> {
  const Turndown = await loadTurndown();
  const service = new Turndown({
    ...{ headingStyle: "atx", bulletListMarker: "-", emDelimiter: "*", codeBlockStyle: "fenced" },
  });
  service.remove(["style", "script", "title", "head", "noscript", "iframe", "form", "button"] as never);
  // Pictures on other hosts cannot be shown, so their alternative text stands in.
  service.addRule("pictures", {
    filter: "img",
    replacement: (_, node) => (node as HTMLElement).getAttribute("alt") ?? "",
  });
  // A link that does not work here becomes plain text.
  service.addRule("links", {
    filter: (node) =>
      node.nodeName === "A" && !/^(?:https?:|mailto:|tel:|\/)/i.test(node.getAttribute("href") ?? ""),
    replacement: (content) => content,
  });
  service.addRule("tables", {
    filter: "table",
    replacement: (_, table) => `\n\n${tableToMarkdown(table as HTMLTableElement, service)}\n\n`,
  });
  const leftOut = leftOutOf(body);
  clean(body);
  const markdown = service
    .turndown(body)
    .replace(/\u00a0/g, " ")
    .replace(/^(\s*(?:-|\d+\.)) {2,}/gm, "$1 ")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return { markdown, leftOut };
}

/** The first row becomes the heading. A cell is one line. */
function tableToMarkdown({ rows }: HTMLTableElement, service: InstanceType<Turndown>): string {
  const cellOf = (cell: Element) =>
    service
      .turndown(cell.innerHTML ? (cell as HTMLElement) : "")
      .replace(/\s+/g, " ")
      .trim()
      .replace(/(?<!\\)\|/g, "\\|");
  const lines = [...rows].map((row) => [...row.cells].map(cellOf));
  const columns = Math.max(0, ...lines.map(({ length }) => length));
  const written = lines.map(
    (cells) => `| ${Array.from({ length: columns }, (_, at) => cells[at] ?? "").join(" | ")} |`,
  );
  return [written[0], `|${"---|".repeat(columns)}`, ...written.slice(1)].join("\n");
}

const countables = {
  pictures: "img, v\\:imagedata",
  media: "video, audio, iframe, object, embed",
  mergedCells: "td[colspan]:not([colspan='1']), td[rowspan]:not([rowspan='1'])",
  formFields: "input, select, textarea, button",
  comments: ".MsoCommentReference, [data-style*='mso-comment-reference']",
};

/** How many things of each kind the text cannot hold. */
export type LeftOut = { [Thing in keyof typeof countables]?: number };

function leftOutOf(body: HTMLElement): LeftOut {
  const counted = Object.entries(countables).map(([thing, selector]) => [
    thing,
    body.querySelectorAll(selector).length,
  ]);
  return Object.fromEntries(counted.filter(([, count]) => count));
}

/** Word writes lists as paragraphs that start with a marker, and browsers copy empty wrappers. */
function clean(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>(
    "p[data-style*='mso-list'], p[class*='MsoListParagraph']",
  )) {
    const marker = paragraph.querySelector(
      "[data-style*='mso-list:Ignore'], [data-style*='mso-list: Ignore']",
    );
    const isNumbered = /^[\s(]*[0-9a-z]+[.)]/i.test(marker?.textContent ?? "");
    marker?.remove();
    const tag = isNumbered ? "ol" : "ul";
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    const level = Number(/\blevel([1-9])/.exec(paragraph.dataset.style ?? "")?.[1] ?? 1);
    const before = paragraph.previousElementSibling;
    const list = listAbove(before, tag, level) ?? body.ownerDocument.createElement(tag);
    list.setAttribute("data-pasted", "");
    list.append(item);
    if (before?.contains(list)) paragraph.remove();
    else paragraph.replaceWith(list);
  }
  // Google Docs writes bold and italic as styles.
  for (const span of body.querySelectorAll<HTMLElement>("span[data-style]")) {
    const style = span.dataset.style ?? "";
    if (/font-weight:\s*(?:bold|[6-9]00)/.test(style)) wrapContent(span, "b");
    if (/font-style:\s*italic/.test(style)) wrapContent(span, "i");
  }
  for (const bold of body.querySelectorAll<HTMLElement>("b, strong")) {
    // Google Docs wraps everything in a <b> that is styled as not bold.
    if (
      /font-weight:\s*(?:normal|400)/.test(bold.dataset.style ?? "") ||
      bold.querySelector("p, div, ul, ol, h1, h2, h3")
    )
      bold.replaceWith(...bold.childNodes);
  }
  // The page itself has the only first-level heading.
  for (const heading of body.querySelectorAll("h1")) {
    const second = body.ownerDocument.createElement("h2");
    second.append(...heading.childNodes);
    heading.replaceWith(second);
  }
  for (const empty of body.querySelectorAll("o\\:p, a:not([href])")) empty.replaceWith(...empty.childNodes);
}

/** The list that an item of this level continues, or a new one in the item above it. */
function listAbove(before: Element | null, tag: string, level: number): Element | undefined {
  if (!before?.hasAttribute("data-pasted")) return undefined;
  let list = before;
  for (let depth = 1; depth < level; depth++) {
    const item = list.lastElementChild;
    const inner = item?.querySelector(":scope > [data-pasted]");
    if (!item) break;
    if (inner) list = inner;
    else return item.appendChild(item.ownerDocument.createElement(tag));
  }
  return list.localName === tag || level > 1 ? list : undefined;
}

function wrapContent(element: HTMLElement, tag: string): void {
  // Headings are bold already.
  if (!element.textContent?.trim() || (tag === "b" && element.closest("h1, h2, h3, h4, h5, h6"))) return;
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}
