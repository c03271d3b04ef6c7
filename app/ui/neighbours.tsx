import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import styles from "./neighbours.module.css";

type Neighbour = { to: string; title: ReactNode; about?: ReactNode };

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
        <div>
          <Link to={previous.to} rel="prev" className={styles.link}>
            <span>{words.previous}</span> {previous.title}
          </Link>
          {previous.about}
        </div>
      )}
      {next && (
        <div className={styles.next}>
          <Link to={next.to} rel="next" className={styles.link}>
            <span>{words.next}</span> {next.title}
          </Link>
          {next.about}
        </div>
      )}
    </nav>
  );
}
