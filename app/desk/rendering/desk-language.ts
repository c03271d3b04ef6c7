import type { Fields } from "../../../content/define.ts";
import { type Kind, kindOf } from "../../../content/kinds.ts";
import { translateFields } from "../../../content/labels.ts";
import { useLanguage } from "../../ui/page-language.ts";
import { deskWordsIn } from "../../words/desk-words.ts";
import type { Translated } from "../../words/translate.ts";
import type { DeskWords } from "../../words/translation.ts";
import type { BrowserWords } from "../browser/browser-words.ts";
import type { IslandWords } from "../islands/island-words.ts";

/** The fixed sentences in the reader's language: `const { account } = useDeskWords()`. Acts and loaders have `words`. */
export const useDeskWords = (): DeskWords => deskWordsIn(useLanguage());

/** A label or hint of the content in the reader's language; unchanged if it has no translation. */
export const labelIn = ({ labels }: DeskWords, label: string): string => labels[label] ?? label;

/** What the desk calls several records of a kind: "Projects". */
export const kindName = (words: DeskWords, kind: Kind): string => labelIn(words, kindOf(kind).several);

/** Fields with their labels and hints in the reader's language. */
export const fieldsIn = (words: DeskWords, fields: Fields): Fields =>
  translateFields(fields, (label) => labelIn(words, label));

/** Sentences as plain text, for islands: `fillMessage` fills in their values in the browser. */
export function forIslands<Words>(words: Words): Translated<Words> {
  if (typeof words === "string") return words as Translated<Words>;
  if (typeof words === "function") return (words as unknown as { text: string }).text as Translated<Words>;
  return Object.fromEntries(
    Object.entries(words as object).map(([key, value]) => [key, forIslands(value)]),
  ) as Translated<Words>;
}

/** The sentences for the scripts of every page. */
export function browserWordsIn({ browser, common: { cancel, save }, media }: DeskWords): BrowserWords {
  const { alt, altHint, empty, locked, noAlt, notFound, processing, processingFailed, title } = media;
  return forIslands({
    ...browser,
    common: { cancel, save },
    media: { alt, altHint, empty, locked, noAlt, notFound, processing, processingFailed, title },
  });
}

/** The sentences for all islands. */
export const islandWordsIn = ({
  editor,
  focalPoint,
  publishing,
  reply,
  uploader,
  writing,
}: DeskWords): IslandWords => forIslands({ editor, focalPoint, publishing, reply, uploader, writing });
