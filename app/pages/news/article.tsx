import { checkedLink } from "../../lists/checked-link.server.ts";
import { loadRecord } from "../../lists/load-record.ts";
import { MissingRecord } from "../../lists/missing-record.tsx";
import { RecordLink } from "../../lists/record-link.tsx";
import { recordMeta } from "../../lists/record-meta.ts";
import { RecordPage } from "../../lists/record-page.tsx";
import { fromLoader } from "../../lists/unavailable.ts";
import { siteContext } from "../../site.ts";
import { newsArticle } from "../../structured-data/records.ts";
import { LocalDate } from "../../ui/local-date.tsx";
import { lists } from "../../words/en/lists.ts";
import { newsRecord, news as words } from "../../words/en/news.ts";
import type { Route } from "./+types/article";

const path = "/news";

const kind = { path, words: newsRecord, structured: newsArticle, isArticle: true } as const;

export const meta: Route.MetaFunction = (page) => recordMeta(page, kind, page.loaderData.found?.record);

export const headers = fromLoader;

export function loader(args: Route.LoaderArgs) {
  const { news } = args.context.get(siteContext).content;
  return loadRecord(args, async () => {
    const found = await news.find(args.params.id);
    if (!found) return undefined;
    const { headline: title, content: _, link, ...record } = found;
    return {
      record: { ...record, title },
      link: checkedLink(link),
      neighbours: await news.neighbours(found.id),
    };
  });
}

export default function Article({ loaderData: { found, from, failed } }: Route.ComponentProps) {
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
