import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import styles from "./timeline.module.css";

export type TimelineItem = {
  /** The date, before the title. */
  label?: string;
  title: string;
  text: string;
  /** Shown once it has both an address and a label. */
  link?: { to: string; label: string };
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
      {items.map(({ label, title, text, link, marker }) => (
        <li key={title} className={styles.item}>
          <span className={styles.marker}>{marker}</span>
          <div className={styles.body}>
            <h3>
              {label && <span className={styles.label}>{label} </span>}
              {title}
            </h3>
            <div>
              <p>{text}</p>
              {link?.to && link.label && (
                <Link to={link.to} className={styles.link}>
                  {link.label}
                </Link>
              )}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
