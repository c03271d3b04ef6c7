import { fieldAt, type Kind, searchedOf, siteSearchedOf } from "../../content/kinds.ts";
import { plainText } from "../markdown/plain-text.ts";
import { placeNames } from "./event-place.ts";
import type { Fields } from "./record-row.ts";
import { fold } from "./search/fold.ts";
import { indexedText } from "./search/indexed-text.ts";

/** Covers a record and all its translations, so that a search in any language finds it. */
export function recordSearchText(
  { kind, language }: { kind: Kind; language: string },
  record: Fields,
  translations: Fields[] = [],
): string {
  const [title = "", ...others] = searchedOf(kind);
  const typeOf = (name: string) => fieldAt(kind, name)?.type;
  const folded = (text: string, name: string) => fold(typeOf(name) === "text" ? plainText(text) : text);
  const textOf = (names: string[]) => (fields: Fields) =>
    names.flatMap((name) => (fields[name] ? folded(fields[name], name) : []));
  const textIn = (name: string) =>
    typeOf(name) === "place" ? placeNames(language, record) : (record[name] ?? "");
  return indexedText(
    [
      ...[title, ...others].map((name) => folded(textIn(name), name)),
      ...translations.flatMap(textOf(others)),
    ],
    translations.flatMap(textOf([title])),
    [record, ...translations].flatMap((fields) => textOf(siteSearchedOf(kind, fields))(fields)),
  );
}
