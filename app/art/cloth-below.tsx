import { clothColour } from "./cloth-colour.ts";
import styles from "./cover.module.css";
import type { CoverSeed } from "./cover-pattern.ts";

/**
 * The cloth of a cover without its pattern: what a picture lies on while it is on its way. If it never comes,
 * app/browser/broken-pictures.ts draws the pattern.
 */
export function ClothBelow({ kind, subject, id }: CoverSeed) {
  return (
    <svg
      className={styles.cover}
      color={`var(--cloth-${clothColour(subject)})`}
      data-below={`${kind}/${id}`}
      aria-hidden="true"
    />
  );
}
