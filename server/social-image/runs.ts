/** A run: neighbouring characters in one font and one direction. */
export type Run<Font> = { text: string; font: Font; rightToLeft: boolean };

const graphemes = new Intl.Segmenter();
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Digits run from left to right in every script; punctuation and space follow what stands around them. */
function directionOf(grapheme: string): boolean | undefined {
  if (/\p{Nd}/u.test(grapheme)) return false;
  if (/\p{L}/u.test(grapheme)) return RIGHT_TO_LEFT.test(grapheme);
  return undefined;
}

export function readsRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text.match(/\p{L}/u)?.[0] ?? "");
}

/** The runs of a line as they stand from left to right. What no font can show is left out. */
export function visualRuns<Font>(text: string, fontFor: (grapheme: string) => Font | undefined): Run<Font>[] {
  const base = readsRightToLeft(text);
  const letters = [...graphemes.segment(text.normalize("NFC"))].map(({ segment }) => segment);
  const directions = letters.map(directionOf);
  const strongFrom = (index: number, step: 1 | -1) => {
    let at = index;
    while (at in directions && directions[at] === undefined) at += step;
    return directions[at] ?? base;
  };

  const runs: Run<Font>[] = [];
  letters.forEach((letter, index) => {
    const last = runs.at(-1);
    const isSpace = /^\s+$/.test(letter);
    const font = (isSpace && last?.font) || fontFor(letter);
    if (!font) return;
    const [before, after] = [strongFrom(index, -1), strongFrom(index, 1)];
    const rightToLeft = before === after ? before : base;
    if (last?.font === font && last.rightToLeft === rightToLeft) last.text += letter;
    else runs.push({ text: letter, font, rightToLeft });
  });
  return inVisualOrder(runs, base);
}

/** Neighbouring runs against the line's direction keep their own order, the others follow the line's. */
function inVisualOrder<Font>(runs: Run<Font>[], base: boolean): Run<Font>[] {
  const groups: Run<Font>[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    if (group?.[0]?.rightToLeft === run.rightToLeft) group.push(run);
    else groups.push([run]);
  }
  const ordered = groups.map((group) => (group[0]?.rightToLeft ? group.reverse() : group));
  return (base ? ordered.reverse() : ordered).flat();
}
