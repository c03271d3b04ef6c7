import { LRUCache } from "lru-cache";
import { useId } from "react";
import { clothColour } from "./cloth-colour.ts";
import styles from "./cover.module.css";
import {
  COVER_HEIGHT,
  COVER_WIDTH,
  type CoverDrawing,
  type CoverKind,
  type CoverSeed,
  coverFor,
} from "./cover-pattern.ts";

type CoverProps = CoverSeed & {
  /** Whether a picture covers it; app/browser/broken-pictures.ts removes one that fails to load. */
  isBelow?: boolean;
};

/** The drawn picture of a record without its own. It fills its container. */
export function Cover({ kind, subject, id, isBelow = false }: CoverProps) {
  const tile = useId();
  const { width, height, transform, layers } = drawingOf(kind, id);
  return (
    <svg
      className={styles.cover}
      color={`var(--cloth-${clothColour(subject)})`}
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-below={isBelow ? "" : undefined}
    >
      <pattern
        id={tile}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
        patternTransform={transform}
      >
        {layers.map(({ tone, path }) => (
          <path key={tone} className={styles[tone]} d={path} />
        ))}
      </pattern>
      <path d={`M0 0h${COVER_WIDTH}v${COVER_HEIGHT}H0z`} fill={`url(#${tile})`} />
    </svg>
  );
}

/** Searches show the same dozens of records again and again. A drawing takes about 1 KB. */
const drawings = new LRUCache<string, CoverDrawing>({ max: 1000 });

function drawingOf(kind: CoverKind, id: string): CoverDrawing {
  const key = `${kind}/${id}`;
  const drawing = drawings.get(key) ?? coverFor(kind, id);
  drawings.set(key, drawing);
  return drawing;
}
