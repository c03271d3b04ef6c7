import { useLoaderData } from "react-router";
import { loadRecord } from "../../lists/load-record.ts";
import { publishedFacts } from "../../lists/published-facts.tsx";
import { RecordLink } from "../../lists/record-link.tsx";
import { recordMeta } from "../../lists/record-meta.ts";
import { RecordPage } from "../../lists/record-page.tsx";
import { project } from "../../metadata/structured-data/records.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { ownWords } from "../../words/en/sections.ts";

export const meta = (page: PageOf<typeof loader>) => recordMeta(page, project);

export const loader = (args: LoaderArgs) => loadRecord(args, "our_work");

const words = ownWords.our_work;

export default function Project() {
  return (
    <RecordPage
      {...useLoaderData<typeof loader>()}
      own={({ category, link, ...project }) => ({
        kicker: category,
        facts: [{ term: words.category, detail: category }, ...publishedFacts(project)],
        actions: link && <RecordLink link={link} onHost={words.link} />,
      })}
    />
  );
}
