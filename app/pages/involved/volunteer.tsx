import { writeAbout } from "../../enquiry/write-about.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import type { PageFacts } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { StepList } from "../../ui/step-list.tsx";
import styles from "./volunteer.module.css";

export const meta = (page: PageFacts) => pageMeta(page, { ...page.words.volunteer, below: "/get-involved" });

export default function Volunteer() {
  const { volunteer: words } = useWords();
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.work.heading}>
        <FeatureGrid items={words.work.items} columns={2} />
      </Section>
      <Section tone="tint">
        <div className={styles.terms}>
          {[words.terms.ask, words.terms.offer].map(({ heading, items }) => (
            <Prose key={heading}>
              <h2>{heading}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Prose>
          ))}
        </div>
        <p className={styles.unpaid}>{words.terms.unpaid}</p>
      </Section>
      <Section heading={words.steps.heading} layout="beside">
        <StepList steps={words.steps.items} />
      </Section>
      <CallToAction heading={words.next.heading} text={words.next.text}>
        <ButtonLink to={writeAbout("volunteer")}>{words.next.contact}</ButtonLink>
        <ButtonLink to="/faq" variant="outline">
          {words.next.faq}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
