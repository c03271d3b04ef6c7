import { heroes, viewBox } from "./heroes.generated.ts";

export type HeroName = keyof typeof heroes;

type Layer = { tone: string; d: string; width?: number; dash?: string; dots?: number };

/** The drawing that opens the pages of a section. It fills its box; where that is a strip, it shows a strip of it. */
export function HeroArt({ name }: { name: HeroName }) {
  const { strip, layers }: { strip: string; layers: readonly Layer[] } = heroes[name];
  return (
    <svg viewBox={viewBox} preserveAspectRatio={`xMid${strip} slice`} fill="none" aria-hidden="true">
      {layers.map(({ tone, d, width, dash, dots }) => (
        <path
          key={d}
          // In attributes and not in a style sheet, which every page would carry.
          {...(width ? { stroke: `var(--${tone})`, strokeWidth: width } : { fill: `var(--${tone})` })}
          {...(dash && { strokeDasharray: dash })}
          {...(dots && { strokeDasharray: `0 ${dots}`, strokeLinecap: "round" })}
          d={d}
        />
      ))}
    </svg>
  );
}
