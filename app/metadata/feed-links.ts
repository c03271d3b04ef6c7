import type { LinkDescriptor } from "react-router";
import { type FeedKind, feedKinds, type Kind } from "../../sections.ts";
import { feeds } from "../words/en/feeds.ts";
import { sectionWords } from "../words/en/sections.ts";

/** A section, or all updates. */
export type FeedSubject = FeedKind | "updates";

export const feedTitle = (subject: FeedSubject) =>
  subject === "updates" ? feeds.updates.title : feeds.ofSection(sectionWords[subject].list.title);

export const feedAddress = (subject: FeedSubject, format: "rss" | "atom") => `/feeds/${subject}.${format}`;

/** For a page's `links`: tells feed readers what can be subscribed to here. */
export function feedLinks(subject: FeedSubject): LinkDescriptor[] {
  const link = (format: "rss" | "atom", name: string) => ({
    rel: "alternate",
    type: `application/${format}+xml`,
    title: `${feedTitle(subject)} (${name})`,
    href: feedAddress(subject, format),
  });
  return [link("rss", "RSS"), link("atom", "Atom")];
}

/** The same for a section's list, which may have no feed. */
export const feedLinksOf = (kind: Kind) => feedKinds.filter((each) => each === kind).flatMap(feedLinks);

export const calendarLink: LinkDescriptor = {
  rel: "alternate",
  type: "text/calendar",
  title: feeds.calendar,
  href: "/events.ics",
};
