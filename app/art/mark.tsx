import styles from "./mark.module.css";
import { MARK_CORE, MARK_FRAME } from "./mark-paths.ts";

/** The mark: a gold diamond around a teal one. Hidden from screen readers, because the name is always beside it. */
export function Mark({ className = "" }: { className?: string | undefined }) {
  return (
    <svg className={`${styles.mark} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.frame} d={MARK_FRAME} />
      <path className={styles.core} d={MARK_CORE} />
    </svg>
  );
}
