import { useLoaderData } from "react-router";
import { loadRecord } from "../../lists/load-record.ts";
import { publishedFacts } from "../../lists/published-facts.tsx";
import { recordMeta } from "../../lists/record-meta.ts";
import { RecordPage } from "../../lists/record-page.tsx";
import { newsletterIssue } from "../../metadata/structured-data/record-data.ts";
import { useWords } from "../../rendering/language.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";

export const meta = (page: PageOf<typeof loader>) => recordMeta(page, newsletterIssue, { isArticle: true });

export const loader = (args: LoaderArgs) => loadRecord(args, "newsletter");

export default function Issue() {
  const words = useWords();
  return (
    <RecordPage
      {...useLoaderData<typeof loader>()}
      details={(issue) => ({
        kicker: words.sectionWords.newsletter.one,
        facts: publishedFacts(words, issue),
        actions: <ButtonLink to="/newsletter">{words.newsletter.signUp}</ButtonLink>,
      })}
    />
  );
}
