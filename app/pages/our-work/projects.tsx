import { useLoaderData } from "react-router";
import { recordAddress } from "../../lists/list-address.ts";
import { listMeta } from "../../lists/list-meta.ts";
import { ListPage } from "../../lists/list-page.tsx";
import { loadList } from "../../lists/load-list.ts";
import { Picture } from "../../lists/picture.tsx";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { CardGrid } from "../../ui/card-grid.tsx";
import { LocalDate } from "../../ui/local-date.tsx";
import { RecordCard } from "../../ui/record-card.tsx";
import { workList } from "../../words/en/work.ts";

const path = "/our-work";

export const meta = (page: PageOf<typeof loader>) => listMeta(page, path, workList, page.loaderData);

export function loader(args: LoaderArgs) {
  const { work } = args.context.get(siteContext).content;
  return loadList(args, path, ({ q, page }) => work.page({ q, page }));
}

export default function Projects() {
  const { address, list } = useLoaderData<typeof loader>();
  return (
    <ListPage path={path} words={workList} address={address} list={list}>
      {(items) => (
        <CardGrid>
          {items.map(({ id, title, category, excerpt, picture, created_at }) => (
            <RecordCard
              key={id}
              id={id}
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
