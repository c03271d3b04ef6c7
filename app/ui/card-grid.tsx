import { Children, type ReactNode } from "react";
import styles from "./card-grid.module.css";

type CardGridProps = { widenFirst?: boolean | undefined; children: ReactNode };

/** One card per row on a phone, two on a tablet, three on a desktop. The first may be wider, to fill the last row. */
export function CardGrid({ widenFirst = true, children }: CardGridProps) {
  // Counted here, because the style sheet would see fewer cards while the page is loading.
  const count = Children.count(children);
  return (
    <ul
      className={styles.grid}
      {...(widenFirst && { "data-over-two": count % 2, "data-over-three": count % 3 })}
    >
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
