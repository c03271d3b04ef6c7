import styles from "./enquiries.module.css";
import { clockWords } from "./inbox-labels.ts";

/** How long there is to answer, or since when there is not. */
export function Clock({ dueAt, now }: { dueAt: string | null; now: string }) {
  if (!dueAt) return null;
  const { words, isOverdue } = clockWords(dueAt, new Date(now));
  return <span className={isOverdue ? styles.overdue : styles.clock}>{words}</span>;
}
