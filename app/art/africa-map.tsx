import styles from "./africa-map.module.css";
import { arcs, cityDots, dotStep, dots, hub, viewBox } from "./map.generated.ts";

/** The continent as a network. Decorative: it says nothing that the text beside it does not. */
export function AfricaMap({ className = "" }: { className?: string | undefined }) {
  return (
    <svg className={`${styles.map} ${className}`} viewBox={viewBox} aria-hidden="true">
      <path className={styles.dots} d={dots} strokeDasharray={`0 ${dotStep}`} />
      <path d={arcs.join("")} />
      <path className={styles.cities} d={cityDots} />
      <circle className={styles.hub} cx={hub.x} cy={hub.y} r="4.5" />
      <circle cx={hub.x} cy={hub.y} r="10" />
    </svg>
  );
}
