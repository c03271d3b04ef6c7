import { deskPath } from "../../../content/kinds.ts";
import type { EditionSummary } from "../../../server/publishing/edition.ts";

/** The parts of an edition's address at the desk. */
export type AddressParts = Pick<EditionSummary, "kind" | "slug" | "language" | "translationOf">;

export function addressAndTitle({
  kind,
  slug,
  language,
  translationOf,
  title,
}: AddressParts & { title: string }) {
  return { kind, slug, language, translationOf, title };
}

/** The page where a record or translation is written, or another of its pages. */
export function editionAddress(
  { kind, slug, language, translationOf }: AddressParts,
  page?: "history" | "preview" | "receipt",
): string {
  const record = `/desk${deskPath(kind)}/${encodeURIComponent(slug)}`;
  const address = translationOf === null ? record : `${record}/${language}`;
  return page ? `${address}/${page}` : address;
}

/** A draft may have no title yet: `untitled` is `common.untitled` of the reader's words. */
export function titleOf({ title }: Pick<EditionSummary, "title">, untitled = "(no title yet)"): string {
  return title || untitled;
}
