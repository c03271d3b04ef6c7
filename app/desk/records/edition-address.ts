import { deskKindOf } from "../../../desk-kinds.ts";
import type { EditionSummary } from "../../../server/desk/editions/edition.ts";

type Named = Pick<EditionSummary, "kind" | "slug">;

/** Where a record is written; `page` is one of its other pages, such as "history". */
export function editionAddress({ kind, slug }: Named, page?: "history" | "preview" | "receipt"): string {
  const address = `/desk${deskKindOf(kind).path}/${encodeURIComponent(slug)}`;
  return page ? `${address}/${page}` : address;
}

/** A draft may have no title yet. */
export function titleOf({ title }: Pick<EditionSummary, "title">): string {
  return title || "(no title yet)";
}
