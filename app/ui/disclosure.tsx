import type { ReactNode } from "react";
import styles from "./disclosure.module.css";

type DisclosureProps = {
  /** Lets an address open the row. */
  id?: string;
  /** Always visible; opens the rest. */
  summary: ReactNode;
  children: ReactNode;
};

/** A row that opens on a click, or when the address ends in its id. */
export function Disclosure({ id, summary, children }: DisclosureProps) {
  return (
    <details className={styles.row}>
      <summary className={styles.summary}>{summary}</summary>
      {/* The id is on the hidden part: the browser opens the row to show its target. */}
      <div id={id} className={styles.content}>
        {children}
      </div>
    </details>
  );
}
