import type { CoverSeed } from "./cover-pattern.ts";
import { coverSvg } from "./cover-svg.ts";
import { balanceLines, breakLines } from "./line-breaks.ts";
import { mapSvg } from "./map-svg.ts";
import { MARK_CORE, MARK_FRAME } from "./mark-paths.ts";
import { PALETTE } from "./palette.ts";

export const SOCIAL_WIDTH: number = 1200;
export const SOCIAL_HEIGHT: number = 630;

/**
 * A line of text as outlines. The width, and `tracking` between letters, are in em. `rightToLeft` is the direction of
 * the whole text that the line belongs to.
 */
export type Typeset = (
  text: string,
  tracking: number,
  rightToLeft?: boolean,
) => { width: number; rightToLeft: boolean; draw(x: number, y: number, size: number): string };

export type SocialImage = CoverSeed & {
  title: string;
  label: string;
  siteName: string;
  /** Lines below the title: when and where. */
  details?: string[];
  /** Whether to show the map instead of a cover. */
  withMap?: boolean;
};

const PANEL_WIDTH = 840;
const MARGIN = 72;
const TEXT_WIDTH = PANEL_WIDTH - 2 * MARGIN;
const MAP = { x: 596, y: 46, width: 592, theme: "dark" } as const;
const TITLE_TOP = 172;
const TITLE_HEIGHT = 316;
/** Arabic and Ethiopic letters reach further up and down. */
const leadingOf = (title: string) => (/[\p{Script=Arabic}\p{Script=Ethiopic}]/u.test(title) ? 1.3 : 1.12);
const TIGHT = -0.025;
const SIZES = [84, 76, 68, 60, 54, 48];
const SMALLEST = 44;
// More than ever fits, so that a very long title takes no extra time.
const MAX_LETTERS = 300;
const DETAIL_SIZE = 32;
const DETAIL_HEIGHT = 44;

/**
 * The picture shown where a page is shared: the title on the left and the cover or map on the right, mirrored for
 * right-to-left titles. The map itself is never mirrored.
 */
export function socialSvg(image: SocialImage, typeset: Typeset): string {
  const { title, label, siteName, details = [], withMap = false } = image;
  const { ground, ink, gold, teal } = PALETTE.dark;
  const width = withMap ? MAP.x - MARGIN : TEXT_WIDTH;
  const height = TITLE_HEIGHT - DETAIL_HEIGHT * details.length;
  const text = [...title].slice(0, MAX_LETTERS).join("");
  const { rightToLeft } = typeset(text, 0);
  const { size, lines } = titleLines(text, { width, height }, typeset);
  /** A line, `indent` from the edge where reading starts. */
  const atStart = (line: string, tracking: number, y: number, letters: number, indent = 0) => {
    const { width: ems, draw } = typeset(line, tracking, rightToLeft);
    const start = MARGIN + indent;
    return draw(rightToLeft ? SOCIAL_WIDTH - start - ems * letters : start, y, letters);
  };
  const titleShapes = lines.map((line, index) =>
    atStart(line, TIGHT, TITLE_TOP + size * (0.8 + leadingOf(text) * index), size),
  );
  const measure = (line: string) => typeset(line, 0).width;
  const detailShapes = details.map((line, index) => {
    const y = TITLE_TOP + height + DETAIL_HEIGHT * (index + 0.9);
    return atStart(fitted(line, width / DETAIL_SIZE, measure), 0, y, DETAIL_SIZE);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SOCIAL_WIDTH} ${SOCIAL_HEIGHT}">`,
    `<path fill="${ground}" d="M0 0h${SOCIAL_WIDTH}v${SOCIAL_HEIGHT}H0z"/>`,
    withMap
      ? mapSvg({ ...MAP, x: rightToLeft ? SOCIAL_WIDTH - MAP.x - MAP.width : MAP.x })
      : cover(image, rightToLeft),
    `<g fill="${gold}">${atStart(label.toUpperCase(), 0.1, 116, 26)}${detailShapes.join("")}</g>`,
    `<g fill="${ink}">${titleShapes.join("")}`,
    `${atStart(siteName, -0.01, 564, 32, 58)}</g>`,
    `<g transform="translate(${rightToLeft ? SOCIAL_WIDTH - MARGIN - 44 : MARGIN - 4} 529)scale(2)"><path fill="none" stroke="${gold}" stroke-width="2" d="${MARK_FRAME}"/>`,
    `<path fill="${teal}" d="${MARK_CORE}"/></g></svg>`,
  ].join("");
}

function cover(seed: CoverSeed, atLeft: boolean): string {
  const frame = { width: SOCIAL_WIDTH - PANEL_WIDTH, height: SOCIAL_HEIGHT, theme: "dark", zoom: 2 } as const;
  const edge = `<path fill="${PALETTE.dark.gold}" d="M${atLeft ? frame.width - 6 : 0} 0h6v${SOCIAL_HEIGHT}h-6z"/>`;
  return `<g transform="translate(${atLeft ? 0 : PANEL_WIDTH})">${coverSvg(seed, frame)}${edge}</g>`;
}

/** The title at the largest size at which it fits; cut if it is too long even for the smallest. */
function titleLines(
  title: string,
  room: { width: number; height: number },
  typeset: Typeset,
): { size: number; lines: string[] } {
  const measure = (text: string) => typeset(text, TIGHT).width;
  const linesAt = (size: number) => Math.floor(room.height / (size * leadingOf(title)));
  for (const size of SIZES) {
    const width = room.width / size;
    if (breakLines(title, width, measure).length <= linesAt(size)) {
      return { size, lines: balanceLines(title, width, measure) };
    }
  }
  const width = room.width / SMALLEST;
  const lines = breakLines(title, width, measure);
  const shown = lines.slice(0, linesAt(SMALLEST));
  const cut = lines.length > shown.length ? shortened(shown.pop() ?? "", width, measure) : [];
  return { size: SMALLEST, lines: shown.concat(cut) };
}

function fitted(line: string, width: number, measure: (text: string) => number): string {
  const text = [...line].slice(0, MAX_LETTERS).join("");
  return measure(text) > width ? shortened(text, width, measure) : text;
}

function shortened(line: string, width: number, measure: (text: string) => number): string {
  const [text = ""] = breakLines(line, width - measure("…"), measure);
  return `${text.replace(/\p{P}+$/u, "")}…`;
}
