import { deskPath } from "../../../content/kinds.ts";
import type { EditionSummary } from "../../../server/publishing/edition.ts";

/** What the address of a record's page is made of. */
export type Named = Pick<EditionSummary, "kind" | "slug" | "language" | "translationOf">;

export function namedOf({ kind, slug, language, translationOf, title }: Named & { title: string }) {
  return { kind, slug, language, translationOf, title };
}

/** Where a record is written, or its translation; `page` is one of its other pages, such as "history". */
export function editionAddress(
  { kind, slug, language, translationOf }: Named,
  page?: "history" | "preview" | "receipt",
): string {
  const record = `/desk${deskPath(kind)}/${encodeURIComponent(slug)}`;
  const address = translationOf === null ? record : `${record}/${language}`;
  return page ? `${address}/${page}` : address;
}

/** A draft may have no title yet. */
export function titleOf({ title }: Pick<EditionSummary, "title">): string {
  return title || "(no title yet)";
}
