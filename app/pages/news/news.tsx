import { feedLinks } from "../../feed-links.ts";
import { recordAddress } from "../../lists/list-address.ts";
import { listMeta } from "../../lists/list-meta.ts";
import { ListPage } from "../../lists/list-page.tsx";
import { loadList } from "../../lists/load-list.ts";
import { Picture } from "../../lists/picture.tsx";
import { fromLoader } from "../../lists/unavailable.ts";
import { useMarked } from "../../lists/use-marked.ts";
import { siteContext } from "../../site.ts";
import { CardGrid } from "../../ui/card-grid.tsx";
import { LocalDate } from "../../ui/local-date.tsx";
import { RecordCard } from "../../ui/record-card.tsx";
import { newsList } from "../../words/en/news.ts";
import type { Route } from "./+types/news";

const path = "/news";

export const meta: Route.MetaFunction = (page) => listMeta(page, path, newsList, page.loaderData);

export const links = () => feedLinks("news");

export const headers = fromLoader;

export function loader(args: Route.LoaderArgs) {
  const { news } = args.context.get(siteContext).content;
  return loadList(args, path, ({ q, page }) => news.page({ q, page }));
}

export default function News({ loaderData: { address, list } }: Route.ComponentProps) {
  const marked = useMarked();
  return (
    <ListPage path={path} words={newsList} address={address} list={list}>
      {(items) => (
        <CardGrid>
          {items.map(({ id, headline, excerpt, picture, created_at }) => (
            <RecordCard
              key={id}
              id={id}
              marked={marked(id)}
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
