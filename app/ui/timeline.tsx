import type { ReactNode } from "react";
import { Arrow } from "./arrow.tsx";
import { Link } from "./link.tsx";
import styles from "./timeline.module.css";

export type TimelineItem = {
  /** The date, before the title. */
  label?: string;
  title: string;
  text: string;
  /** Shown once it has both an address and a label. */
  link?: { to: string; label: string };
  /** What the link leads to. */
  evidence?: string | undefined;
  /** The decorative mark on the line. */
  marker: ReactNode;
};

type TimelineProps = {
  items: readonly TimelineItem[];
  /** `alternate` puts items left and right of the line in turn, where there is room. */
  layout?: "single" | "alternate";
};

/** Events in order, down a line. Items appear 0.2 s apart. */
export function Timeline({ items, layout = "single" }: TimelineProps) {
  return (
    <ol className={`${styles.timeline} ${styles[layout]}`}>
      {items.map(({ label, title, text, link, evidence, marker }) => (
        <li key={title} className={styles.item}>
          <span className={styles.marker}>{marker}</span>
          <div className={styles.body}>
            <h3>
              {label && <span className={styles.label}>{label} </span>}
              {title}
            </h3>
            <p>{text}</p>
            {link?.to && link.label && (
              <div className={styles.evidence}>
                {evidence && <span className={styles.kind}>{evidence}</span>}
                <Link to={link.to} className={styles.link}>
                  {link.label}
                  <Arrow leads="on" />
                </Link>
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
