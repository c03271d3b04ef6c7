import type { LoaderArgs } from "../route.ts";
import { siteContext } from "../site.ts";
import { feeds } from "../words/en/feeds.ts";
import { type FeedFormat, feedDocument } from "./feed-document.ts";
import { feedEntries } from "./feed-entries.ts";
import { keptFile } from "./kept.ts";
import { machineAnswer } from "./machine-answer.ts";
import { notHere } from "./not-here.ts";

const subjects = {
  news: { ...feeds.news, filter: "news", page: "/news" },
  updates: { ...feeds.updates, filter: "all", page: "/" },
} as const;

/** News, or all updates, for feed readers: the newest entries in full. */
export async function loader({ request, params: { file = "" }, context }: LoaderArgs) {
  const [, subject, format] = /^(news|updates)\.(rss|atom)$/.exec(file) ?? [];
  if (!subject) return notHere();
  const { content, settings } = context.get(siteContext);
  const { filter, ...words } = subjects[subject as keyof typeof subjects];
  const about = { ...words, siteUrl: settings.siteUrl, file: `/feeds/${file}` };
  const body = await keptFile(file, String(await content.version()), async () =>
    feedDocument(format as FeedFormat, about, await feedEntries(content, filter)),
  );
  return machineAnswer(request, { type: `application/${format}+xml; charset=utf-8`, body });
}
