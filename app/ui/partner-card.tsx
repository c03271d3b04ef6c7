import type { ReactNode } from "react";
import { useLanguage } from "./page-language.ts";
import styles from "./partner-card.module.css";
import { localLinks } from "./rendered-links.ts";

type PartnerCardProps = {
  name: string;
  /** The kind of partner, if the name does not say it. */
  kind?: string | undefined;
  /** What we do together; rendered Markdown. */
  html: string;
  /** The partner's logo, or a drawing instead. */
  logo: ReactNode;
  /** The link to the partner's site. */
  children?: ReactNode;
};

export function PartnerCard({ name, kind, html, logo, children }: PartnerCardProps) {
  const markup = localLinks(html, useLanguage());
  return (
    <article className={styles.card}>
      <div className={styles.logo}>{logo}</div>
      <div className={styles.body}>
        {kind && <p className={styles.kind}>{kind}</p>}
        <h3>{name}</h3>
        {/* Safe as markup: server/markdown/markdown.ts rendered it, escapes all HTML and checks every link. */}
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: markup }} />
        {children}
      </div>
    </article>
  );
}
