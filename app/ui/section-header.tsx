import { type ReactNode, use } from "react";
import { PageArt } from "./page-art.ts";
import { PageHeader, type PageHeaderProps } from "./page-header.tsx";
import styles from "./section-header.module.css";

type SectionHeaderProps = Omit<PageHeaderProps, "before"> & {
  /** A drawing instead of the section's; null for none. */
  art?: ReactNode;
};

/** The header of a page with the drawing of its section. */
export function SectionHeader({ art = use(PageArt), ...header }: SectionHeaderProps) {
  if (!art)
    return <PageHeader {...header} className={header.className ?? (header.children ? "" : styles.bare)} />;
  return <PageHeader {...header} className={styles.drawn} before={<div className={styles.art}>{art}</div>} />;
}
