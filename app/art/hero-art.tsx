import styles from "./hero-art.module.css";
import { heroes, viewBox } from "./heroes.generated.ts";

export type HeroName = keyof typeof heroes;

type Layer = { tone: keyof typeof styles; d: string; width?: number; dash?: string; dots?: number };

/** The drawing that opens the pages of a section. It fills its box; where that is a strip, it shows a strip of it. */
export function HeroArt({ name }: { name: HeroName }) {
  const { strip, layers }: { strip: string; layers: readonly Layer[] } = heroes[name];
  return (
    <svg
      className={styles.hero}
      viewBox={viewBox}
      preserveAspectRatio={`xMid${strip} slice`}
      aria-hidden="true"
    >
      {layers.map(({ tone, d, width, dash, dots }) => (
        <path
          key={d}
          className={styles[tone]}
          {...(width ? { strokeWidth: width } : { fill: "currentColor" })}
          {...(dash && { strokeDasharray: dash })}
          {...(dots && { strokeDasharray: `0 ${dots}`, strokeLinecap: "round" })}
          d={d}
        />
      ))}
    </svg>
  );
}
