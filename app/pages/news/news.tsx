import { useLoaderData } from "react-router";
import { recordAddress } from "../../lists/list-address.ts";
import { listMeta } from "../../lists/list-meta.ts";
import { ListPage } from "../../lists/list-page.tsx";
import { loadList } from "../../lists/load-list.ts";
import { Picture } from "../../lists/picture.tsx";
import { feedLinks } from "../../metadata/feed-links.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { CardGrid } from "../../ui/card-grid.tsx";
import { LocalDate } from "../../ui/local-date.tsx";
import { RecordCard } from "../../ui/record-card.tsx";
import { newsList } from "../../words/en/news.ts";

const path = "/news";

export const meta = (page: PageOf<typeof loader>) => listMeta(page, path, newsList, page.loaderData);

export const links = () => feedLinks("news");

export function loader(args: LoaderArgs) {
  const { news } = args.context.get(siteContext).content;
  return loadList(args, path, ({ q, page }) => news.page({ q, page }));
}

export default function News() {
  const { address, list } = useLoaderData<typeof loader>();
  return (
    <ListPage path={path} words={newsList} address={address} list={list}>
      {(items) => (
        <CardGrid>
          {items.map(({ id, headline, excerpt, picture, created_at }) => (
            <RecordCard
              key={id}
              id={id}
              heading="h2"
              to={recordAddress(path, id, address)}
              title={headline}
              picture={<Picture kind="news" id={id} picture={picture} />}
              excerpt={excerpt}
              meta={<LocalDate instant={created_at} />}
            />
          ))}
        </CardGrid>
      )}
    </ListPage>
  );
}
