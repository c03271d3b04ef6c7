import type { ReactNode } from "react";
import { Island } from "../island.tsx";
import { SlidingRow } from "./sliding-row.tsx";

type CarouselProps = {
  /** The name of the row for screen readers. */
  label: string;
  previous: string;
  next: string;
  /** One `<li>` a slide. */
  children: ReactNode;
};

/** A row of slides. The row scrolls by itself; the island adds buttons, arrow keys and edges that slide. */
export function Carousel({ children, ...words }: CarouselProps) {
  return <Island name="carousel" component={SlidingRow} props={words} serverOnly={{ children }} />;
}
