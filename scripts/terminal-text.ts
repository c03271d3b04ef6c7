/** A number and its noun: "1 message", "2 messages". */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString("en-GB")} ${noun}${count === 1 ? "" : "s"}`;

const segmenter = new Intl.Segmenter();
const wide =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/** The width of a text in terminal columns. */
function widthOf(text: string): number {
  return [...segmenter.segment(text)].reduce((width, { segment }) => width + (wide.test(segment) ? 2 : 1), 0);
}

/** Pads the text to exactly `width` columns, or cuts it with an ellipsis. */
export function toWidth(text: string, width: number): string {
  const line = printable(text);
  const room = width - widthOf(line);
  if (room >= 0) return line + " ".repeat(room);
  let cut = "";
  for (const { segment } of segmenter.segment(line)) {
    if (widthOf(cut + segment) > width - 1) break;
    cut += segment;
  }
  return toWidth(`${cut}…`, width);
}

/** Removes control characters, which could control the terminal, and characters that reverse the rest of the line. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, "");
}
