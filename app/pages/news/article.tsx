import { useLoaderData } from "react-router";
import { checkedLink } from "../../lists/checked-link.server.ts";
import { loadRecord } from "../../lists/load-record.ts";
import { MissingRecord } from "../../lists/missing-record.tsx";
import { RecordLink } from "../../lists/record-link.tsx";
import { recordMeta } from "../../lists/record-meta.ts";
import { RecordPage } from "../../lists/record-page.tsx";
import { newsArticle } from "../../metadata/structured-data/records.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { LocalDate } from "../../ui/local-date.tsx";
import { lists } from "../../words/en/lists.ts";
import { newsRecord, news as words } from "../../words/en/news.ts";

const path = "/news";

const kind = { path, words: newsRecord, structured: newsArticle, isArticle: true } as const;

export const meta = (page: PageOf<typeof loader>) => recordMeta(page, kind, page.loaderData.found?.record);

export function loader(args: LoaderArgs) {
  const { news } = args.context.get(siteContext).content;
  return loadRecord(args, async (id) => {
    const found = await news.find(id);
    if (!found) return undefined;
    const { headline: title, content: _, link, ...record } = found;
    return {
      record: { ...record, title },
      link: checkedLink(link),
      neighbours: await news.neighbours(found.id),
    };
  });
}

export default function Article() {
  const { found, from, failed } = useLoaderData<typeof loader>();
  if (!found) return <MissingRecord path={path} words={newsRecord} from={from} failed={failed} />;
  const { record, link, neighbours } = found;
  return (
    <RecordPage
      path={path}
      words={newsRecord}
      from={from}
      kind="news"
      record={record}
      kicker={words.kind}
      facts={[{ term: lists.published, detail: <LocalDate instant={record.created_at} /> }]}
      actions={link && <RecordLink link={link} label={words.link} />}
      neighbours={neighbours}
    />
  );
}
