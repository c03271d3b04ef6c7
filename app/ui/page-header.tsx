import type { ReactNode } from "react";
import styles from "./page-header.module.css";

export type PageHeaderProps = {
  title: ReactNode;
  /** A word or two above the title that says what kind of page this is. */
  kicker?: ReactNode;
  lead?: ReactNode;
  /** What stands before all of it. */
  before?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** The head of a page, with its only `<h1>`. */
export function PageHeader({ title, kicker, lead, before, className = "", children }: PageHeaderProps) {
  return (
    <header className={`${styles.header} ${className}`.trim()}>
      {before}
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}
