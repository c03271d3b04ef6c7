import type { ReactNode } from "react";
import { ServerSlot } from "../server-slot.tsx";
import styles from "./carousel.module.css";
import { useSliding } from "./use-sliding.ts";

type SlidingRowProps = { label: string; previous: string; next: string; children?: ReactNode };

export function SlidingRow({ label, previous, next, children }: SlidingRowProps) {
  const { row, place, step, arrowKeys, edge } = useSliding<HTMLUListElement>();
  return (
    <div {...arrowKeys}>
      {/* Before the row, so that Tab reaches the buttons before the cards. */}
      <div className={styles.controls}>
        <StepButton label={previous} off={place === "start"} onClick={() => step(-1)} path="M15 5l-7 7 7 7" />
        <StepButton label={next} off={place === "end"} onClick={() => step(1)} path="M9 5l7 7-7 7" />
      </div>
      <div className={styles.frame}>
        <ServerSlot as="ul" {...row} aria-label={label} className={styles.row}>
          {children}
        </ServerSlot>
        <div className={styles.edge} {...edge(-1)} />
        <div className={`${styles.edge} ${styles.end}`} {...edge(1)} />
      </div>
    </div>
  );
}

type StepButtonProps = { label: string; off: boolean; path: string; onClick: () => void };

/** `aria-disabled` at an end: a `disabled` button would lose the focus when it is pressed. */
function StepButton({ label, off, path, onClick }: StepButtonProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={off} className={styles.button} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
