import { markdown } from "../markdown/markdown.ts";
import { TooComplex } from "../markdown/work-limit.ts";
import { codeSpan, escapeLineStart, escapeMarkdown, linkDestination } from "./escape-markdown.ts";
import type { Mark, Piece } from "./inline-pieces.ts";

type Options = {
  /** Headings and table cells cannot contain line breaks. */
  oneLine?: boolean;
};

/** One non-empty Markdown text per paragraph. */
export function inlineMarkdown(pieces: Piece[], { oneLine = false }: Options = {}): string[] {
  return paragraphsOf(pieces, oneLine).map((paragraph) => write(paragraph, oneLine));
}

export const textOfPieces = (pieces: Piece[]): string =>
  pieces
    .map((piece) => ("text" in piece ? piece.text : ""))
    .join("")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Moves spaces out of marks, drops marks around nothing, and trims every line. A mark that is open at the end of a
 * paragraph is closed there and reopened in the next.
 */
function paragraphsOf(pieces: Piece[], oneLine: boolean): Piece[][] {
  const paragraphs: Piece[][] = [];
  let current: Piece[] = [];
  let space = false;
  let lineEnds = false;
  let waiting: Mark[] = [];
  let open: Mark[] = [];

  const put = (piece: Piece) => {
    const isEmpty = !current.some(({ kind }) => kind === "text" || kind === "code" || kind === "picture");
    if (lineEnds && !isEmpty) current.push({ kind: "break" });
    else if (space && !isEmpty) current.push({ kind: "text", text: " " });
    [space, lineEnds] = [false, false];
    for (const mark of waiting) current.push({ kind: "open", mark });
    open = [...open, ...waiting];
    waiting = [];
    current.push(piece);
  };
  const endParagraph = () => {
    for (const mark of open.toReversed()) current.push({ kind: "close", mark });
    if (current.length > 0) paragraphs.push(current);
    waiting = [...open, ...waiting];
    [current, open, space, lineEnds] = [[], [], false, false];
  };

  for (const piece of pieces) {
    if (piece.kind === "open") waiting.push(piece.mark);
    else if (piece.kind === "close") {
      if (waiting.includes(piece.mark)) waiting = waiting.filter((mark) => mark !== piece.mark);
      else {
        current.push(piece);
        open = open.filter((mark) => mark !== piece.mark);
      }
    } else if (piece.kind === "picture") put(piece);
    else if (piece.kind === "code" && piece.text.trim()) put(piece);
    else if (piece.kind === "paragraph" && !oneLine) endParagraph();
    else if (piece.kind === "break" && !oneLine) lineEnds = true;
    else {
      const text = "text" in piece ? spaced(piece.text) : " ";
      space ||= text.startsWith(" ");
      const words = text.trim();
      if (!words) continue;
      put({ kind: "text", text: words });
      space = text.endsWith(" ");
    }
  }
  endParagraph();
  return paragraphs;
}

/** Collapses spaces. Non-breaking spaces stay only where French typography needs them. */
const spaced = (text: string) => text.replace(/(?<!«)\u00a0(?![;:!?»%])/g, " ").replace(/[ \t\r\n\f]+/g, " ");

function write(pieces: Piece[], oneLine: boolean): string {
  const unwritable = unwritableMarks(pieces);
  let text = "";
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === "text") {
      const escaped = escapeMarkdown(piece.text);
      const isBeforeLink = piece.text.endsWith("!") && opensWithBracket(pieces[index + 1]);
      text += isBeforeLink ? `${escaped.slice(0, -1)}\\!` : escaped;
    } else if (piece.kind === "picture") text += piece.markdown;
    // Two adjacent code spans would become one.
    else if (piece.kind === "code")
      text += text.endsWith("`") ? escapeMarkdown(piece.text) : codeSpan(piece.text);
    else if (piece.kind === "break") text += "\\\n";
    else if (piece.kind === "open" && "href" in piece.mark) text += "[";
    else if (piece.kind === "close" && "href" in piece.mark) text += `](${linkDestination(piece.mark.href)})`;
    else if ("mark" in piece && "mark" in piece.mark && !unwritable.has(piece.mark)) text += piece.mark.mark;
  }
  // If Markdown would still show a mark as text, the emphasis is dropped.
  if (pieces.some(isEmphasis) && !readsAs(text, pieces))
    return write(
      pieces.filter((piece) => !isEmphasis(piece)),
      oneLine,
    );
  return oneLine ? text : text.split("\n").map(escapeLineStart).join("\n");
}

function readsAs(text: string, pieces: Piece[]): boolean {
  const letters = (all: string) => all.replace(/\s+/g, "");
  try {
    const read = markdown.parseInline(text, {}).flatMap(({ children }) => children ?? []);
    const words = read.map(({ type, content }) => (type === "image" ? "" : content)).join("");
    return letters(words) === letters(textOfPieces(pieces));
  } catch (error) {
    if (error instanceof TooComplex) return false;
    throw error;
  }
}

const opensWithBracket = (piece: Piece | undefined) => piece?.kind === "open" && "href" in piece.mark;
const isEmphasis = (piece: Piece | undefined) =>
  (piece?.kind === "open" || piece?.kind === "close") && "mark" in piece.mark;

/**
 * Marks that Markdown would not recognise: between a letter and punctuation, as in `**“Yes”**said`, or adjacent to another
 * mark. Their words stay.
 */
function unwritableMarks(pieces: Piece[]): Set<Mark> {
  const found = new Set<Mark>();
  for (const [index, piece] of pieces.entries()) {
    if ((piece.kind !== "open" && piece.kind !== "close") || "href" in piece.mark) continue;
    const before = lastOf(pieces, index);
    const after = firstOf(pieces, index);
    const [inner, outer] = piece.kind === "open" ? [after, before] : [before, after];
    const touches =
      piece.kind === "open" && isEmphasis(pieces[index - 1]) && pieces[index - 1]?.kind === "close";
    if (touches || /^\s?$/.test(inner) || (/[\p{P}\p{S}]/u.test(inner) && !/^[\s\p{P}]?$/u.test(outer)))
      found.add(piece.mark);
  }
  return found;
}

function lastOf(pieces: Piece[], index: number): string {
  let at = index - 1;
  while (isEmphasis(pieces[at])) at--;
  return [...edges(pieces[at])].at(-1) ?? "";
}

function firstOf(pieces: Piece[], index: number): string {
  let at = index + 1;
  while (isEmphasis(pieces[at])) at++;
  return [...edges(pieces[at])][0] ?? "";
}

/** The characters at both ends of its Markdown. */
function edges(piece: Piece | undefined): string {
  if (!piece) return "";
  if (piece.kind === "text")
    return piece.text.length > 8 ? piece.text.slice(0, 4) + piece.text.slice(-4) : piece.text;
  if (piece.kind === "picture") return "!)";
  if (piece.kind === "code") return "``";
  if (piece.kind === "open") return "[";
  return piece.kind === "close" ? ")" : "\n";
}
