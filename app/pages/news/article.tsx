import { useLoaderData } from "react-router";
import { loadRecord } from "../../lists/load-record.ts";
import { publishedFacts } from "../../lists/published-facts.tsx";
import { RecordLink } from "../../lists/record-link.tsx";
import { recordMeta } from "../../lists/record-meta.ts";
import { RecordPage } from "../../lists/record-page.tsx";
import { newsArticle } from "../../metadata/structured-data/record-data.ts";
import { useWords } from "../../rendering/language.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";

export const meta = (page: PageOf<typeof loader>) => recordMeta(page, newsArticle, { isArticle: true });

export const loader = (args: LoaderArgs) => loadRecord(args, "news");

export default function Article() {
  const words = useWords();
  const { ownWords, sectionWords } = words;
  return (
    <RecordPage
      {...useLoaderData<typeof loader>()}
      details={({ link, ...article }) => ({
        kicker: sectionWords.news.one,
        facts: publishedFacts(words, article),
        actions: link && <RecordLink link={link} onHost={ownWords.news.link} />,
      })}
    />
  );
}
