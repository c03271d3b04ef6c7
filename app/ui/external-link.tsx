import type { ReactNode } from "react";
import { Arrow } from "./arrow.tsx";
import styles from "./button.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

type ExternalLinkProps = {
  href: string;
  children: ReactNode;
  /** For screen readers, after the link's text: "(opens in a new tab)". */
  newTab: string;
};

/** A button-like link to another site; it opens in a new tab and says so. */
export function ExternalLink({ href, children, newTab }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`${styles.button} ${styles.outline}`}>
      {children}
      <Arrow leads="elsewhere" />
      <VisuallyHidden> {newTab}</VisuallyHidden>
    </a>
  );
}
