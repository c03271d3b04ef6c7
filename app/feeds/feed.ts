import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { feeds } from "../words/en/feeds.ts";
import { contentFile } from "./content-file.ts";
import { type FeedFormat, feedDocument } from "./feed-document.ts";
import { feedEntries } from "./feed-entries.ts";
import { notHere } from "./not-here.ts";

const subjects = {
  news: { ...feeds.news, filter: "news", page: "/news" },
  updates: { ...feeds.updates, filter: "all", page: "/" },
} as const;

/** News, or all updates, for feed readers: the newest entries in full. */
export async function loader({ request, params: { file = "" }, context }: LoaderArgs) {
  const [, subject, format] = /^(news|updates)\.(rss|atom)$/.exec(file) ?? [];
  if (!subject) return notHere();
  const site = context.get(siteContext);
  const { filter, ...words } = subjects[subject as keyof typeof subjects];
  const about = { ...words, siteUrl: site.settings.siteUrl, file: `/feeds/${file}` };
  return contentFile(request, site, {
    name: about.file,
    type: `application/${format}+xml; charset=utf-8`,
    write: async () => feedDocument(format as FeedFormat, about, await feedEntries(site.content, filter)),
  });
}
