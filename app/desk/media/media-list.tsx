import { useLoaderData } from "react-router";
import { isRefusal, refusals } from "../../../server/media/refusals.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { DeskIsland } from "../islands/desk-island.tsx";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { TimesNote } from "../ui/moment.tsx";
import { UploadBox } from "../uploader/upload-box.tsx";
import styles from "./media.module.css";
import { mediaFiltersIn, mediaListAddress } from "./media-list-address.ts";
import { MediaRow } from "./media-row.tsx";
import { MediaSearchForm } from "./media-search-form.tsx";
import { toLibraryItem } from "./to-library-item.ts";

export const role: Access = "writer";
export const title = "Pictures and files";

export async function loader({ site, url }: DeskArgs) {
  const filters = mediaFiltersIn(url);
  const { items, page, pages, total } = await site.media.list(filters);
  const uses = await site.media.usesOf(items.map(({ id }) => id));
  const rows = items.map((item) => ({
    ...{ item: toLibraryItem(item), by: item.uploadedBy.name, at: item.createdAt },
    uses: uses.get(item.id) ?? [],
  }));
  return {
    ...{ filters, rows, page, pages, total },
    isDeleted: url.searchParams.get("done") === "deleted",
    // From the form without script: see server/media/serve-upload-form.ts.
    refused: url.searchParams
      .getAll("refused")
      .filter(isRefusal)
      .map((code) => refusals[code]),
  };
}

export default function MediaList() {
  const { filters, rows, page, pages, total, isDeleted, refused } = useLoaderData<typeof loader>();
  const isAll = !filters.q && !filters.kind;
  return (
    <>
      <h1>Pictures and files</h1>
      {isDeleted && <Notice tone="success">Deleted.</Notice>}
      {refused.length > 0 && (
        <Notice tone="error">
          {refused.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      <DeskIsland name="uploader" component={UploadBox} props={{}} />
      <MediaSearchForm filters={filters} />
      {/* Reloaded after an upload: see app/desk/uploader/upload-box.tsx. */}
      <div data-media-list>
        {rows.length === 0 ? (
          <EmptyState text={isAll ? "Nothing here yet." : "Nothing found."} />
        ) : (
          <>
            <p>{total === 1 ? "1 item" : `${total} items`}, newest first.</p>
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
        words={{
          label: "Pages of this list",
          previous: "Previous",
          next: "Next",
          page: ({ page }) => `Page ${page}`,
        }}
      />
      <TimesNote />
    </>
  );
}
