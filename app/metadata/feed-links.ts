import type { LinkDescriptor } from "react-router";
import { type FeedKind, feedKinds, kinds, type SectionKind } from "../../content/kinds.ts";
import { localPath } from "../../languages.ts";
import type { PageFacts } from "../rendering/route-module.ts";

type Page = Pick<PageFacts, "words" | "language" | "names"> & { organisation: { name: string } };

/** A section, or all updates. */
export type FeedSubject = FeedKind | "updates";

export function feedTitle({ words, names, organisation }: Omit<Page, "language">, subject: FeedSubject) {
  const { feeds } = words;
  if (subject === "updates") return feeds.updates({ organisation: organisation.name });
  return feeds.ofSection({ organisation: organisation.name, name: names[kinds[subject].path] });
}

export const feedAddress = (subject: FeedSubject, format: "rss" | "atom") => `/feeds/${subject}.${format}`;

/** For a page's `links`: the feeds that readers can subscribe to here. */
export function feedLinks(page: Page, subject: FeedSubject): LinkDescriptor[] {
  const link = (format: "rss" | "atom", name: string) => ({
    rel: "alternate",
    type: `application/${format}+xml`,
    title: `${feedTitle(page, subject)} (${name})`,
    href: localPath(page.language, feedAddress(subject, format)),
  });
  return [link("rss", "RSS"), link("atom", "Atom")];
}

/** The same for the list of a section, which may have no feed. */
export const feedLinksOf = (page: Page, kind: SectionKind) =>
  feedKinds.filter((each) => each === kind).flatMap((each) => feedLinks(page, each));

export const calendarLink = ({ words, language, organisation }: Page): LinkDescriptor => ({
  rel: "alternate",
  type: "text/calendar",
  title: words.feeds.calendar({ organisation: organisation.name }),
  href: localPath(language, "/events.ics"),
});
