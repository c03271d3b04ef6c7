import { heroes, viewBox } from "./heroes.generated.ts";

export type HeroName = keyof typeof heroes;

type Layer = { tone: string; d: string; width?: number; dash?: string; dots?: number };

/** The drawing of a section. It fills its container, cropped to a strip if that is one. */
export function HeroArt({ name }: { name: HeroName }) {
  const { strip, layers }: { strip: string; layers: readonly Layer[] } = heroes[name];
  return (
    <svg viewBox={viewBox} preserveAspectRatio={`xMid${strip} slice`} fill="none" aria-hidden="true">
      {layers.map(({ tone, d, width, dash, dots }) => (
        <path
          key={d}
          // Attributes, because a style sheet would be in every page.
          {...(width ? { stroke: `var(--${tone})`, strokeWidth: width } : { fill: `var(--${tone})` })}
          {...(dash && { strokeDasharray: dash })}
          {...(dots && { strokeDasharray: `0 ${dots}`, strokeLinecap: "round" })}
          d={d}
        />
      ))}
    </svg>
  );
}
