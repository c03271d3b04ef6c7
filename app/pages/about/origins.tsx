import type { OrganisationDetails } from "../../../organisation.ts";
import { WeaveBand } from "../../art/weave-band.tsx";
import { pageMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import { useSite } from "../../rendering/root-data.ts";
import type { PageFacts } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Figures } from "../../ui/figures.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import type { Words } from "../../words/translation.ts";
import { type Milestone, MilestoneIcon } from "./milestone-icon.tsx";

export const meta = (page: PageFacts) => pageMeta(page, { ...page.words.origins, below: "/about" });

const order: Milestone[] = ["foundation", "pilots", "research", "workshops", "guidelines", "alliances"];

/** One without a number is not shown. */
function figures(words: Words["origins"], details: OrganisationDetails) {
  const names = ["frameworks", "professionals", "partnerships"] as const;
  return names.flatMap((name) => {
    const number = details[name];
    return number ? [{ ...words.impact.items[name], number }] : [];
  });
}

export default function Origins() {
  const { origins: words } = useWords();
  const milestones = order.map((milestone) => ({
    ...words.milestones.items[milestone],
    marker: <MilestoneIcon milestone={milestone} />,
  }));
  const impact = figures(words, useSite().details);
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <WeaveBand />
      <Section heading={words.mission.heading} layout="beside">
        <Prose>
          {words.mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
      <Section heading={words.milestones.heading} tone="tint">
        <Timeline items={milestones} layout="alternate" />
      </Section>
      {impact.length > 0 && (
        <Section heading={words.impact.heading}>
          <Figures items={impact} />
        </Section>
      )}
      <CallToAction heading={words.ahead.heading} text={words.ahead.text}>
        <ButtonLink to="/about/mission-vision">{words.ahead.action}</ButtonLink>
      </CallToAction>
    </>
  );
}
