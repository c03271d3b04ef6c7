import { localPath } from "../../languages.ts";
import { type FeedSubject, feedAddress } from "../metadata/feed-links.ts";
import { useLanguage, useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import { Link } from "../ui/link.tsx";
import { Section } from "../ui/section.tsx";
import type { Words } from "../words/translation.ts";
import styles from "./follow.module.css";

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
    <Section id={followId} heading={words.heading} layout="beside">
      <ul className={styles.ways}>
        {options.map(({ title, text, links }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {links.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Programs that prefer Atom find it in the head of the page. */
function feedReader(words: Words["follow"], subject: FeedSubject) {
  const { title, text, rss } = words.feed;
  return { title, text, links: [{ to: feedAddress(subject, "rss"), label: rss }] };
}

/** `webcal:` opens the visitor's calendar app. */
function calendarApp(words: Words["follow"], address: string, withAddress: boolean) {
  const { title, text, subscribe } = words.calendar;
  const link = { to: address.replace(/^https?/, "webcal"), label: subscribe };
  return { title, text, links: withAddress ? [link, { to: address, label: address }] : [link] };
}
