/*
 * Separates the text of a mail from what it quotes of earlier ones. Looks at each line once and by itself: the patterns of
 * libraries span lines, and a mail of 11 KB can keep them busy for ten seconds.
 */
import { introduction, isHeaderOfQuotation, isSeparator, saysWhoWrote } from "./quotation-shapes.ts";

export type Folded = { text: string; quoted: string | null };

/** Folds only a quotation at the end. An answer below or between the quoted lines stays as it is. */
export function foldQuotation(mail: string): Folded {
  const lines = mail.split("\n");
  const start = startOfQuotation(lines);
  const text = lines.slice(0, start).join("\n").trim();
  const quoted = lines.slice(start).join("\n").trim();
  // A mail that is all quotation, such as a forwarded one, is shown whole.
  return text && quoted ? { text, quoted } : { text: text || quoted, quoted: null };
}

function startOfQuotation(lines: string[]): number {
  const header = lines.findIndex((_, index) => isHeaderOfQuotation(lines, index));
  const whole = header < 0 ? lines.length : aboveHeader(lines, header);
  return aboveMarks(lines, whole);
}

/** Includes the rule or "Original message" that programs put above the headers. */
function aboveHeader(lines: string[], header: number): number {
  const above = lines.slice(0, header).findLastIndex((line) => line.trim());
  return above >= 0 && isSeparator(lines[above] ?? "") ? above : header;
}

/** Where the lines with ">" at the end begin, including the sentence that introduces them. */
function aboveMarks(lines: string[], end: number): number {
  const isMarked = (line: string) => /^\s*>/.test(line);
  const written = lines.slice(0, end).findLastIndex((line) => line.trim() && !isMarked(line));
  const marks = lines.findIndex((line, index) => index > written && index < end && isMarked(line));
  if (marks >= 0) return introducedFrom(lines, marks) ?? marks;
  return lines.some(isMarked) ? end : unmarkedFrom(lines, end);
}

/** Some programs only indent a quotation: then only the sentence that introduces it gives it away. */
function unmarkedFrom(lines: string[], end: number): number {
  const last = lines.findIndex(
    (line, index) => index < end - 1 && saysWhoWrote(line) && introducedFrom(lines, index + 1) !== undefined,
  );
  return (last < 0 ? undefined : introducedFrom(lines, last + 1)) ?? end;
}

/** An introduction may span three lines, with the date in the first, and a blank line may follow it. */
function introducedFrom(lines: string[], below: number): number | undefined {
  const last = [below - 1, below - 2].find((index) => lines[index]?.trim());
  if (last === undefined) return undefined;
  let undated: number | undefined;
  for (const first of [last, last - 1, last - 2]) {
    if (first < 0 || !lines[first]?.trim()) break;
    const found = introduction(lines.slice(first, last + 1).join(" "));
    if (found === "dated") return first;
    if (found) undated ??= first;
  }
  return undated;
}
