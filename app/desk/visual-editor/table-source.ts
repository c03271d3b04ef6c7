/** Reads and edits the source of a Markdown table. Positions count from its start, and an edit leaves other rows as they are. */
export type Cell = { from: number; to: number; text: string };
export type Change = { from: number; to: number; insert: string };
export type Table = { rows: Cell[][]; columns: number; alignments: string[] };

type Line = { from: number; to: number; cells: Cell[] };

/** The lines of the table, with the line of dashes second. A backslash before "|" makes it part of a cell. */
function linesOf(source: string): Line[] {
  let from = 0;
  return source.split("\n").map((text) => {
    const line = { from, to: from + text.length, cells: cellsOf(text, from) };
    from = line.to + 1;
    return line;
  });
}

function cellsOf(line: string, offset: number): Cell[] {
  const pieces = [...line.matchAll(/((?:\\.|[^|\\])*)(\||$)/g)].map((match) => ({
    from: match.index,
    text: match[1] ?? "",
  }));
  if (pieces[0]?.text.trim() === "") pieces.shift();
  if (pieces.at(-1)?.text.trim() === "") pieces.pop();
  if (/\|\s*$/.test(line) && pieces.at(-1)?.from === line.trimEnd().length) pieces.pop();
  return pieces.map(({ from, text }) => {
    const words = text.trim();
    const start = offset + from + (words ? text.indexOf(words) : Math.min(1, text.length));
    return { from: start, to: start + words.length, text: words };
  });
}

export function tableOf(source: string): Table {
  const [head, dashes, ...body] = linesOf(source);
  const columns = head?.cells.length ?? 0;
  const alignments = (dashes?.cells ?? []).map(({ text }) => {
    if (/^:.*:$/.test(text)) return "center";
    return text.endsWith(":") ? "end" : "start";
  });
  return { rows: [head?.cells ?? [], ...body.map(({ cells }) => cells)], columns, alignments };
}

const lineOfRow = (row: number) => (row === 0 ? 0 : row + 1);

/** Text as it is typed, in one line. */
export const shownInCell = (text: string) => text.replace(/\\\|/g, "|");
/** `"start"` keeps a space at the end, before more words. */
export function writtenInCell(typed: string, part: "all" | "start" = "all"): string {
  const words = typed.replace(/\s+/g, " ").trimStart().replace(/\\?\|/g, "\\|");
  return part === "all" ? words.trimEnd() : words;
}

export function setCell(source: string, row: number, column: number, typed: string): Change {
  const line = linesOf(source)[lineOfRow(row)];
  const insert = writtenInCell(typed);
  const cell = line?.cells[column];
  if (cell) return { from: cell.from, to: cell.to, insert };
  // A row may have fewer cells than the heading.
  const [end, missing] = [line?.to ?? source.length, column - (line?.cells.length ?? 0)];
  const text = source.slice(line?.from, end).trimEnd();
  return {
    from: end,
    to: end,
    insert: `${text.endsWith("|") ? "" : " |"}${"  |".repeat(missing)} ${insert} |`,
  };
}

export function addRow(source: string, row: number): Change {
  const lines = linesOf(source);
  const at = lines[Math.max(1, lineOfRow(row))]?.to ?? source.length;
  return { from: at, to: at, insert: `\n|${"  |".repeat(lines[0]?.cells.length ?? 1)}` };
}

export function removeRow(source: string, row: number): Change[] {
  const line = linesOf(source)[lineOfRow(row)];
  return row > 0 && line ? [{ from: line.from - 1, to: line.to, insert: "" }] : [];
}

/** Adds an empty cell after this column to every line. */
export function addColumn(source: string, column: number): Change[] {
  return linesOf(source).map(({ from, to, cells }, index) => {
    const cell = cells[Math.min(column, cells.length - 1)];
    const bar = cell ? source.slice(cell.to, to).search(/\||$/) + cell.to : to;
    const filling = index === 1 ? "---" : "  ";
    return source[bar] === "|"
      ? { from: bar + 1, to: bar + 1, insert: `${filling}|` }
      : { from: Math.max(from, bar), to: Math.max(from, bar), insert: ` |${filling}|` };
  });
}

export function removeColumn(source: string, column: number): Change[] {
  const lines = linesOf(source);
  if ((lines[0]?.cells.length ?? 0) < 2) return [];
  return lines.flatMap(({ from, to, cells }) => {
    const cell = cells[column];
    if (!cell) return [];
    const before = source.lastIndexOf("|", cell.from - 1);
    const after = source.slice(cell.to, to).search(/\||$/) + cell.to;
    // The bar before the cell goes with it; in the first column without one, the bar after it.
    return before >= from
      ? [{ from: before, to: after, insert: "" }]
      : [{ from: cell.from, to: Math.min(to, after + 1), insert: "" }];
  });
}
