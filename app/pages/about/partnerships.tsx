import { useLoaderData } from "react-router";
import type { Partner } from "../../../server/content/ordered-records.ts";
import { WovenLogo } from "../../art/woven-logo.tsx";
import { checkedLink } from "../../lists/checked-link.server.ts";
import { renderTargetOf, renderText } from "../../lists/render-text.server.tsx";
import { type Pictured, withPictures } from "../../lists/with-picture.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { useFetchedFiles, useNotePictures } from "../../rendering/fetched-files.ts";
import { useWords } from "../../rendering/language.ts";
import { pageWords } from "../../rendering/page-loader.ts";
import { useLowData } from "../../rendering/root-data.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Clauses } from "../../ui/clauses.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { PartnerCard } from "../../ui/partner-card.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import styles from "./partnerships.module.css";

export const meta = (page: PageOf<typeof loader>) =>
  pageMeta(page, { ...page.loaderData.words, below: "/about" });

export async function loader({ request, context }: LoaderArgs) {
  const site = context.get(siteContext);
  const { content, pictures } = site;
  const partners = (await withPictures(pictures, await content.partners())).map(
    async ({ text, website, ...partner }) => ({
      ...partner,
      html: await renderText(site, text, renderTargetOf(request)),
      website: checkedLink(website)?.address,
    }),
  );
  return { words: await pageWords(site, "partnerships"), partners: await Promise.all(partners) };
}

function Logo({ name, picture, woven }: Pick<Pictured<Partner>, "name" | "picture" | "woven">) {
  const lowData = useLowData();
  const fetched = useFetchedFiles();
  const { logoOf } = useWords().partnerships.partners;
  const label = logoOf({ name });
  if (!picture || lowData) return woven ? <WovenLogo rows={woven} label={label} /> : null;
  fetched.pictures = true;
  const { address, width, height } = picture;
  return (
    <img
      src={`${address}/${picture.lowData.width}.webp`}
      alt={picture.alt ?? label}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}

export default function Partnerships() {
  const { visit, newTab } = useWords().partnerships.partners;
  const { words, partners } = useLoaderData<typeof loader>();
  useNotePictures(partners.map(({ html }) => html).join(""));
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      {partners.length > 0 && (
        <Section heading={words.partners.heading}>
          <ul className={styles.partners}>
            {partners.map(({ id, name, kind, html, website, ...logo }) => (
              <li key={id} id={id}>
                <PartnerCard name={name} kind={kind} html={html} logo={<Logo name={name} {...logo} />}>
                  {website && (
                    <ExternalLink href={website} newTab={newTab({ name })}>
                      {visit}
                    </ExternalLink>
                  )}
                </PartnerCard>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section heading={words.practice.heading} lead={words.practice.lead} tone="tint">
        <Clauses items={words.practice.items} />
      </Section>
      <CallToAction heading={words.join.heading} text={words.join.text}>
        <ButtonLink to={words.join.button.to}>{words.join.button.label}</ButtonLink>
      </CallToAction>
    </>
  );
}
