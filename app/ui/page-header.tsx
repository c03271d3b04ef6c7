import type { ReactNode } from "react";
import styles from "./page-header.module.css";

export type PageHeaderProps = {
  title: ReactNode;
  /** A word or two above the title: the kind of page. */
  kicker?: ReactNode;
  lead?: ReactNode;
  /** Before all else. */
  before?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** The header of a page, with its only `<h1>`. */
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
