import type { ReactNode } from "react";
import { useLanguage } from "./page-language.ts";
import styles from "./prose.module.css";
import { localLinks } from "./rendered-links.ts";

/** Running text: paragraphs, lists and headings. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}

/** Text that an author wrote in Markdown. */
export function RenderedProse({ html }: { html: string }) {
  // Safe as markup: server/markdown/markdown.ts rendered it, escapes all HTML and checks every link.
  const markup = localLinks(html, useLanguage());
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: markup }} />;
}
