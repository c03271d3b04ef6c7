import { findElement, type HtmlElement, type HtmlNode } from "./html-tree.ts";

type Align = "" | "left" | "right" | "center";
type Cell = { text: string; align: Align };

/** A table with more columns is unreadable. */
const maxColumns = 50;

/**
 * Without a head, the first row becomes the head. Undefined for a layout table: one column, nested tables, or blocks that a
 * Markdown cell cannot hold.
 */
export function tableMarkdown(table: HtmlElement, inline: (nodes: HtmlNode[]) => string): string | undefined {
  const rows = rowsOf(table);
  const widths = rows.map((row) => row.reduce((sum, cell) => sum + spanOf(cell), 0));
  const columns = widths.reduce((widest, width) => Math.max(widest, width), 0);
  const isLayout = rows
    .flat()
    .some(({ children }) =>
      children.some((child) =>
        ["table", "ul", "ol", "pre", "blockquote", "figure", "h1", "h2", "h3"].some((name) =>
          findElement(child, name),
        ),
      ),
    );
  if (columns < 2 || columns > maxColumns || isLayout) return undefined;
  const cells = rows.map((row) => row.flatMap((cell) => cellsOf(cell, inline)));
  const filled = cells.filter((row) => row.some(({ text }) => text));
  const [head, ...body] = filled.map((row) => [
    ...row,
    ...Array.from({ length: columns - row.length }, (): Cell => ({ text: "", align: "" })),
  ]);
  if (!head) return "";
  const aligned = Array.from({ length: columns }, (_, column) => alignOf(filled, column));
  const line = (texts: string[]) => `| ${texts.join(" | ")} |`;
  const texts = (row: Cell[]) => line(row.map(({ text }) => text));
  return [texts(head), line(aligned), ...body.map(texts)].join("\n");
}

function rowsOf({ children }: HtmlElement): HtmlElement[][] {
  return children.flatMap((child) => {
    if (typeof child === "string" || child.name === "caption") return [];
    if (child.name !== "tr") return rowsOf(child);
    return [
      child.children.filter((cell) => typeof cell !== "string").filter(({ name }) => /^t[dh]$/.test(name)),
    ];
  });
}

const spanOf = ({ attributes }: HtmlElement) =>
  Math.min(maxColumns, Math.max(1, Number.parseInt(attributes.colspan ?? "1", 10) || 1));

function cellsOf(cell: HtmlElement, inline: (nodes: HtmlNode[]) => string): Cell[] {
  const { children, attributes } = cell;
  const text = inline(children).replace(/\|/g, "\\|");
  const styles = `${attributes.align ?? ""} ${attributes.class ?? ""} ${attributes.style ?? ""}`;
  const [, side = ""] = /(?:^|text-align[-:]\s?)(left|right|center)\b/i.exec(styles.trim()) ?? [];
  const empty = Array.from({ length: spanOf(cell) - 1 }, (): Cell => ({ text: "", align: "" }));
  return [{ text, align: side.toLowerCase() as Align }, ...empty];
}

/** The alignment of a column if all its cells agree. */
function alignOf(rows: Cell[][], column: number): string {
  const sides = new Set(rows.map((row) => row[column]?.align ?? ""));
  const [side] = sides.size === 1 ? sides : [""];
  return { right: "--:", center: ":-:" }[side as string] ?? "---";
}
