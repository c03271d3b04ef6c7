import { useLoaderData } from "react-router";
import { fileNote } from "../../lists/file-note.ts";
import { fileSize } from "../../lists/file-size.server.ts";
import { listMeta } from "../../lists/list-meta.ts";
import { ListPage } from "../../lists/list-page.tsx";
import { loadList } from "../../lists/load-list.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { wordsIn } from "../../words/words.ts";
import { ResourceFilters } from "./resource-filters.tsx";
import { readResourcesAddress } from "./resources-address.ts";
import { Shelf } from "./shelf.tsx";

export const meta = (page: PageOf<typeof loader>) => listMeta(page);

export const loader = (args: LoaderArgs) =>
  loadList(args, "resources", {
    read: readResourcesAddress,
    addFields:
      async (_, { media, language }) =>
      async ({ file_url }) => ({
        file: file_url && fileNote(wordsIn(language), file_url, await fileSize(media, file_url)),
      }),
  });

export default function Resources() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <ListPage {...loaded} filters={<ResourceFilters address={loaded.address} />}>
      {(items) => <Shelf items={items} address={loaded.address} />}
    </ListPage>
  );
}
