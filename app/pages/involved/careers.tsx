import { writeAbout } from "../../enquiry/write-about.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import type { PageFacts } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { Link } from "../../ui/link.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { StepList } from "../../ui/step-list.tsx";

export const meta = (page: PageFacts) => pageMeta(page, { ...page.words.careers, below: "/get-involved" });

export default function Careers() {
  const { careers: words } = useWords();
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.open.heading} layout="beside">
        <Prose>
          <p>
            <strong>{words.open.none}</strong>
          </p>
          <p>{words.open.text}</p>
          <p>
            <Link to="/news">{words.open.news}</Link>
          </p>
        </Prose>
      </Section>
      <Section heading={words.fields.heading} tone="tint">
        <FeatureGrid items={words.fields.items} />
      </Section>
      <Section heading={words.steps.heading} layout="beside">
        <StepList steps={words.steps.items} />
      </Section>
      <CallToAction heading={words.next.heading} text={words.next.text}>
        <ButtonLink to={writeAbout("careers")}>{words.next.contact}</ButtonLink>
        <ButtonLink to="/volunteer" variant="outline">
          {words.next.volunteer}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
