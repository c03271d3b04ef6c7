import type { ReactNode } from "react";
import styles from "./state.module.css";

export type StateTone = "open" | "over" | "stopped";

/** The state of a record, as a word in a pill. The colour repeats what the word says. */
export function State({ tone, children }: { tone: StateTone; children: ReactNode }) {
  return <span className={`${styles.state} ${styles[tone]}`}>{children}</span>;
}
