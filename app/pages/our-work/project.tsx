import { useLoaderData } from "react-router";
import { loadRecord } from "../../lists/load-record.ts";
import { publishedFacts } from "../../lists/published-facts.tsx";
import { RecordLink } from "../../lists/record-link.tsx";
import { recordMeta } from "../../lists/record-meta.ts";
import { RecordPage } from "../../lists/record-page.tsx";
import { translatedName } from "../../lists/translated-names.ts";
import { project } from "../../metadata/structured-data/record-data.ts";
import { useWords } from "../../rendering/language.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";

export const meta = (page: PageOf<typeof loader>) => recordMeta(page, project);

export const loader = (args: LoaderArgs) => loadRecord(args, "our_work");

export default function Project() {
  const all = useWords();
  const { our_work: words } = all.ownWords;
  return (
    <RecordPage
      {...useLoaderData<typeof loader>()}
      details={({ category, link, ...project }) => ({
        kicker: translatedName(words.categoryNames, category),
        facts: [
          { term: words.category, detail: translatedName(words.categoryNames, category) },
          ...publishedFacts(all, project),
        ],
        actions: link && <RecordLink link={link} onHost={words.link} />,
      })}
    />
  );
}
