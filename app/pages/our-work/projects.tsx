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
import { workList } from "../../words/en/work.ts";
import type { Route } from "./+types/projects";

const path = "/our-work";

export const meta: Route.MetaFunction = (page) => listMeta(page, path, workList, page.loaderData);

export const headers = fromLoader;

export function loader(args: Route.LoaderArgs) {
  const { work } = args.context.get(siteContext).content;
  return loadList(args, path, ({ q, page }) => work.page({ q, page }));
}

export default function Projects({ loaderData: { address, list } }: Route.ComponentProps) {
  const marked = useMarked();
  return (
    <ListPage path={path} words={workList} address={address} list={list}>
      {(items) => (
        <CardGrid>
          {items.map(({ id, title, category, excerpt, picture, created_at }) => (
            <RecordCard
              key={id}
              id={id}
              marked={marked(id)}
              heading="h2"
              to={recordAddress(path, id, address)}
              title={title}
              picture={<Picture kind="work" id={id} picture={picture} />}
              kicker={category}
              excerpt={excerpt}
              meta={<LocalDate instant={created_at} />}
            />
          ))}
        </CardGrid>
      )}
    </ListPage>
  );
}
