import { clothColour } from "./cloth-colour.ts";
import cover from "./cover.module.css";
import type { CoverSeed } from "./cover-pattern.ts";
import styles from "./plain-cover.module.css";
import { seededRandom } from "./seeded-random.ts";

/**
 * A cover of few bytes: threads that cross as they do in the cloth of its kind, in the colour of its subject, and as
 * far apart as its id says. app/browser/draw-covers.ts draws the real one into it.
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
