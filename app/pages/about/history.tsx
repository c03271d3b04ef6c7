import { useLoaderData } from "react-router";
import { WeaveMark } from "../../art/weave-mark.tsx";
import { pageMeta } from "../../metadata/page-meta.ts";
import { pageLoader } from "../../rendering/page-loader.ts";
import type { PageOf } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { Timeline } from "../../ui/timeline.tsx";

export const loader = pageLoader("history");
export const meta = (page: PageOf<typeof loader>) =>
  pageMeta(page, { ...page.loaderData.words, below: "/about" });

export default function History() {
  const { words } = useLoaderData<typeof loader>();
  const years = words.years.items.map((year) => ({ ...year, marker: <WeaveMark /> }));
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.years.heading} lead={words.years.lead}>
        <Timeline items={years} />
      </Section>
      <CallToAction heading={words.next.heading} text={words.next.text}>
        <ButtonLink to={words.next.first.to}>{words.next.first.label}</ButtonLink>
        <ButtonLink to={words.next.second.to} variant="outline">
          {words.next.second.label}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
