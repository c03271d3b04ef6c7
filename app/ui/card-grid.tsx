import { Children, type ReactNode } from "react";
import styles from "./card-grid.module.css";

/** One card per row on a phone, two on a tablet, three on a desktop. Cards of a row end at the same line. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
