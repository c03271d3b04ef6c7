import styles from "./africa-map.module.css";
import { arcs, dotStep, dots, hub, viewBox } from "./map.generated.ts";
import mapFile from "./map.svg?url&no-inline";

export { mapFile };

type AfricaMapProps = {
  className?: string | undefined;
  /** With the arcs between its cities, and the hub. */
  network?: boolean;
  /** With its lines from `mapFile`, so that the page is lighter by them; else they are in the page. */
  fromFile?: boolean;
};

/** The continent as a network. Decorative: it says nothing that the text beside it does not. */
export function AfricaMap({ className = "", network = true, fromFile = false }: AfricaMapProps) {
  return (
    <svg className={`${styles.map} ${className}`} viewBox={viewBox} aria-hidden="true">
      {/* Not a dashed line: to lay out its 1,500 dots took a phone longer than the rest of Home. */}
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
