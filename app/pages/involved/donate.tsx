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

export const meta = (page: PageFacts) => pageMeta(page, { ...page.words.donate, below: "/get-involved" });

export default function Donate() {
  const { donate: words } = useWords();
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.steps.heading} layout="beside">
        <StepList steps={words.steps.items} />
      </Section>
      <Section heading={words.safety.heading} layout="beside">
        <Prose>
          <p>{words.safety.text}</p>
        </Prose>
      </Section>
      <Section heading={words.uses.heading} lead={words.uses.lead} tone="tint">
        <FeatureGrid items={words.uses.items} />
      </Section>
      <Section heading={words.kind.heading}>
        <FeatureGrid items={words.kind.items} />
      </Section>
      <CallToAction heading={words.next.heading} text={words.next.text}>
        <ButtonLink to={writeAbout("donate")}>{words.next.contact}</ButtonLink>
        <ButtonLink to="/about/partnerships" variant="outline">
          {words.next.partnerships}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
