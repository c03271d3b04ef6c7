import { Children, type ReactNode } from "react";
import styles from "./card-grid.module.css";

/** One card a row on a phone, two on a tablet, three on a desktop. */
export function CardGrid({ children }: { children: ReactNode }) {
  // Counted here and not by the style sheet, which would see fewer cards while the page is still loading.
  const count = Children.count(children);
  return (
    <ul className={styles.grid} data-over-two={count % 2} data-over-three={count % 3}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
