import { Children, type ReactNode } from "react";
import styles from "./card-grid.module.css";

/** One card a row on a phone, two on a tablet, three on a desk. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
