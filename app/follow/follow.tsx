import { type FeedSubject, feedAddress } from "../metadata/feed-links.ts";
import { useSite } from "../rendering/root-data.ts";
import { FeatureGrid } from "../ui/feature-grid.tsx";
import { Section } from "../ui/section.tsx";
import { follow as words } from "../words/en/follow.ts";

type FollowProps = { feed?: FeedSubject; calendar?: boolean };

/** Paper leaves the section out by it: see print.css. */
export const followId = "follow";

/** How to hear of what is new: by feed, by calendar, or both. */
export function Follow({ feed, calendar }: FollowProps) {
  const { siteUrl } = useSite();
  const ways = [...(feed ? [feedReader(feed)] : []), ...(calendar ? [calendarApp(siteUrl)] : [])];
  return (
    <Section id={followId} heading={words.heading}>
      <FeatureGrid items={ways} columns={2} />
    </Section>
  );
}

function feedReader(subject: FeedSubject) {
  const { title, text, rss, atom } = words.feed;
  const link = [
    { to: feedAddress(subject, "rss"), label: rss },
    { to: feedAddress(subject, "atom"), label: atom },
  ];
  return { title, text, link };
}

/** A calendar app opens `webcal:`; one in a browser asks for the address, which is therefore shown in full. */
function calendarApp(siteUrl: string) {
  const { title, text, subscribe } = words.calendar;
  const address = `${siteUrl}/events.ics`;
  const link = [
    { to: address.replace(/^https?/, "webcal"), label: subscribe },
    { to: address, label: address },
  ];
  return { title, text, link };
}
