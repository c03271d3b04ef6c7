import { useLoaderData } from "react-router";
import { renderMarkdown } from "../../../server/markdown/markdown.ts";
import { WeaveBand } from "../../art/weave-band.tsx";
import { withLiveLinks } from "../../lists/live-links.server.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { readPage } from "../../rendering/page-loader.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Figures } from "../../ui/figures.tsx";
import { RenderedProse } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import { MilestoneIcon } from "./milestone-icon.tsx";

export const meta = (page: PageOf<typeof loader>) =>
  pageMeta(page, { ...page.loaderData.words, below: "/about" });

export async function loader(args: LoaderArgs) {
  const words = await readPage(args, "origins");
  const milestones = await withLiveLinks(args.context.get(siteContext), words.milestones.items);
  return { words, milestones, mission: renderMarkdown(words.mission.text) };
}

export default function Origins() {
  const { words, mission, milestones } = useLoaderData<typeof loader>();
  const items = milestones.map(({ icon, ...milestone }) => ({
    ...milestone,
    marker: <MilestoneIcon icon={icon} />,
  }));
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <WeaveBand />
      <Section heading={words.mission.heading} layout="beside">
        <RenderedProse html={mission} />
      </Section>
      <Section heading={words.milestones.heading} tone="tint">
        <Timeline items={items} layout="alternate" />
      </Section>
      {words.impact.items.length > 0 && (
        <Section heading={words.impact.heading}>
          <Figures items={words.impact.items} />
        </Section>
      )}
      <CallToAction heading={words.ahead.heading} text={words.ahead.text}>
        <ButtonLink to={words.ahead.button.to}>{words.ahead.button.label}</ButtonLink>
      </CallToAction>
    </>
  );
}
