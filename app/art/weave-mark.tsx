import styles from "./weave.module.css";
import { threadPath, WEAVE } from "./weave.ts";

// The diamond alone: the clay corners belong to the band.
const DIAMOND = WEAVE.map((row, y) => (y % (WEAVE.length - 1) ? row : row.replaceAll("c", ".")));

/** One diamond of the band, used as a marker on timelines. */
export function WeaveMark({ className = "" }: { className?: string | undefined }) {
  return (
    <svg className={`${styles.mark} ${className}`} viewBox="0 0 9 9" aria-hidden="true">
      <path className={styles.teal} d={threadPath("t", DIAMOND)} />
      <path className={styles.gold} d={threadPath("g", DIAMOND)} />
      <path className={styles.clay} d={threadPath("c", DIAMOND)} />
    </svg>
  );
}
