import { type ReactNode, use } from "react";
import { PageArt } from "./page-art.ts";
import styles from "./page-header.module.css";

type PageHeaderProps = {
  title: ReactNode;
  /** A word or two above the title that says what kind of page this is. */
  kicker?: ReactNode;
  lead?: ReactNode;
  /** A drawing beside it, if not that of its section; null for none. */
  art?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** The head of a page, with its only `<h1>`. */
export function PageHeader(props: PageHeaderProps) {
  const { title, kicker, lead, art = use(PageArt), className, children } = props;
  const classes = [styles.header, art && styles.drawn, className].filter(Boolean).join(" ");
  return (
    <header className={classes}>
      {art && <div className={styles.art}>{art}</div>}
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}
