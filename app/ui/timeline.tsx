import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import styles from "./timeline.module.css";

export type TimelineItem = {
  /** When it was, before the title. */
  label?: string;
  title: string;
  text: string;
  /** Where the reader can see it: shown once it has a label and leads somewhere. */
  link?: { to: string; label: string };
  /** What sits on the line. Decorative. */
  marker: ReactNode;
};

type TimelineProps = {
  items: readonly TimelineItem[];
  /** `alternate` sets items left and right of the line by turns, where there is room. */
  layout?: "single" | "alternate";
};

/** What happened, in order, down a line. Its items come in 0.2 s apart. */
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
