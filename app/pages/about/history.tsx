import { WeaveMark } from "../../art/weave-mark.tsx";
import { pageMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import type { PageFacts } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { Timeline } from "../../ui/timeline.tsx";

export const meta = (page: PageFacts) => pageMeta(page, { ...page.words.history, below: "/about" });

export default function History() {
  const { history: words } = useWords();
  const years = words.years.items.map((year) => ({ ...year, marker: <WeaveMark /> }));
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.years.heading} lead={words.years.lead}>
        <Timeline items={years} />
      </Section>
      <CallToAction heading={words.next.heading} text={words.next.text}>
        <ButtonLink to="/about/origins">{words.next.origins}</ButtonLink>
        <ButtonLink to="/our-work" variant="outline">
          {words.next.work}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
