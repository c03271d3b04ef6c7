import { AfricaMap } from "../art/africa-map.tsx";
import { Band, BandPatterns } from "../art/band.tsx";
import { Cover } from "../art/cover.tsx";
import type { CoverKind } from "../art/cover-pattern.ts";
import { HeroArt, type HeroName } from "../art/hero-art.tsx";
import { heroes } from "../art/heroes.generated.ts";
import { Mark } from "../art/mark.tsx";
import { WeaveMark } from "../art/weave-mark.tsx";
import { Section } from "../ui/section.tsx";
import styles from "./style-page.module.css";

const kinds: CoverKind[] = ["work", "news", "event", "resource"];

export function ArtSpecimens() {
  return (
    <Section heading="Art" lead="Computed, not fetched; docs/look.md says how." tone="tint">
      <div className={styles.stack}>
        <AfricaMap className={styles.map} />
        <div className={styles.row}>
          <Mark />
          <WeaveMark />
        </div>
        <div className={styles.covers}>
          {(Object.keys(heroes) as HeroName[]).map((name) => (
            <HeroArt key={name} name={name} />
          ))}
        </div>
        <div className={styles.covers}>
          {kinds.map((kind) => (
            <Cover key={kind} kind={kind} subject={kind} id="specimen" />
          ))}
        </div>
        <BandPatterns kinds={kinds} />
        <BandPatterns kinds={kinds} down />
        {kinds.map((kind) => (
          <Band key={kind} kind={kind} subject={kind} />
        ))}
      </div>
    </Section>
  );
}
