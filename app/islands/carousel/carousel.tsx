import type { ReactNode } from "react";
import { Island } from "../island.tsx";
import styles from "./carousel.module.css";
import { SlidingRow } from "./sliding-row.tsx";

type CarouselProps = {
  /** The name of the row for screen readers. */
  label: string;
  /** Leads past the whole row, to what follows it. */
  skip: { to: `#${string}`; label: string };
  previous: string;
  next: string;
  /** One `<li>` a slide. */
  children: ReactNode;
};

/** A row of slides. The row scrolls by itself; the island adds buttons, arrow keys and edges that slide. */
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
