import type { ReactNode } from "react";
import styles from "./badge.module.css";

export type BadgeKind = "news" | "event" | "resource";

/** The kind of record on a card. The colour repeats what the word says. */
export function Badge({ kind, children }: { kind: BadgeKind; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[kind]}`}>{children}</span>;
}
