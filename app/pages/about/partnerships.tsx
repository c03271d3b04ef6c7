import { WovenLogo } from "../../art/woven-logo.tsx";
import { writeAbout } from "../../enquiry/write-about.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import type { PageFacts } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { PartnerCard } from "../../ui/partner-card.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { partnerships as words } from "../../words/en/partnerships.ts";
import { type Partner, partners } from "./partners.ts";
import styles from "./partnerships.module.css";

export const meta = (page: PageFacts) => pageMeta(page, { ...words, below: "/about" });

const { kinds, visit, newTab, logoOf } = words.partners;

function Logo({ name, logo }: Partner) {
  const label = logoOf(name);
  return "woven" in logo ? (
    <WovenLogo rows={logo.woven} label={label} />
  ) : (
    <img src={logo.picture} alt={label} />
  );
}

export default function Partnerships() {
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.partners.heading}>
        <ul className={styles.partners}>
          {partners.map((partner) => (
            <li key={partner.name}>
              <PartnerCard
                name={partner.name}
                kind={kinds[partner.kind]}
                text={partner.text}
                logo={<Logo {...partner} />}
              >
                <ExternalLink href={partner.website} newTab={newTab(partner.name)}>
                  {visit}
                </ExternalLink>
              </PartnerCard>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={words.practice.heading} lead={words.practice.lead} tone="tint">
        <FeatureGrid items={words.practice.items} />
      </Section>
      <CallToAction heading={words.join.heading} text={words.join.text}>
        <ButtonLink to={writeAbout("partner")}>{words.join.action}</ButtonLink>
      </CallToAction>
    </>
  );
}
