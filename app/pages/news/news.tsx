import { useLoaderData } from "react-router";
import { Follow } from "../../lists/follow.tsx";
import { listMeta } from "../../lists/list-meta.ts";
import { ListPage } from "../../lists/list-page.tsx";
import { loadList } from "../../lists/load-list.ts";
import { feedLinks } from "../../metadata/feed-links.ts";
import type { LoaderArgs, PageFacts, PageOf } from "../../rendering/route-module.ts";
import { NewsRows } from "./news-rows.tsx";

export const meta = (page: PageOf<typeof loader>) => listMeta(page);

export const links = (page: PageFacts) => feedLinks(page, "news");

export const loader = (args: LoaderArgs) => loadList(args, "news");

export default function News() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <>
      <ListPage {...loaded}>{(items) => <NewsRows items={items} address={loaded.address} />}</ListPage>
      <Follow feed="news" />
    </>
  );
}
