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

/** Teal, gold and clay; a narrow band also has faint gold. */
export type Thread = "t" | "g" | "c" | "f";

/** The cells of one thread as a path, top row first. Neighbouring cells form one rectangle, which takes fewer bytes. */
export function threadPath(thread: Thread, rows: readonly string[] = WEAVE): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(new RegExp(`${thread}+`, "g"))].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join("");
}
