import styles from "./spinner.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Shows that something is loading. `label` says what, for screen readers. */
export function Spinner({ label, hidden }: { label: string; hidden?: boolean }) {
  return (
    <div role="status" className={styles.spinner} hidden={hidden}>
      <svg className={styles.turning} viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles.track} d="M12 2 22 12 12 22 2 12Z" />
        <path className={styles.thread} d="M12 2 22 12 12 22 2 12Z" pathLength="100" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
