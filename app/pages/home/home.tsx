import { data, useLoaderData } from "react-router";
import { formStart } from "../../enquiry/form-start.ts";
import { receiveEnquiry } from "../../enquiry/receive.ts";
import { Follow } from "../../follow/follow.tsx";
import { unavailable } from "../../lists/unavailable.ts";
import { feedLinks } from "../../metadata/feed-links.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { aboutUs, webSite } from "../../metadata/structured-data/organisation.ts";
import { useWords } from "../../rendering/language.ts";
import type { LoaderArgs, PageFacts } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { Section } from "../../ui/section.tsx";
import { LatestUpdates } from "../../updates/latest-updates.tsx";
import { Hero } from "./hero.tsx";
import { HowWeWork } from "./how-we-work.tsx";
import { LetsTalk } from "./lets-talk.tsx";
import { NewestWork } from "./newest-work.tsx";
import { readHome } from "./read-home.ts";

export const meta = (page: PageFacts) => {
  const { words } = page;
  return pageMeta(page, {
    title: words.home.title,
    description: words.home.description,
    structured: [aboutUs(page), webSite(page)],
  });
};

export const links = (page: PageFacts) => feedLinks(page, "updates");

/** If one part cannot be read it is undefined, and the page shows the others. */
export async function loader(args: LoaderArgs) {
  const { context, request } = args;
  const parts = await readHome(context.get(siteContext), new URL(request.url).search);
  const whole = parts.work && parts.updates;
  return data({ ...parts, start: await formStart(args) }, whole ? undefined : unavailable);
}

export const action = receiveEnquiry;

export default function Home() {
  const { home } = useWords();
  const { coming, work, filter, updates, start } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero coming={coming} />
      <Section heading={home.mission.heading}>
        <FeatureGrid items={home.mission.parts} />
      </Section>
      <HowWeWork />
      <NewestWork work={work} />
      <LatestUpdates filter={filter} items={updates} />
      <Follow feed="updates" calendar="link" />
      <CallToAction heading={home.join.heading} text={home.join.text}>
        <ButtonLink to="/get-involved">{home.join.involved}</ButtonLink>
      </CallToAction>
      <LetsTalk start={start} />
    </>
  );
}
