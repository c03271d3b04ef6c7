import type { OfferedPicture } from "../../server/media/pictures/pictures.ts";
import styles from "./focus-point.module.css";

/**
 * Which part of a picture stays in sight where it is cropped, which is in one direction, in five steps.
 * Classes, because our policy allows no style attributes. Of a tall picture about three fifths are cut off: what is in
 * its first fifth is shown by its beginning, what is in its middle fifth by its middle.
 */
export function focusClass({ width, height, focus }: OfferedPicture, frame = 16 / 9): string | undefined {
  if (!focus) return undefined;
  const isWide = width / height > frame;
  const part = ((isWide ? focus.x : focus.y) - 20) / 60;
  const step = Math.round(Math.min(1, Math.max(0, part)) * 4);
  // The middle is where it is without a class.
  return step === 2 ? undefined : styles[`${isWide ? "x" : "y"}${step}`];
}
