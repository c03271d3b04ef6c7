import { writeAbout } from "../../enquiry/write-about.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import type { PageFacts } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./ai-policy.module.css";
import { FilmHero } from "./film-hero.tsx";
import { publications, resourcesFor } from "./resource-lists.ts";
import { RoundTable } from "./round-table.tsx";

export const meta = (page: PageFacts) => pageMeta(page, { ...page.words.aiPolicy, below: "/ai-security" });

export default function AiPolicy() {
  const { commitment, pillars, contact, dialogue } = useWords().aiPolicy;
  const reading = [
    { ...dialogue.research, link: { to: publications, label: dialogue.research.action } },
    { ...dialogue.briefs, link: { to: resourcesFor.policyMakers, label: dialogue.briefs.action } },
  ];
  return (
    <>
      <FilmHero />
      <Section heading={commitment.heading}>
        <div className={styles.commitment}>
          <Prose>
            {commitment.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <h3>{commitment.list.heading}</h3>
            <ul>
              {commitment.list.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Prose>
          <RoundTable />
        </div>
      </Section>
      <Section heading={pillars.heading} tone="tint">
        <FeatureGrid items={pillars.items} />
      </Section>
      <CallToAction heading={contact.heading} text={contact.text}>
        <ButtonLink to={writeAbout("policy")}>{contact.action}</ButtonLink>
      </CallToAction>
      <Section heading={dialogue.heading} lead={dialogue.lead} tone="tint">
        <FeatureGrid items={reading} columns={2} />
      </Section>
    </>
  );
}
