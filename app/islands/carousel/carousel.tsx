import { type ReactNode, useId } from "react";
import { Island } from "../island.tsx";
import styles from "./carousel.module.css";
import { SlidingRow } from "./sliding-row.tsx";

type CarouselProps = {
  /** The name of the row for screen readers. */
  label: string;
  /** Leads past the whole row. */
  skip: string;
  previous: string;
  next: string;
  /** One `<li>` a slide. */
  children: ReactNode;
};

/** A row of slides. The row scrolls by itself; the island adds buttons, arrow keys and edges that slide. */
export function Carousel({ children, skip, ...words }: CarouselProps) {
  const end = useId();
  return (
    <div className={styles.carousel}>
      <a href={`#${end}`} className={styles.skip}>
        {skip}
      </a>
      <Island name="carousel" component={SlidingRow} props={words} serverOnly={{ children }} />
      <div id={end} tabIndex={-1} />
    </div>
  );
}
