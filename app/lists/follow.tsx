import { localPath } from "../../languages.ts";
import { type FeedSubject, feedAddress } from "../metadata/feed-links.ts";
import { useLanguage, useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import { FeatureGrid } from "../ui/feature-grid.tsx";
import { Section } from "../ui/section.tsx";
import type { Words } from "../words/translation.ts";

type FollowProps = {
  feed?: FeedSubject;
  /** Some calendar apps ask for the address, so the Events page shows it in full. */
  calendar?: "link" | "link and address";
};

/** print.css hides the section by this id. */
export const followId = "follow";

/** How to follow updates: by feed, by calendar, or both. */
export function Follow({ feed, calendar }: FollowProps) {
  const { follow: words } = useWords();
  const address = useSite().siteUrl + localPath(useLanguage(), "/events.ics");
  const options = [
    ...(feed ? [feedReader(words, feed)] : []),
    ...(calendar ? [calendarApp(words, address, calendar === "link and address")] : []),
  ];
  return (
    <Section id={followId} heading={words.heading}>
      <FeatureGrid items={options} columns={2} />
    </Section>
  );
}

/** Programs that prefer Atom find it in the head of the page. */
function feedReader(words: Words["follow"], subject: FeedSubject) {
  const { title, text, rss } = words.feed;
  return { title, text, link: { to: feedAddress(subject, "rss"), label: rss } };
}

/** `webcal:` opens the visitor's calendar app. */
function calendarApp(words: Words["follow"], address: string, withAddress: boolean) {
  const { title, text, subscribe } = words.calendar;
  const link = { to: address.replace(/^https?/, "webcal"), label: subscribe };
  return { title, text, link: withAddress ? [link, { to: address, label: address }] : link };
}
