import { useFetchedFiles } from "../rendering/fetched-files.ts";
import { useLowData } from "../rendering/low-data.ts";
import styles from "./africa-map.module.css";
import { arcs, dotStep, dots, hub, viewBox } from "./map.generated.ts";
import drawing from "./map.svg?url&no-inline";

type AfricaMapProps = {
  className?: string | undefined;
  /** With the arcs between its cities, and the hub. */
  network?: boolean;
};

/**
 * The continent as a network. Decorative: it says nothing that the text beside it does not. Its lines are in a file of
 * their own, so that Home fits the first 14,600 bytes in every language; in low-data mode a request would cost more.
 */
export function AfricaMap({ className = "", network = true }: AfricaMapProps) {
  const inPage = useLowData();
  const { files } = useFetchedFiles();
  if (!inPage) files.add(drawing);
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
