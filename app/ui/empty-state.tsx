import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

/** Says that there is nothing to show; `children` suggest where to go. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
