import { feedKinds, kinds } from "../../content/kinds.ts";
import { localPath } from "../../languages.ts";
import { type FeedSubject, feedTitle } from "../metadata/feed-links.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import type { Words } from "../words/translation.ts";
import { wordsIn } from "../words/words.ts";
import { contentFile } from "./content-file.ts";
import { type FeedFormat, feedDocument } from "./feed-document.ts";
import { feedEntries } from "./feed-entries.ts";
import { notHere } from "./not-here.ts";

/** The updates of a section, or all of them, for feed readers: the newest entries in full. */
export async function loader({ request, params: { file = "" }, context }: LoaderArgs) {
  const [, name = "", format] = /^(\w+)\.(rss|atom)$/.exec(file) ?? [];
  const subject = subjects.find((each) => each === name);
  if (!subject) return notHere();
  const site = context.get(siteContext);
  const { language, settings } = site;
  const about = {
    ...aboutFeed(wordsIn(language), subject),
    ...{ siteUrl: settings.siteUrl, language, file: `/feeds/${file}` },
  };
  const filter = subject === "updates" ? "all" : subject;
  return contentFile(request, site, {
    name: localPath(language, about.file),
    type: `application/${format}+xml; charset=utf-8`,
    write: async () => feedDocument(format as FeedFormat, about, await feedEntries(site, filter)),
  });
}

const subjects: FeedSubject[] = ["updates", ...feedKinds];

/** What the feed is called, and the page that shows the same. */
function aboutFeed(words: Words, subject: FeedSubject) {
  const title = feedTitle(words, subject);
  if (subject === "updates") return { title, description: words.feeds.updates.description, page: "/" };
  return { title, description: words.sectionWords[subject].feed, page: kinds[subject].path };
}
