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
import { LATER_STYLE } from "../../rendering/later-style.tsx";
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
  { rel: "expect", href: `#${HERO_END}`, media: "(width < 768px)", blocking: "render" },
  { rel: "expect", href: `#${LATER_STYLE}`, media: "(width >= 768px)", blocking: "render" },
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

/**
 * The style sheets of header and hero, where a phone's first screen ends. All others follow the words of the hero, those of
 * the menu too: a phone shows it only when asked.
 */
export const firstStyles = [
  ...["index", "inline-styles", "art-mark", "pages-home-hero"],
  ...["ui-button", "ui-page-header", "ui-visually-hidden"],
  ...["shell-header", "shell-language-offer", "shell-menu-button", "shell-search-link", "shell-shell"],
  "shell-site-notice",
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
