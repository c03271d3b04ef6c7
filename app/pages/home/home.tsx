import { data, useLoaderData } from "react-router";
import { BandPatterns } from "../../art/band.tsx";
import { EnquiryForm } from "../../enquiry/enquiry-form.tsx";
import { formStart } from "../../enquiry/form-start.ts";
import { receiveEnquiry } from "../../enquiry/receive-enquiry.ts";
import { Follow } from "../../lists/follow.tsx";
import { unavailable } from "../../lists/unavailable-status.ts";
import { feedLinks } from "../../metadata/feed-links.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { aboutUs, webSite } from "../../metadata/structured-data/organisation-data.ts";
import { useWords } from "../../rendering/language.ts";
import { pageWords } from "../../rendering/page-loader.ts";
import type { LoaderArgs, PageFacts, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Section } from "../../ui/section.tsx";
import { TermRows } from "../../ui/term-rows.tsx";
import { HERO_END, Hero } from "./hero.tsx";
import { HowWeWork } from "./how-we-work.tsx";
import { LatestUpdates } from "./latest-updates.tsx";
import { NewestWork } from "./newest-work.tsx";
import { readHome } from "./read-home.ts";

export const meta = (page: PageOf<typeof loader>) => {
  const { title, description } = page.loaderData.words;
  return pageMeta(page, { title, description, structured: [aboutUs(page), webSite(page)] });
};

export const links = (page: PageFacts) => [
  { rel: "expect", href: `#${HERO_END}`, blocking: "render" },
  ...feedLinks(page, "updates"),
];

/** A part that could not be read is undefined, and the page shows the others. */
export async function loader(args: LoaderArgs) {
  const { context, request } = args;
  const site = context.get(siteContext);
  const words = await pageWords(site, "home");
  const parts = await readHome(site, new URL(request.url).search);
  const picture = (await site.pictures.offer(words.hero.picture)) ?? null;
  const isComplete = parts.work && parts.updates;
  return data(
    { words, picture, ...parts, start: await formStart(args) },
    isComplete ? undefined : unavailable,
  );
}

export const action = receiveEnquiry;

/** Style sheets that only what follows the words of the hero uses. */
export const laterStyles = [
  ...["art-africa-map", "art-band", "art-weave", "enquiry-enquiry-form", "event-map-event-map"],
  ...[
    "islands-carousel-carousel",
    "lists-card-picture",
    "lists-focus-point",
    "lists-follow",
    "lists-picture-figure",
  ],
  ...["pages-home-coming-up", "pages-home-how-we-work", "pages-home-latest-updates"],
  ...["shell-footer", "shell-pending", "shell-round-button", "shell-theme-toggle"],
  ...[
    "ui-arrow",
    "ui-badge",
    "ui-calendar-day",
    "ui-call-to-action",
    "ui-deep",
    "ui-empty-state",
    "ui-field",
  ],
  ...["ui-notice", "ui-record-card", "ui-section", "ui-spinner", "ui-state", "ui-tabs", "ui-term-rows"],
  ...["ui-whole-link"],
];

export default function Home() {
  const { enquiry } = useWords();
  const { words, coming, picture, work, filter, updates, start } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero words={words.hero} coming={coming} picture={picture} />
      <BandPatterns kinds={["work", "news", "event", "resource"]} />
      <Section heading={words.mission.heading} layout="beside" deferred>
        <TermRows items={words.mission.items} />
      </Section>
      <HowWeWork words={words.howWeWork} />
      <NewestWork words={words.work} work={work} />
      <LatestUpdates heading={words.updates.heading} filter={filter} items={updates} />
      <Follow feed="updates" calendar="link" />
      <CallToAction heading={words.join.heading} text={words.join.text}>
        <ButtonLink to={words.join.button.to}>{words.join.button.label}</ButtonLink>
      </CallToAction>
      <Section heading={words.talk.heading} lead={words.talk.lead} layout="beside" deferred>
        <EnquiryForm start={start} failureText={enquiry.failure.home} />
      </Section>
    </>
  );
}
