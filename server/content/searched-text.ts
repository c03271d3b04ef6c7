import { type Kind, sectionOf } from "../../sections.ts";
import { plainText } from "../markdown/plain-text.ts";
import { fold } from "../search/fold.ts";
import { indexedText } from "../search/indexed-text.ts";
import type { Row } from "./write-rows.ts";

/** What searches read of a record and its translations: one query finds it, whatever the language. */
export function searchedText(kind: Kind, record: Row, translations: Row[] = []): string {
  const { title, body, searched } = sectionOf(kind);
  const folded = (text: string, column: string) => fold(column === body ? plainText(text) : text);
  const others = searched.filter((column) => column !== title);
  const textOf = (columns: readonly string[]) => (row: Row) =>
    columns.flatMap((column) => (row[column] ? folded(row[column], column) : []));
  return indexedText(
    [
      ...[title, ...others].map((column) => folded(record[column] ?? "", column)),
      ...translations.flatMap(textOf(others)),
    ],
    translations.flatMap(textOf([title])),
  );
}
