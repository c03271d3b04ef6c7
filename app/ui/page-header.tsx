import type { ReactNode } from "react";
import styles from "./page-header.module.css";

type PageHeaderProps = {
  title: ReactNode;
  /** A word or two above the title that says what kind of page this is. */
  kicker?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
};

/** The head of a page, with its only `<h1>`. */
export function PageHeader({ title, kicker, lead, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}
