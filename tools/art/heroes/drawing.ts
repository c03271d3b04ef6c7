/** The size of every hero. A phone shows a strip of it, so what matters lies where `strip` says. */
export const WIDTH: number = 400;
export const HEIGHT: number = 300;

export type Tone = "dot" | "teal" | "gold" | "clay" | "ground";

/** A solid shape, or a line of some width; it may be dashed, or a row of dots so far apart. */
export type Layer = { tone: Tone; d: string; width?: number; dash?: string; dots?: number };

export type Hero = { strip: "YMin" | "YMid" | "YMax"; layers: Layer[] };

/** Coordinates as a path writes them: a minus sign separates as well as a space. */
export const numbers = (...values: number[]): string =>
  values
    .map((value) => Math.round(value * 10) / 10)
    .join(" ")
    .replaceAll(" -", "-");

export const diamond = (x: number, y: number, reach: number): string =>
  `M${numbers(x, y - reach)}l${numbers(reach, reach, -reach, reach, -reach, -reach)}z`;

/** The whole numbers from `first` up to, not including, `end`. */
export const range = (first: number, end: number, step = 1): number[] =>
  Array.from({ length: Math.ceil((end - first) / step) }, (_, index) => first + index * step);

/** The ground of the map: dots in staggered rows, above and below a bare strip in the middle. */
export const dotRows = (bare: number): string =>
  range(10, HEIGHT, 14)
    .flatMap((y, row) => (Math.abs(y - HEIGHT / 2) < bare ? [] : `M${row % 2 ? 16 : 8} ${y}H${WIDTH}`))
    .join("");

/** Rows of letters, one a thread, as squares of one thread. Neighbours make one shape, which is shorter to write. */
export function cells(letter: string, rows: readonly string[], [left, top]: readonly number[], size: number) {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(new RegExp(`${letter}+`, "g"))].map(({ index, 0: run }) => {
        const width = run.length * size;
        return `M${numbers((left ?? 0) + index * size, (top ?? 0) + y * size)}h${width}v${size}h-${width}z`;
      }),
    )
    .join("");
}
