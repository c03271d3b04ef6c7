import { useLoaderData } from "react-router";
import { pageMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import { pageLoader } from "../../rendering/page-loader.ts";
import { useSite } from "../../rendering/root-data.ts";
import type { PageOf } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { LinkTiles } from "../../ui/link-tiles.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";

export const loader = pageLoader("get-involved");
export const meta = (page: PageOf<typeof loader>) => pageMeta(page, page.loaderData.words);

export default function GetInvolved() {
  const { words } = useLoaderData<typeof loader>();
  const { opensInNewTab } = useWords().lists;
  const { profiles } = useSite().organisation;
  // The specification asks for LinkedIn; without it, the first profile will do.
  const profile = profiles.find(({ name }) => /^linkedin$/i.test(name)) ?? profiles[0];
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.pillars.heading} tone="tint">
        <LinkTiles items={words.pillars.items} />
      </Section>
      <CallToAction heading={words.ready.heading} text={words.ready.text}>
        <ButtonLink to={words.ready.button.to}>{words.ready.button.label}</ButtonLink>
      </CallToAction>
      {profile && (
        <Section heading={words.follow.heading} lead={words.follow.text}>
          <ExternalLink href={profile.address} newTab={opensInNewTab}>
            {words.follow.action}
          </ExternalLink>
        </Section>
      )}
    </>
  );
}
