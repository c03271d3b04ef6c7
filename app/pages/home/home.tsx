import { Suspense } from "react";
import { data } from "react-router";
import { answerHeaders } from "../../enquiry/answer-headers.ts";
import { receiveEnquiry } from "../../enquiry/receive.ts";
import { sendEnquiry } from "../../enquiry/send.ts";
import { feedLinks } from "../../feed-links.ts";
import { unavailable } from "../../lists/unavailable.ts";
import { pageMeta, placeOf } from "../../page-meta.ts";
import { unpackRows } from "../../rows.ts";
import { siteContext } from "../../site.ts";
import { aboutUs, webSite } from "../../structured-data/organisation.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { Section } from "../../ui/section.tsx";
import { reportInBrowser } from "../../updates/failure.ts";
import { LatestUpdates } from "../../updates/latest-updates.tsx";
import type { Update } from "../../updates/update-card.tsx";
import { home } from "../../words/en/home.ts";
import type { Route } from "./+types/home";
import { Hero } from "./hero.tsx";
import { HowWeWork } from "./how-we-work.tsx";
import { LetsTalk } from "./lets-talk.tsx";
import { NewestWork, type WorkCard } from "./newest-work.tsx";
import { readHome } from "./read-home.ts";
import { useLastGood } from "./use-last-good.ts";

export const meta: Route.MetaFunction = (page) => {
  const { siteUrl } = placeOf(page);
  return pageMeta(page, {
    title: home.title,
    description: home.description,
    structured: [aboutUs(siteUrl), webSite(siteUrl)],
  });
};

export const links = () => feedLinks("updates");

/** Each part stands alone: what cannot be read is undefined, and the page shows the rest. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const parts = await readHome(site, new URL(request.url).search);
  const whole = parts.work && parts.updates;
  return data({ ...parts, terms: site.enquiries.terms }, whole ? undefined : unavailable);
}

export const action = receiveEnquiry;
export const clientAction = sendEnquiry;
export const headers = answerHeaders;

/** A filter that cannot be fetched leaves the page as it was. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    // Whoever has already gone elsewhere stopped it themselves.
    if (!request.signal.aborted) reportInBrowser(error);
    return { work: undefined, updates: undefined, terms: undefined };
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const terms = useLastGood(loaderData.terms);
  const work = useLastGood(loaderData.work);
  const updates = useLastGood(loaderData.updates);
  // Nothing is waited for: the boundaries let React bring the longest page to life part by part, so that a slow
  // phone is never busy for long.
  return (
    <>
      <Hero />
      <Suspense>
        <Section heading={home.mission.heading}>
          <FeatureGrid items={home.mission.parts} />
        </Section>
        <HowWeWork />
      </Suspense>
      <Suspense>
        <NewestWork work={work === undefined ? work : unpackRows<WorkCard>(work)} />
      </Suspense>
      <Suspense>
        <LatestUpdates updates={updates && { ...updates, items: unpackRows<Update>(updates.items) }} />
      </Suspense>
      <Suspense>
        <CallToAction heading={home.join.heading} text={home.join.text}>
          <ButtonLink to="/get-involved">{home.join.involved}</ButtonLink>
        </CallToAction>
        {terms && <LetsTalk terms={terms} />}
      </Suspense>
    </>
  );
}
