import { Feed, type Item } from "feed";
import { kinds } from "../../content/kinds.ts";
import { type Language, localPath } from "../../languages.ts";
import { titleWithStatus } from "../lists/event-status.ts";
import { recordAddress } from "../lists/list-address.ts";
import { peoplePath } from "../metadata/page-paths.ts";
import { listSeparator } from "../ui/list-separator.ts";
import { absoluteLinks, localLinks } from "../ui/rendered-links.ts";
import { wordsIn } from "../words/words.ts";
import type { FeedEntry } from "./feed-entries.ts";
import { escapeMarkup, withoutForbidden } from "./xml.ts";

export type FeedFormat = "rss" | "atom";

type About = {
  siteUrl: string;
  language: Language;
  /** The addresses of the feed and of the page with the same content. */
  file: string;
  page: string;
  title: string;
  description: string;
  /** The publisher. */
  author: string;
};

/** An RSS 2.0 or Atom document; entries are newest first. */
export function feedDocument(format: FeedFormat, about: About, entries: FeedEntry[]): string {
  const { siteUrl, language, title, description } = about;
  const address = (path: string) => siteUrl + localPath(language, path);
  const feed = new Feed({
    id: address(about.page),
    link: address(about.page),
    feed: address(about.file),
    title,
    description,
    language,
    author: { name: about.author, link: siteUrl },
    updated: new Date(entries.map(modified).sort().at(-1) ?? 0),
    generator: false,
  });
  for (const entry of entries) feed.addItem({ ...feedItem(entry, about), ...authorOf[format](entry, about) });
  return withoutForbidden(format === "rss" ? plainTitles(feed.rss2()) : feed.atom1());
}

/** RSS wants an author's e-mail address; the Dublin Core extension takes a name. */
const authorOf: Record<FeedFormat, (entry: FeedEntry, about: About) => Partial<Item>> = {
  rss: ({ by }, { language }) => {
    const names = by.map(({ name }) => name).join(listSeparator(language));
    return names ? { extensions: [{ name: "dc:creator", objects: { _text: names } }] } : {};
  },
  atom: ({ by }, { siteUrl, language }) => {
    const address = (id: string) => siteUrl + localPath(language, recordAddress(peoplePath, id));
    const author = by.map(({ id, name }) => ({ name, link: address(id) }));
    return author.length > 0 ? { author } : {};
  },
};

/** An RSS title is text, not markup, but the library puts the escaped title into a CDATA section as well. */
function plainTitles(rss: string): string {
  return rss.replace(/<title><!\[CDATA\[([^<]*)\]\]><\/title>/g, "<title>$1</title>");
}

const modified = ({ created_at, updated_at }: FeedEntry) => updated_at ?? created_at;

/** The id is the address, which never changes. */
function feedItem(entry: FeedEntry, { siteUrl, language }: About): Item {
  const words = wordsIn(language);
  const { kind, id, description, html, created_at } = entry;
  const title = titleWithStatus(words, { title: entry.title, ...entry.event });
  const link = siteUrl + localPath(language, recordAddress(kinds[kind].path, id));
  const { one } = words.sectionWords[kind];
  return {
    title: escapeMarkup(title),
    link,
    date: new Date(modified(entry)),
    published: new Date(created_at),
    description: escapeMarkup(description),
    content: absoluteLinks(localLinks(html, language), link),
    category: [{ name: one, term: one }],
  };
}
