import type { LinkDescriptor } from "react-router";
import { feeds } from "../words/en/feeds.ts";

/** For a page's `links`: tells feed readers what can be subscribed to here. */
export function feedLinks(subject: "news" | "updates"): LinkDescriptor[] {
  const link = (format: "rss" | "atom", name: string) => ({
    rel: "alternate",
    type: `application/${format}+xml`,
    title: `${feeds[subject].title} (${name})`,
    href: `/feeds/${subject}.${format}`,
  });
  return [link("rss", "RSS"), link("atom", "Atom")];
}

export const calendarLink: LinkDescriptor = {
  rel: "alternate",
  type: "text/calendar",
  title: feeds.calendar,
  href: "/events.ics",
};
