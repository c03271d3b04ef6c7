import { type Kind, kindOf, searchedOf } from "../../content/kinds.ts";
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
  const described = kindOf(kind).fields;
  const [title = "", ...others] = searchedOf(kind);
  const folded = (text: string, name: string) =>
    fold(described[name]?.type === "text" ? plainText(text) : text);
  const textOf = (names: string[]) => (fields: Fields) =>
    names.flatMap((name) => (fields[name] ? folded(fields[name], name) : []));
  const textIn = (name: string) =>
    described[name]?.type === "place" ? placeNames(language, record) : (record[name] ?? "");
  return indexedText(
    [
      ...[title, ...others].map((name) => folded(textIn(name), name)),
      ...translations.flatMap(textOf(others)),
    ],
    translations.flatMap(textOf([title])),
  );
}
