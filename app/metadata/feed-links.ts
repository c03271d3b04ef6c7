import type { LinkDescriptor } from "react-router";
import { type FeedKind, feedKinds, type SectionKind } from "../../content/kinds.ts";
import { localPath } from "../../languages.ts";
import type { PageFacts } from "../rendering/route-module.ts";
import type { Words } from "../words/translation.ts";

type Page = Pick<PageFacts, "words" | "language">;

/** A section, or all updates. */
export type FeedSubject = FeedKind | "updates";

export const feedTitle = ({ feeds, sectionWords }: Words, subject: FeedSubject) =>
  subject === "updates" ? feeds.updates.title : feeds.ofSection({ name: sectionWords[subject].list.title });

export const feedAddress = (subject: FeedSubject, format: "rss" | "atom") => `/feeds/${subject}.${format}`;

/** For a page's `links`: tells feed readers what can be subscribed to here. */
export function feedLinks({ words, language }: Page, subject: FeedSubject): LinkDescriptor[] {
  const link = (format: "rss" | "atom", name: string) => ({
    rel: "alternate",
    type: `application/${format}+xml`,
    title: `${feedTitle(words, subject)} (${name})`,
    href: localPath(language, feedAddress(subject, format)),
  });
  return [link("rss", "RSS"), link("atom", "Atom")];
}

/** The same for a section's list, which may have no feed. */
export const feedLinksOf = (page: Page, kind: SectionKind) =>
  feedKinds.filter((each) => each === kind).flatMap((each) => feedLinks(page, each));

export const calendarLink = ({ words, language }: Page): LinkDescriptor => ({
  rel: "alternate",
  type: "text/calendar",
  title: words.feeds.calendar,
  href: localPath(language, "/events.ics"),
});
