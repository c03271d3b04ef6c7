/** The edits of the toolbar: each says what to replace and what to select afterwards. */
export type Selection = {
  text: string;
  start: number;
  end: number;
  /** The end of the table, if the cursor is in a cell of the visual editor. */
  tableEnd?: number;
};
export type Edit = { from: number; to: number; insert: string; selectFrom: number; selectTo: number };

/** Adds or removes marks around the selection. Spaces at its ends stay outside. */
export function wrap({ text, start, end }: Selection, mark: string, example: string): Edit {
  const chosen = text.slice(start, end);
  const [before, inner, after] = [/^\s*/, /\S(?:[\s\S]*\S)?/, /\s*$/].map(
    (part) => part.exec(chosen)?.[0] ?? "",
  );
  const from = start + (inner ? (before?.length ?? 0) : 0);
  const to = end - (inner ? (after?.length ?? 0) : 0);
  const length = mark.length;
  // In the visual editor a selection of marked words contains their marks.
  if (inner && holdsMarks(inner, mark))
    return {
      ...{ from, to, insert: inner.slice(length, -length) },
      ...{ selectFrom: from, selectTo: to - 2 * length },
    };
  // At the end of marked words, the button ends them.
  if (start === end && isEndOf(text, start, mark))
    return { from: end, to: end, insert: "", selectFrom: end + length, selectTo: end + length };
  if (isMarked(text, from, to, mark)) {
    const [outerFrom, outerTo] = [from - length, to + length];
    return {
      from: outerFrom,
      to: outerTo,
      insert: inner ?? "",
      selectFrom: outerFrom,
      selectTo: outerTo - 2 * length,
    };
  }
  const words = inner || example;
  return {
    ...{ from, to, insert: mark + words + mark },
    ...{ selectFrom: from + length, selectTo: from + length + words.length },
  };
}

function holdsMarks(words: string, mark: string): boolean {
  const [before, after] = [/^\**/, /\**$/].map((marks) => marks.exec(words)?.[0].length ?? 0);
  const has = (count = 0) => (mark === "**" ? count >= 2 : count === 1 || count === 3);
  return words.length > 2 * mark.length && has(before) && has(after) && !words.slice(2, -2).includes(mark);
}

function isEndOf(text: string, at: number, mark: string): boolean {
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  return text.startsWith(mark, at) && /\S$/.test(line) && line.split(mark).length % 2 === 0;
}

/** A "*" beside the text may be half of a "**". */
function isMarked(text: string, from: number, to: number, mark: string): boolean {
  const before = /[*]*$/.exec(text.slice(Math.max(0, from - 3), from))?.[0].length ?? 0;
  const after = /^[*]*/.exec(text.slice(to, to + 3))?.[0].length ?? 0;
  const has = (count: number) => (mark === "**" ? count >= 2 : count === 1 || count === 3);
  return from < to && has(before) && has(after);
}

const prefixes = {
  heading: { is: /^## /, of: () => "## ", others: /^#{1,6} / },
  subheading: { is: /^### /, of: () => "### ", others: /^#{1,6} / },
  list: { is: /^- /, of: () => "- ", others: /^(?:\d+\.|[-*]) / },
  numbered: { is: /^\d+\. /, of: (line: number) => `${line + 1}. `, others: /^(?:\d+\.|[-*]) / },
  quote: { is: /^> /, of: () => "> ", others: /^> / },
};

/** Adds the prefix to every selected line, or removes it if all lines have it. A cell of a table has no lines. */
export function prefixLines(selection: Selection, kind: keyof typeof prefixes): Edit {
  const { text, start, end, tableEnd } = selection;
  if (tableEnd !== undefined) return { from: start, to: start, insert: "", selectFrom: start, selectTo: end };
  const { is, of, others } = prefixes[kind];
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", Math.max(from, end > start && text[end - 1] === "\n" ? end - 1 : end));
  const to = lineEnd < 0 ? text.length : lineEnd;
  const lines = text.slice(from, to).split("\n");
  const all = lines.every((line) => is.test(line) || (line === "" && lines.length > 1));
  let counted = 0;
  const changed = lines.map((line) => {
    if (line === "" && lines.length > 1) return line;
    return all ? line.replace(is, "") : of(counted++) + line.replace(others, "");
  });
  // Without a blank line, Markdown reads a list as part of the paragraph above.
  const gap =
    !all && from > 0 && text.slice(0, from).trimEnd() && !text.slice(0, from).endsWith("\n\n") ? "\n" : "";
  const insert = gap + changed.join("\n");
  const last = from + insert.length;
  return { from, to, insert, selectFrom: lines.length > 1 ? from + gap.length : last, selectTo: last };
}

/** The link around the cursor, to be changed instead of inserting another. */
export function linkAt({ text, start, end }: Selection) {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const [line = ""] = text.slice(lineStart).split("\n", 1);
  const links = line.matchAll(/(?<!!)\[((?:\\.|[^\\[\]])*)\]\(<?([^\s<>()]*)>?\)/g);
  for (const { index, 0: all, 1: words = "", 2: address = "" } of links) {
    const [from, to] = [lineStart + index, lineStart + index + all.length];
    if (from <= start && end <= to) return { from, to, words: words.replace(/\\(?=[\\[\]])/g, ""), address };
  }
  return undefined;
}

export function link({ start, end, tableEnd }: Selection, address: string, words: string): Edit {
  const written = `[${escaped(words || address)}](${destination(address)})`;
  // In a cell of a table, "|" would start the next cell.
  const insert = tableEnd === undefined ? written : written.replace(/\\*\|/g, "\\|");
  return { from: start, to: end, insert, selectFrom: start + insert.length, selectTo: start + insert.length };
}

export function picture(selection: Selection, address: string, alt: string, caption = ""): Edit {
  const { insert, ...edit } = link(selection, address, alt);
  const title = caption && ` "${caption.replace(/\s+/g, " ").replace(/[\\"]/g, "\\$&")}"`;
  const described = `!${alt ? insert : insert.replace(/^\[[^\]]*\]/, "[]")}`.replace(
    /\)$/,
    () => `${title})`,
  );
  const after = edit.from + described.length;
  return { ...edit, insert: described, selectFrom: after, selectTo: after };
}

export const escaped = (words: string) => words.replace(/\s+/g, " ").replace(/[\\[\]]/g, "\\$&");
export const destination = (address: string) =>
  /[\s()<>]/.test(address) ? `<${encodeURI(address.trim()).replace(/[<>]/g, "")}>` : address;
