import { organisation } from "../../../organisation.ts";
import { WeaveBand } from "../../art/weave-band.tsx";
import { pageMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import { useSite } from "../../rendering/root-data.ts";
import type { PageFacts } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import styles from "./about.module.css";
import { aboutPages } from "./about-pages.ts";

export const meta = (page: PageFacts) => pageMeta(page, page.words.about);

export default function About() {
  const all = useWords();
  const { about: words } = all;
  return (
    <>
      <SectionHeader
        title={words.title}
        kicker={words.kicker}
        lead={words.lead({ name: organisation.name })}
      />
      <Section heading={words.intro.heading} layout="beside">
        <Prose>
          {words.intro.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
      <WeaveBand />
      <Section>
        <div className={styles.pair}>
          {[words.mission, words.vision].map(({ heading, text }) => (
            <div key={heading}>
              <h2 className={styles.name}>{heading}</h2>
              <p className={styles.statement}>{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section heading={words.values.heading} lead={words.values.lead} tone="tint">
        <FeatureGrid items={words.values.items} />
      </Section>
      <Section heading={words.more.heading}>
        <FeatureGrid items={aboutPages(all, useSite())} columns={2} />
      </Section>
      <CallToAction heading={words.join.heading} text={words.join.text}>
        <ButtonLink to="/get-involved">{words.join.action}</ButtonLink>
      </CallToAction>
    </>
  );
}
