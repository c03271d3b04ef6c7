/** How a published record is stored: the columns of `records` and `record_texts` that follow from its fields. */
import { fieldAt, fieldsOf, isLong, type Kind, kindOf } from "../../content/kinds.ts";
import type { RecordRow, RecordTextRow } from "../database/schema.ts";
import { cut, excerpt } from "../markdown/plain-text.ts";
import { withoutLocation } from "./event-place.ts";

/** The text of each field by its name. */
export type Fields = Record<string, string>;

type Texts = Pick<RecordTextRow, "title" | "excerpt" | "fields" | "long_fields">;

/** Fields that the description does not know are stored, too: a later version of the program may know them again. */
export function textColumns(kind: Kind, fields: Fields): Texts {
  const { title, order } = kindOf(kind);
  const inColumns = [title, ...(order === "by position" ? ["position"] : [])];
  const stored = Object.entries(fields).filter(([name]) => !inColumns.includes(name));
  const isLongOne = ([name]: [string, string]) => isLong(fieldAt(kind, name) ?? { label: "", type: "line" });
  return {
    title: fields[title] ?? "",
    excerpt: excerptOf(kind, fields),
    fields: JSON.stringify(Object.fromEntries(stored.filter((field) => !isLongOne(field)))),
    long_fields: JSON.stringify(Object.fromEntries(stored.filter(isLongOne))),
  };
}

/** Of the text where there is no summary. */
function excerptOf(kind: Kind, fields: Fields): string {
  const { summary, body } = kindOf(kind);
  return summary && fields[summary] ? cut(fields[summary], 200) : excerpt(fields[body] ?? "");
}

/** The fields of a stored record by their names, as far as its columns were read. */
export function fieldsIn(
  kind: Kind,
  row: Pick<RecordRow, "title" | "fields"> & { position?: number | null; long_fields?: string | undefined },
): Fields {
  const { title, fixed } = kindOf(kind);
  return {
    // The translation of a fixed page may leave out any text.
    ...((row.title || !fixed) && { [title]: row.title }),
    ...JSON.parse(row.fields),
    ...JSON.parse(row.long_fields ?? "{}"),
    ...(typeof row.position === "number" && { position: String(row.position) }),
  };
}

/** Whether a page says the same in both: a picture is not read, and what is missing is as empty as "". */
export function readsTheSame(kind: Kind, one: Fields, other: Fields): boolean {
  return Object.entries(fieldsOf(kind, { ...one, ...other }))
    .filter(([name, { type }]) => type !== "picture" && name !== "position")
    .every(([name]) => (one[name] ?? "") === (other[name] ?? ""));
}

/** As texts are stored: without the spaces around them, and moments in the one form whose order is that of time. What is
 * worked out from other fields is left out. */
export function normalised(kind: Kind, fields: Fields): Fields {
  const described = kindOf(kind).fields;
  return Object.fromEntries(
    Object.entries(withoutLocation(kind, fields)).map(([name, given]) => {
      const text = storable(given).trim();
      return [name, described[name]?.type === "instant" && text ? instant(text) : text];
    }),
  );
}

/** As lists read it: " en fr ". */
export const languagesOf = (language: string, texts: { language: string }[]): string =>
  ` ${[...new Set([language, ...texts.map((text) => text.language)])].join(" ")} `;

export function instant(text: string): string {
  return new Date(text).toISOString();
}

/** PostgreSQL takes no NUL, and neither engine half a character. */
export const storable = (text: string): string => text.replaceAll("\0", "").toWellFormed();
