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
import { resourcesList } from "../../words/en/resources.ts";
import { Filters } from "./filters.tsx";
import { readResourcesAddress } from "./named-category.ts";

const path = "/resources";

export const meta = (page: PageOf<typeof loader>) => listMeta(page, path, resourcesList, page.loaderData);

export function loader(args: LoaderArgs) {
  const { resources } = args.context.get(siteContext).content;
  return loadList(
    args,
    path,
    ({ q, page, category, type }) =>
      resources.page({ q, page, category: category || undefined, type: type || undefined }),
    readResourcesAddress,
  );
}

export default function Resources() {
  const { address, list } = useLoaderData<typeof loader>();
  return (
    <ListPage
      path={path}
      words={resourcesList}
      address={address}
      list={list}
      filters={<Filters path={path} address={address} />}
    >
      {(items) => (
        <CardGrid>
          {items.map(({ id, title, category, type, excerpt, picture, created_at }) => (
            <RecordCard
              key={id}
              id={id}
              heading="h2"
              to={recordAddress(path, id, address)}
              title={title}
              picture={<Picture kind="resource" id={id} picture={picture} />}
              kicker={type}
              excerpt={excerpt}
              meta={
                <>
                  {category}, <LocalDate instant={created_at} />
                </>
              }
            />
          ))}
        </CardGrid>
      )}
    </ListPage>
  );
}
