import type { ReactNode } from "react";
import { Island } from "../island.tsx";
import styles from "./carousel.module.css";
import { SlidingRow } from "./sliding-row.tsx";

type CarouselProps = {
  /** The name of the row for screen readers. */
  label: string;
  /** A link past the whole row. */
  skip: { to: `#${string}`; label: string };
  previous: string;
  next: string;
  /** One `<li>` per slide. */
  children: ReactNode;
};

/** A row of slides that scrolls natively; the island adds buttons, arrow keys and edges that slide it. */
export function Carousel({ children, skip, ...words }: CarouselProps) {
  return (
    <div className={styles.carousel}>
      <a href={skip.to} className={styles.skip}>
        {skip.label}
      </a>
      <Island name="carousel" component={SlidingRow} props={words} serverOnly={{ children }} />
    </div>
  );
}
