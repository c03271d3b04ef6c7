import type { ReactNode } from "react";
import styles from "./carousel.module.css";
import { useSliding } from "./carousel-sliding.ts";

type CarouselProps = {
  /** What the row holds, for those who hear it. */
  label: string;
  previous: string;
  next: string;
  /** One `<li>` a slide. */
  children: ReactNode;
};

/** A row of slides. The row scrolls by itself; script adds buttons, arrow keys and edges that slide. */
export function Carousel({ label, previous, next, children }: CarouselProps) {
  const { row, place, step, arrowKeys, edge } = useSliding<HTMLUListElement>();
  return (
    <div {...arrowKeys}>
      <div className={styles.frame}>
        <ul {...row} aria-label={label} className={styles.row}>
          {children}
        </ul>
        {place && (
          <>
            <div className={styles.edge} {...edge(-1)} />
            <div className={`${styles.edge} ${styles.end}`} {...edge(1)} />
          </>
        )}
      </div>
      <div className={styles.controls}>
        {place && place !== "whole" && (
          <>
            <StepButton
              label={previous}
              off={place === "start"}
              onClick={() => step(-1)}
              path="M15 5l-7 7 7 7"
            />
            <StepButton label={next} off={place === "end"} onClick={() => step(1)} path="M9 5l7 7-7 7" />
          </>
        )}
      </div>
    </div>
  );
}

type StepButtonProps = { label: string; off: boolean; path: string; onClick: () => void };

/** At an end it only says that it is off: a `disabled` button would drop the focus of who just pressed it. */
function StepButton({ label, off, path, onClick }: StepButtonProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={off} className={styles.button} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
