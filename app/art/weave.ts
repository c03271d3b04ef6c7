/**
 * The stepped diamond of the tibeb border, one letter per cell: t teal, g gold, c clay. The diamond is nine cells square;
 * the tenth column separates it from the next.
 */
export const WEAVE: readonly string[] = [
  "c...t...c.",
  "...t.t....",
  "..t.g.t...",
  ".t.t.t.t..",
  "t.g.c.g.t.",
  ".t.t.t.t..",
  "..t.g.t...",
  "...t.t....",
  "c...t...c.",
];

export const WEAVE_WIDTH: number = 10;
export const WEAVE_HEIGHT: number = WEAVE.length;

export type Thread = "t" | "g" | "c";

/** The cells of one thread as a path of unit squares, top row first. */
export function threadPath(thread: Thread, rows: readonly string[] = WEAVE): string {
  return rows
    .flatMap((row, y) => [...row].flatMap((cell, x) => (cell === thread ? `M${x} ${y}h1v1h-1z` : [])))
    .join("");
}
