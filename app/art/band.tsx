import styles from "./band.module.css";
import { BANDS, CELL } from "./bands.ts";
import { clothColour } from "./cloth-colour.ts";
import type { CoverKind, CoverSeed } from "./cover-pattern.ts";
import { threadPath } from "./weave.ts";

type BandProps = Pick<CoverSeed, "kind" | "subject"> & {
  /** Runs down the edge of a card instead of along its top. */
  down?: boolean;
};

/** The narrow woven band of a record without a picture. The page needs the `BandPatterns` of its kind. */
export function Band({ kind, subject, down = false }: BandProps) {
  return (
    <svg
      className={down ? styles.down : styles.band}
      color={`var(--cloth-${clothColour(subject)})`}
      aria-hidden="true"
    >
      <path fill={`url(#${patternId(kind, down)})`} d="M0 0h2e3v2e3H0z" />
    </svg>
  );
}

type BandPatternsProps = { kinds: readonly CoverKind[]; down?: boolean };

/** The weaves of a page's bands, once for all of them. */
export function BandPatterns({ kinds, down = false }: BandPatternsProps) {
  return (
    <svg className={styles.patterns} aria-hidden="true">
      {kinds.map((kind) => {
        const rows = BANDS[kind];
        return (
          <pattern
            key={kind}
            id={patternId(kind, down)}
            width={rows[0]?.length}
            height={rows.length}
            patternUnits="userSpaceOnUse"
            patternTransform={`${down ? "rotate(90)" : ""}scale(${CELL})`}
          >
            <path className={styles.gold} d={threadPath("g", rows)} />
            <path className={styles.faint} d={threadPath("f", rows)} />
          </pattern>
        );
      })}
    </svg>
  );
}

const patternId = (kind: CoverKind, down: boolean) => `${kind}-${down ? "edge" : "band"}`;
