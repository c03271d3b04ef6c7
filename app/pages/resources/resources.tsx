import { useLoaderData } from "react-router";
import { listMeta } from "../../lists/list-meta.ts";
import { ListPage } from "../../lists/list-page.tsx";
import { loadList } from "../../lists/load-list.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { Filters } from "./filters.tsx";
import { readResourcesAddress } from "./named-category.ts";

export const meta = (page: PageOf<typeof loader>) => listMeta(page);

export const loader = (args: LoaderArgs) => loadList(args, "resources", readResourcesAddress);

export default function Resources() {
  const loaded = useLoaderData<typeof loader>();
  return <ListPage {...loaded} filters={<Filters address={loaded.address} />} />;
}
