import styles from "./africa-map.module.css";
import { arcs, dotStep, dots, hub, viewBox } from "./map.generated.ts";
import drawing from "./map.svg?url&no-inline";

type AfricaMapProps = {
  className?: string | undefined;
  /** With the arcs between its cities, and the hub. */
  network?: boolean;
  /** With all its lines, instead of the file that has them. */
  inPage?: boolean;
};

/** The file that a page with the map makes a browser fetch. */
export const mapFile = drawing;

/**
 * The continent as a network. Decorative: it says nothing that the text beside it does not. Its lines are in a file of
 * their own, so that Home fits the first 14,600 bytes in every language.
 */
export function AfricaMap({ className = "", network = true, inPage = false }: AfricaMapProps) {
  return (
    <svg className={`${styles.map} ${className}`} viewBox={viewBox} aria-hidden="true">
      {/* Not a dashed line: to lay out its 1,500 dots took a phone longer than the rest of Home. */}
      <pattern id="dot" x="1" width={dotStep} height="14" patternUnits="userSpaceOnUse">
        <path className={styles.dot} d="M2 4h0m4 7h0" />
      </pattern>
      {inPage ? (
        <path className={styles.land} d={dots} />
      ) : (
        <use href={`${drawing}#land`} className={styles.land} />
      )}
      {network && (
        <>
          {inPage ? <path d={arcs.join("")} /> : <use href={`${drawing}#arcs`} />}
          <circle className={styles.hub} cx={hub.x} cy={hub.y} r="4.5" />
          <circle cx={hub.x} cy={hub.y} r="10" />
        </>
      )}
    </svg>
  );
}
