import { deskPath, isPageKind, kindOf } from "../../../content/kinds.ts";
import type { EditionSummary } from "../../../server/publishing/edition.ts";
import type { DeskWords } from "../../words/translation.ts";
import { labelIn } from "../rendering/desk-language.ts";

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
  page?: "history" | "mail" | "preview" | "receipt" | "review",
): string {
  const record = `/desk${deskPath(kind)}/${encodeURIComponent(slug)}`;
  const address = translationOf === null ? record : `${record}/${language}`;
  return page ? `${address}/${page}` : address;
}

/** A fixed page is called by its name in the reader's language. A draft may have no title yet. */
export function titleOf(words: DeskWords, { kind, title }: { kind: string; title: string }): string {
  return isPageKind(kind) ? labelIn(words, kindOf(kind).one) : title || words.common.untitled;
}
