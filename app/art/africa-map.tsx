import styles from "./africa-map.module.css";
import { arcs, dotStep, dots, hub, viewBox } from "./map.generated.ts";
import mapFile from "./map.svg?url&no-inline";

export { mapFile };

type AfricaMapProps = {
  className?: string | undefined;
  /** Whether to draw the arcs between the cities, and the hub. */
  network?: boolean;
  /** Takes the lines from `mapFile` to keep the page small; otherwise they are inline. */
  fromFile?: boolean;
};

/** The continent as a network. Decorative: the text beside it says the same. */
export function AfricaMap({ className = "", network = true, fromFile = false }: AfricaMapProps) {
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
      {network && (
        <>
          {fromFile ? <use href={`${mapFile}#arcs`} /> : <path d={arcs.join("")} />}
          <circle className={styles.hub} cx={hub.x} cy={hub.y} r="4.5" />
          <circle cx={hub.x} cy={hub.y} r="10" />
        </>
      )}
    </svg>
  );
}
