import { useId } from "react";
import styles from "./weave.module.css";
import { threadPath, WEAVE_HEIGHT, WEAVE_WIDTH } from "./weave.ts";

// Enough diamonds for the widest screen; the rest is cut off equally on both sides.
const LENGTH = 121 * WEAVE_WIDTH - 1;

/** The woven border between sections. */
export function WeaveBand({ className = "" }: { className?: string | undefined }) {
  const tile = useId();
  return (
    <svg
      className={`${styles.band} ${className}`}
      viewBox={`0 0 ${LENGTH} ${WEAVE_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <pattern id={tile} width={WEAVE_WIDTH} height={WEAVE_HEIGHT} patternUnits="userSpaceOnUse">
        <path className={styles.teal} d={threadPath("t")} />
        <path className={styles.gold} d={threadPath("g")} />
        <path className={styles.clay} d={threadPath("c")} />
      </pattern>
      <path d={`M0 0h${LENGTH}v${WEAVE_HEIGHT}H0z`} fill={`url(#${tile})`} />
    </svg>
  );
}
