import { useLoaderData } from "react-router";
import { checkedLink } from "../../lists/checked-link.server.ts";
import { loadRecord } from "../../lists/load-record.ts";
import { MissingRecord } from "../../lists/missing-record.tsx";
import { RecordLink } from "../../lists/record-link.tsx";
import { recordMeta } from "../../lists/record-meta.ts";
import { RecordPage } from "../../lists/record-page.tsx";
import { project } from "../../metadata/structured-data/records.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { LocalDate } from "../../ui/local-date.tsx";
import { lists } from "../../words/en/lists.ts";
import { work as words, workRecord } from "../../words/en/work.ts";

const path = "/our-work";

const kind = { path, words: workRecord, structured: project } as const;

export const meta = (page: PageOf<typeof loader>) => recordMeta(page, kind, page.loaderData.found?.record);

export function loader(args: LoaderArgs) {
  const { work } = args.context.get(siteContext).content;
  return loadRecord(args, async (id) => {
    const found = await work.find(id);
    if (!found) return undefined;
    const { description: _, link, ...record } = found;
    return {
      record,
      link: checkedLink(link),
      neighbours: await work.neighbours(found.id),
    };
  });
}

export default function Project() {
  const { found, from, failed } = useLoaderData<typeof loader>();
  if (!found) return <MissingRecord path={path} words={workRecord} from={from} failed={failed} />;
  const { record, link, neighbours } = found;
  return (
    <RecordPage
      path={path}
      words={workRecord}
      from={from}
      kind="work"
      record={record}
      kicker={record.category}
      facts={[
        { term: words.category, detail: record.category },
        { term: lists.published, detail: <LocalDate instant={record.created_at} /> },
      ]}
      actions={link && <RecordLink link={link} label={words.link} />}
      neighbours={neighbours}
    />
  );
}
