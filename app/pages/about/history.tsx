import { useLoaderData } from "react-router";
import { WeaveMark } from "../../art/weave-mark.tsx";
import { withLiveLinks } from "../../lists/live-links.server.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { readPage } from "../../rendering/page-loader.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { Timeline } from "../../ui/timeline.tsx";

export async function loader(args: LoaderArgs) {
  const words = await readPage(args, "history");
  return { words, years: await withLiveLinks(args.context.get(siteContext), words.years.items) };
}
export const meta = (page: PageOf<typeof loader>) =>
  pageMeta(page, { ...page.loaderData.words, below: "/about" });

export default function History() {
  const { words, years } = useLoaderData<typeof loader>();
  const items = years.map((year) => ({ ...year, marker: <WeaveMark /> }));
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.years.heading} lead={words.years.lead}>
        <Timeline items={items} />
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
