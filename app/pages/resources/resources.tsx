import { useLoaderData } from "react-router";
import { Cards } from "../../lists/cards.tsx";
import { fileNote } from "../../lists/file-note.ts";
import { fileSize } from "../../lists/file-size.server.ts";
import { listMeta } from "../../lists/list-meta.ts";
import { ListPage } from "../../lists/list-page.tsx";
import { loadList } from "../../lists/load-list.ts";
import { useWords } from "../../rendering/language.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { LocalDate } from "../../ui/local-date.tsx";
import { wordsIn } from "../../words/words.ts";
import { ResourceFilters } from "./resource-filters.tsx";
import { readResourcesAddress } from "./resources-address.ts";

export const meta = (page: PageOf<typeof loader>) => listMeta(page);

export const loader = (args: LoaderArgs) =>
  loadList(args, "resources", {
    read: readResourcesAddress,
    addFields: async ({ file_url }, { media, language }) => ({
      file: file_url && fileNote(wordsIn(language), file_url, await fileSize(media, file_url)),
    }),
  });

export default function Resources() {
  const { ownWords } = useWords();
  const loaded = useLoaderData<typeof loader>();
  return (
    <ListPage {...loaded} filters={<ResourceFilters address={loaded.address} />}>
      {(items) => (
        <Cards
          {...loaded}
          items={items}
          date={({ created_at, file }) => (
            <>
              <LocalDate instant={created_at} />
              {file && (
                <>
                  <br />
                  {ownWords.resources.withFile({ note: file })}
                </>
              )}
            </>
          )}
        />
      )}
    </ListPage>
  );
}
