import type { OfferedPicture } from "../../server/media/pictures/pictures.ts";
import styles from "./focus-point.module.css";

/**
 * The class that keeps the focus point of a cropped picture in view. A picture is cropped in one direction only, and
 * five steps are enough. Classes, because the Content-Security-Policy forbids style attributes. Cropping hides about
 * three fifths of a tall picture, so a point in its first fifth is shown from the start, one in the middle from the middle.
 */
export function focusClass({ width, height, focus }: OfferedPicture, frame = 16 / 9): string | undefined {
  if (!focus) return undefined;
  const isWide = width / height > frame;
  const part = ((isWide ? focus.x : focus.y) - 20) / 60;
  const step = Math.round(Math.min(1, Math.max(0, part)) * 4);
  // Without a class the middle is shown.
  return step === 2 ? undefined : styles[`${isWide ? "x" : "y"}${step}`];
}
