import type { OfferedPicture } from "../../server/pictures/pictures.ts";
import styles from "./picture.module.css";

/**
 * Which part of a picture stays in sight where it is cropped to 16 : 9, in five steps each way. Classes, because our
 * policy allows no style attributes. About three fifths of a tall picture are cut off: its middle fifth is the middle.
 */
export function focusClass(focus: OfferedPicture["focus"]): string | undefined {
  if (!focus) return undefined;
  const step = (hundredths: number) => Math.round(Math.min(1, Math.max(0, (hundredths - 20) / 60)) * 4);
  const names = [styles[`x${step(focus.x)}`], styles[`y${step(focus.y)}`]].filter(Boolean);
  return names.join(" ") || undefined;
}
