import { feedKinds, kinds } from "../../content/kinds.ts";
import { localPath } from "../../languages.ts";
import type { Site } from "../../server/site.ts";
import { type FeedSubject, feedTitle } from "../metadata/feed-links.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { wordsIn } from "../words/words.ts";
import { contentFile } from "./content-file.ts";
import { notFound } from "./error-responses.ts";
import { type FeedFormat, feedDocument } from "./feed-document.ts";
import { feedEntries } from "./feed-entries.ts";

/** The feed of a section, or of all updates: the newest entries in full. */
export async function loader({ request, params: { file = "" }, context }: LoaderArgs) {
  const [, name = "", format] = /^(\w+)\.(rss|atom)$/.exec(file) ?? [];
  const subject = subjects.find((each) => each === name);
  if (!subject) return notFound();
  const site = context.get(siteContext);
  const { language, settings } = site;
  const about = {
    ...(await aboutFeed(site, subject)),
    ...{ siteUrl: settings.siteUrl, language, file: `/feeds/${file}` },
  };
  return contentFile(request, site, {
    name: localPath(language, about.file),
    type: `application/${format}+xml; charset=utf-8`,
    write: async () => feedDocument(format as FeedFormat, about, await feedEntries(site, subject)),
  });
}

const subjects: FeedSubject[] = ["updates", ...feedKinds];

/** The title of the feed, and the page with the same content. */
async function aboutFeed({ content, language }: Site, subject: FeedSubject) {
  const [{ names }, organisation] = await Promise.all([content.navigation(), content.organisation()]);
  const author = organisation.name;
  const title = feedTitle({ words: wordsIn(language), names, organisation }, subject);
  if (subject === "updates")
    return { author, title, description: (await content.page("home")).updates.feed, page: "/" };
  return { author, title, description: (await content.page(subject)).feed, page: kinds[subject].path };
}
