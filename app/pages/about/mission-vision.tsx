import { pageMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import type { PageFacts } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import styles from "./mission-vision.module.css";

export const meta = (page: PageFacts) => pageMeta(page, { ...page.words.missionVision, below: "/about" });

export default function MissionVision() {
  const { missionVision: words } = useWords();
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.principles.heading} lead={words.principles.lead} tone="tint">
        <div className={styles.pair}>
          {[words.mission, words.vision].map(({ heading, text, points }) => (
            <div key={heading} className={styles.principle}>
              <h3>{heading}</h3>
              <p className={styles.statement}>{text}</p>
              <Prose>
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </Prose>
            </div>
          ))}
        </div>
      </Section>
      <CallToAction heading={words.next.heading} text={words.next.text}>
        <ButtonLink to="/get-involved">{words.next.involved}</ButtonLink>
        <ButtonLink to="/contact" variant="outline">
          {words.next.contact}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
