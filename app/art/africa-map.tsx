import styles from "./africa-map.module.css";
import { dotStep, dots, hub, viewBox } from "./map.generated.ts";
import mapFile from "./map.svg?url&no-inline";

export { mapFile };

type AfricaMapProps = {
  className?: string | undefined;
  /** Lines on the map, as a path. */
  lines?: string;
  /** Whether to mark the city where the organisation is based. */
  hasHub?: boolean;
  /** Takes the lines from `mapFile` to keep the page small; otherwise they are inline. */
  fromFile?: boolean;
};

/** The continent in dots. Decorative: the text beside it says the same. */
export function AfricaMap({ className = "", lines, hasHub = true, fromFile = false }: AfricaMapProps) {
  return (
    <svg className={`${styles.map} ${className}`} viewBox={viewBox} aria-hidden="true">
      {/* A pattern, because laying out 1,500 dots of a dashed line took a phone longer than the rest of Home. */}
      <pattern id="dot" x="1" width={dotStep} height="14" patternUnits="userSpaceOnUse">
        <path className={styles.dot} d="M2 4h0m4 7h0" />
      </pattern>
      {fromFile ? (
        <use href={`${mapFile}#land`} className={styles.land} />
      ) : (
        <path className={styles.land} d={dots} />
      )}
      {lines && <path d={lines} />}
      {hasHub && (
        <>
          <circle className={styles.hub} cx={hub.x} cy={hub.y} r="4.5" />
          <circle cx={hub.x} cy={hub.y} r="10" />
        </>
      )}
    </svg>
  );
}
