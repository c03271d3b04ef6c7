import { writeAbout } from "../../enquiry/write-about.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import { useSite } from "../../rendering/root-data.ts";
import type { PageFacts } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";

export const meta = (page: PageFacts) => pageMeta(page, page.words.getInvolved);

export default function GetInvolved() {
  const { getInvolved: words } = useWords();
  const { careers, volunteer, donate, partner } = words.pillars;
  const pillars = [
    { ...careers, link: { to: "/careers", label: careers.link } },
    { ...volunteer, link: { to: "/volunteer", label: volunteer.link } },
    { ...donate, link: { to: "/donate", label: donate.link } },
    { ...partner, link: { to: writeAbout("partner"), label: partner.link } },
  ];
  const { details } = useSite();
  // The footer calls the same address by the same name.
  const profile = details.linkedIn ?? details.profile;
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.pillars.heading} tone="tint">
        <FeatureGrid items={pillars} columns={2} />
      </Section>
      <CallToAction heading={words.ready.heading} text={words.ready.text}>
        <ButtonLink to="/contact">{words.ready.action}</ButtonLink>
      </CallToAction>
      {profile && (
        <Section heading={words.follow.heading} lead={words.follow.text}>
          <ExternalLink href={profile} newTab={words.follow.newTab}>
            {words.follow.action}
          </ExternalLink>
        </Section>
      )}
    </>
  );
}
