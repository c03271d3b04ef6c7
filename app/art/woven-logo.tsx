import styles from "./weave.module.css";
import { threadPath } from "./weave.ts";

type WovenLogoProps = {
  /** One letter per cell, as in WEAVE: t teal, g gold, c clay. All rows have the same length. */
  rows: readonly string[];
  label: string;
};

/** A partner's sign in our weave, in the colours of the theme. */
export function WovenLogo({ rows, label }: WovenLogoProps) {
  return (
    <svg
      className={styles.logo}
      viewBox={`0 0 ${rows[0]?.length} ${rows.length}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.teal} d={threadPath("t", rows)} />
      <path className={styles.gold} d={threadPath("g", rows)} />
      <path className={styles.clay} d={threadPath("c", rows)} />
    </svg>
  );
}
