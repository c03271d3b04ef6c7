import { useLoaderData } from "react-router";
import { isRefusal } from "../../../server/media/refusals.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { DeskIsland } from "../islands/desk-island.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { TimesNote } from "../ui/moment.tsx";
import { UploadBox } from "../uploader/upload-box.tsx";
import styles from "./media.module.css";
import { mediaFiltersIn, mediaListAddress } from "./media-list-address.ts";
import { MediaRow } from "./media-row.tsx";
import { MediaSearchForm } from "./media-search-form.tsx";
import { toLibraryItem } from "./to-library-item.ts";

export const role: Access = "writer";
export const title = (_: unknown, { media }: DeskWords) => media.title;

export async function loader({ site, url, language, words }: DeskArgs) {
  const filters = mediaFiltersIn(url);
  const { items, page, pages, total } = await site.media.list(filters);
  const ids = items.map(({ id }) => id);
  const [uses, tags] = await Promise.all([site.media.usesOf(ids), site.media.tagsOf(ids)]);
  const rows = items.map((item) => ({
    ...{ item: toLibraryItem(item, language), by: item.uploadedBy.name, at: item.createdAt },
    uses: uses.get(item.id) ?? [],
    tags: tags.get(item.id) ?? [],
  }));
  return {
    ...{ filters, rows, page, pages, total, tags: await site.media.tagsInUse() },
    isDeleted: url.searchParams.get("done") === "deleted",
    // From the form without script: see server/media/serve-upload-form.ts.
    refused: url.searchParams
      .getAll("refused")
      .filter(isRefusal)
      .map((code) => words.uploadRefusals[code]),
  };
}

export default function MediaList() {
  const { media: words, common } = useDeskWords();
  const { filters, rows, page, pages, total, tags, isDeleted, refused } = useLoaderData<typeof loader>();
  const isAll = !filters.q && !filters.kind && !filters.tag;
  return (
    <>
      <h1>{words.title}</h1>
      {isDeleted && <Notice tone="success">{words.deleted}</Notice>}
      {refused.length > 0 && (
        <Notice tone="error">
          {refused.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      <DeskIsland name="uploader" component={UploadBox} props={{}} />
      <MediaSearchForm filters={filters} tags={tags} />
      {/* Reloaded after an upload: see app/desk/uploader/upload-box.tsx. */}
      <div data-media-list>
        {rows.length === 0 ? (
          <EmptyState text={isAll ? words.empty : words.notFound} />
        ) : (
          <>
            <p>{words.count({ count: total })}</p>
            <ul className={styles.list}>
              {rows.map((row) => (
                <MediaRow key={row.item.id} {...row} />
              ))}
            </ul>
          </>
        )}
      </div>
      <Pagination
        page={page}
        pages={pages}
        addressOf={(number) => mediaListAddress({ ...filters, page: number })}
        words={common.pagination}
      />
      <TimesNote />
    </>
  );
}
