type Measure = (text: string) => number;

// A line may end after white space, a hyphen, a dash, a slash or an Ethiopic word separator.
const PIECES = /[^\s፡-፨/–—-]*[\s፡-፨/–—-]*/gu;
const graphemes = new Intl.Segmenter();

/** Breaks a text into lines no wider than `width`; words wider than that are broken too. */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  const fits = (candidate: string) => measure(candidate.trimEnd()) <= width;
  for (const word of text.trim().match(PIECES) ?? []) {
    for (const piece of fits(word) ? [word] : brokenWord(word, fits)) {
      if (line && !fits(line + piece)) {
        lines.push(line.trimEnd());
        line = "";
      }
      line += piece;
    }
  }
  return line ? [...lines, line.trimEnd()] : lines;
}

function brokenWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces = [""];
  for (const { segment } of graphemes.segment(word)) {
    const grown = `${pieces.at(-1)}${segment}`;
    if (fits(grown)) pieces[pieces.length - 1] = grown;
    else pieces.push(segment);
  }
  return pieces;
}

/** The same number of lines, as equal in length as possible. */
export function balanceLines(text: string, width: number, measure: Measure): string[] {
  const lineCount = breakLines(text, width, measure).length;
  let [narrow, wide] = [width / 2, width];
  for (let step = 0; step < 6; step++) {
    const middle = (narrow + wide) / 2;
    if (breakLines(text, middle, measure).length > lineCount) narrow = middle;
    else wide = middle;
  }
  return breakLines(text, wide, measure);
}
