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
import { resourcesFor } from "./resource-lists.ts";

export const meta = (page: PageFacts) => pageMeta(page, page.words.aiSecurity);

export default function AiSecurity() {
  const { aiSecurity: words } = useWords();
  const { pipeline } = words;
  const { public: everyone, engineers, policyMakers } = words.readers.items;
  const readers = [
    { ...everyone, link: { to: resourcesFor.public, label: everyone.link } },
    { ...engineers, link: { to: resourcesFor.engineers, label: engineers.link } },
    { ...policyMakers, link: { to: resourcesFor.policyMakers, label: policyMakers.link } },
  ];
  const steps = pipeline.steps.map(({ wrong, remedy, ...step }) => ({
    ...step,
    notes: [
      { term: pipeline.wrong, text: wrong },
      { term: pipeline.remedy, text: remedy },
    ],
  }));
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.meaning.heading} layout="beside">
        <Prose>
          {words.meaning.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
      <Section heading={pipeline.heading} lead={pipeline.lead} tone="tint">
        <StepList steps={steps} />
      </Section>
      <Section heading={words.readers.heading} lead={words.readers.lead}>
        <FeatureGrid items={readers} />
      </Section>
      <CallToAction heading={words.next.heading} text={words.next.text}>
        <ButtonLink to="/ai-policy">{words.next.policy}</ButtonLink>
        <ButtonLink to="/contact" variant="outline">
          {words.next.contact}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
