import { clothColour } from "./cloth-colour.ts";
import cover from "./cover.module.css";
import type { CoverSeed } from "./cover-pattern.ts";
import styles from "./plain-cover.module.css";
import { seededRandom } from "./seeded-random.ts";

/**
 * A cover in few bytes: crossing threads by kind, the colour by subject, the spacing by id. app/browser/draw-covers.ts
 * draws the real cover into it.
 */
export function PlainCover({ kind, subject, id }: CoverSeed) {
  return (
    <svg
      className={`${cover.cover} ${styles.plain} ${styles[kind] ?? ""}`}
      color={`var(--cloth-${clothColour(subject)})`}
      fontSize={8 + seededRandom(id).below(24)}
      data-cover={`${kind}/${id}`}
      aria-hidden="true"
    />
  );
}
