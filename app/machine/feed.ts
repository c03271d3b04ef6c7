import { Feed } from "feed";
import { organisation } from "../../organisation.ts";
import { absoluteLinks } from "../absolute-links.ts";
import { recordAddress } from "../lists/list-address.ts";
import { siteContext } from "../site.ts";
import { wholeList } from "../updates/addresses.ts";
import { feeds } from "../words/en/feeds.ts";
import { updates } from "../words/en/updates.ts";
import type { Route } from "./+types/feed";
import { type FeedEntry, feedEntries } from "./feed-entries.ts";
import { machineAnswer } from "./machine-answer.ts";
import { notHere } from "./not-here.ts";
import { escapeMarkup, withoutForbidden } from "./xml.ts";

const subjects = {
  news: { ...feeds.news, filter: "news", page: "/news" },
  updates: { ...feeds.updates, filter: "all", page: "/" },
} as const;

const formats = {
  rss: {
    type: "application/rss+xml; charset=utf-8",
    // Plain text; the library guards only the first of these marks, which would end the text.
    title: (text: string) => text.replaceAll("]]>", "]] >"),
    write: (feed: Feed) => feed.rss2(),
  },
  atom: { type: "application/atom+xml; charset=utf-8", title: escapeMarkup, write: (feed: Feed) => feed.atom1() },
};

type Format = keyof typeof formats;
type Subject = keyof typeof subjects;

/** News, or all updates, for feed readers: the newest entries in full. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const [, subject, format] = /^(news|updates)\.(rss|atom)$/.exec(params.file) ?? [];
  if (!subject || !format) return notHere();
  const { content, settings } = context.get(siteContext);
  const { filter, page, title, description } = subjects[subject as Subject];
  const { type, title: writeTitle, write } = formats[format as Format];
  const entries = await feedEntries(content, filter);
  const feed = new Feed({
    id: settings.siteUrl + page,
    link: settings.siteUrl + page,
    feed: `${settings.siteUrl}/feeds/${params.file}`,
    title,
    description,
    language: "en",
    author: { name: organisation.name, link: settings.siteUrl },
    updated: new Date(entries[0]?.created_at ?? 0),
    generator: false,
  });
  for (const entry of entries) feed.addItem(feedItem(entry, settings.siteUrl, writeTitle));
  return machineAnswer(request, { type, body: withoutForbidden(write(feed)) });
}

/** Without an id of its own, its address is its id: no record ever changes it. */
function feedItem(entry: FeedEntry, siteUrl: string, writeTitle: (text: string) => string) {
  const { type, id, title, description, html, created_at } = entry;
  const link = siteUrl + recordAddress(wholeList[type], id);
  const kind = updates.types[type];
  return {
    title: writeTitle(title),
    link,
    date: new Date(created_at),
    published: new Date(created_at),
    description: escapeMarkup(description),
    content: absoluteLinks(html, link),
    category: [{ name: kind, term: kind }],
  };
}
