import type { Point } from "../../../server/counts/count-reports.ts";
import styles from "./counts.module.css";

const height = 40;

/** Bars beside their number, which says the same. Drawn by attributes, because the policy forbids inline styles. */
export function CountChart({ points, small = false }: { points: Point[]; small?: boolean }) {
  const most = Math.max(1, ...points.map(({ count }) => count));
  return (
    <svg
      viewBox={`0 0 ${points.length} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={small ? styles.small : styles.chart}
    >
      {points.map(({ at, count }, index) => {
        const bar = Math.max((count / most) * height, count > 0 ? 1 : 0.4);
        return <rect key={at} x={index + 0.1} y={height - bar} width={0.8} height={bar} />;
      })}
    </svg>
  );
}
