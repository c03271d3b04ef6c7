/** The size of every hero. A phone shows only the strip that `strip` names, so the main motif lies there. */
export const WIDTH: number = 400;
export const HEIGHT: number = 300;

export type Tone = "dot" | "teal" | "gold" | "clay" | "ground";

/** A solid shape, or a line with a `width`, which may be dashed or a row of dots with this spacing. */
export type Layer = { tone: Tone; d: string; width?: number; dash?: string; dots?: number };

export type Hero = { strip: "YMin" | "YMid" | "YMax"; layers: Layer[] };

/** Coordinates for a path, where a minus sign separates numbers as well as a space. */
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

/** The map's background: dots in staggered rows, above and below an empty strip in the middle. */
export const dotRows = (bare: number): string =>
  range(10, HEIGHT, 14)
    .flatMap((y, row) => (Math.abs(y - HEIGHT / 2) < bare ? [] : `M${row % 2 ? 16 : 8} ${y}H${WIDTH}`))
    .join("");

/** Draws each `letter` in the rows as a square one thread wide. Neighbours form one shape, which takes fewer bytes. */
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
