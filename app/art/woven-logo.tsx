import styles from "./weave.module.css";
import { threadPath } from "./weave.ts";

type WovenLogoProps = {
  /** A letter a thread, as in WEAVE: t teal, g gold, c clay. All rows are of one length. */
  rows: readonly string[];
  label: string;
};

/** A partner's sign in our own cloth, in the colours of either theme. */
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
