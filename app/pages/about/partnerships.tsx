import { Cover } from "../../art/cover.tsx";
import { pageMeta } from "../../metadata/page-meta.ts";
import type { PageFacts } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { PartnerCard } from "../../ui/partner-card.tsx";
import { Section } from "../../ui/section.tsx";
import { partnerships as words } from "../../words/en/partnerships.ts";
import { partners } from "./partners.ts";
import styles from "./partnerships.module.css";

export const meta = (page: PageFacts) => pageMeta(page, { ...words, below: "/about" });

const { kinds, visit, newTab, logoOf } = words.partners;

export default function Partnerships() {
  return (
    <>
      <PageHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.partners.heading}>
        <ul className={styles.partners}>
          {partners.map(({ kind, name = kinds[kind].name, logo, website }) => (
            <li key={kind}>
              <PartnerCard
                name={name}
                kind={name === kinds[kind].name ? undefined : kinds[kind].name}
                text={kinds[kind].text}
                logo={logo ? <img src={logo} alt={logoOf(name)} /> : <Cover kind="work" id={kind} />}
              >
                {website && (
                  <ExternalLink href={website} newTab={newTab}>
                    {visit}
                  </ExternalLink>
                )}
              </PartnerCard>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={words.practice.heading} lead={words.practice.lead} tone="tint">
        <FeatureGrid items={words.practice.items} />
      </Section>
      <CallToAction heading={words.join.heading} text={words.join.text}>
        <ButtonLink to="/contact">{words.join.action}</ButtonLink>
      </CallToAction>
    </>
  );
}
