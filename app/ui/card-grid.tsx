import { Children, type ReactNode } from "react";
import styles from "./card-grid.module.css";

/** One card a row on a phone, two on a tablet, three on a desk. */
export function CardGrid({ children }: { children: ReactNode }) {
  // Said here, not found out by the style sheet: while the list is still arriving, its length changes.
  const count = Children.count(children);
  return (
    <ul className={styles.grid} data-over-two={count % 2} data-over-three={count % 3}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
