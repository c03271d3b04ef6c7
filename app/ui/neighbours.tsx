import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import styles from "./neighbours.module.css";

type Neighbour = { to: string; title: ReactNode };

type NeighboursProps = {
  label: string;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  words: { previous: string; next: string };
};

/** The records before and after this one in its list. */
export function Neighbours({ label, previous, next, words }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className={styles.neighbours}>
      {previous && (
        <Link to={previous.to} rel="prev" className={styles.link}>
          <span className={styles.where}>{words.previous}</span> {previous.title}
        </Link>
      )}
      {next && (
        <Link to={next.to} rel="next" className={`${styles.link} ${styles.next}`}>
          <span className={styles.where}>{words.next}</span> {next.title}
        </Link>
      )}
    </nav>
  );
}
