import bidiFactory from "bidi-js";

/** A run: neighbouring characters in one font and one direction. */
export type Run<Font> = { text: string; font: Font; rightToLeft: boolean };

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter();

export function readsRightToLeft(text: string): boolean {
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1;
}

/**
 * Splits a line into runs, from left to right on screen, by the Unicode Bidirectional Algorithm. Characters that no font
 * has are left out. `rightToLeft` is the direction of the whole text; by default the line's first letter decides.
 */
export function visualRuns<Font>(
  text: string,
  fontFor: (grapheme: string) => Font | undefined,
  rightToLeft: boolean = readsRightToLeft(text),
): Run<Font>[] {
  const line = text.normalize("NFC");
  const embedding = bidi.getEmbeddingLevels(line, rightToLeft ? "rtl" : "ltr");
  const runs: (Run<Font> & { level: number })[] = [];
  for (const { segment, index } of graphemes.segment(line)) {
    const last = runs.at(-1);
    const level = embedding.levels[index] ?? 0;
    const font = (/^\s+$/.test(segment) && last?.font) || fontFor(segment);
    if (!font) continue;
    if (last?.font === font && last.level === level) last.text += segment;
    else runs.push({ text: segment, font, rightToLeft: level % 2 === 1, level });
  }
  return inVisualOrder(runs).map(({ level, ...run }) => run);
}

/** Reverses the runs of each embedding level, from the innermost outwards. */
function inVisualOrder<Placed extends { level: number }>(runs: Placed[]): Placed[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return ordered;
}
