import type { ReactNode } from "react";
import styles from "./disclosure.module.css";

type DisclosureProps = {
  /** Without it, no address leads here. */
  id?: string;
  /** What is always shown, and opens the rest. */
  summary: ReactNode;
  children: ReactNode;
};

/** A row that opens on its own, or by an address that ends in its id. */
export function Disclosure({ id, summary, children }: DisclosureProps) {
  return (
    <details className={styles.row}>
      <summary className={styles.summary}>{summary}</summary>
      {/* The id is on what is hidden: to show it, a browser opens the row by itself. */}
      <div id={id} className={styles.content}>
        {children}
      </div>
    </details>
  );
}
