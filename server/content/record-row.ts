/** Converts between the fields of a record and the columns of `records` and `record_texts`. */
import { fieldAt, fieldsOf, isLong, type Kind, kindOf } from "../../content/kinds.ts";
import type { RecordRow, RecordTextRow } from "../database/schema.ts";
import { cut, excerpt } from "../markdown/plain-text.ts";
import { withoutLocation } from "./event-place.ts";

/** The text of each field by its name. */
export type Fields = Record<string, string>;

type Texts = Pick<RecordTextRow, "title" | "excerpt" | "fields" | "long_fields">;

/** Unknown fields are stored too: another release may know them. */
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

/** From the summary, or else the body. */
function excerptOf(kind: Kind, fields: Fields): string {
  const { summary, body } = kindOf(kind);
  return summary && fields[summary] ? cut(fields[summary], 200) : excerpt(fields[body] ?? "");
}

/** Only the fields whose columns were read. */
export function fieldsIn(
  kind: Kind,
  row: Pick<RecordRow, "title" | "fields"> & { position?: number | null; long_fields?: string | undefined },
): Fields {
  const { title, fixed } = kindOf(kind);
  return {
    // The translation of a fixed page may leave out any field.
    ...((row.title || !fixed) && { [title]: row.title }),
    ...JSON.parse(row.fields),
    ...JSON.parse(row.long_fields ?? "{}"),
    ...(typeof row.position === "number" && { position: String(row.position) }),
  };
}

/** Whether readers see the same words. Pictures do not count, and a missing field equals an empty one. */
export function readsTheSame(kind: Kind, one: Fields, other: Fields): boolean {
  return Object.entries(fieldsOf(kind, { ...one, ...other }))
    .filter(([name, { type }]) => type !== "picture" && name !== "position")
    .every(([name]) => (one[name] ?? "") === (other[name] ?? ""));
}

/**
 * Fields as they are stored: trimmed, instants in the form that sorts by time, and without the location, which is derived
 * from other fields.
 */
export function normalised(kind: Kind, fields: Fields): Fields {
  const described = kindOf(kind).fields;
  return Object.fromEntries(
    Object.entries(withoutLocation(kind, fields)).map(([name, value]) => {
      const text = storable(value).trim();
      return [name, described[name]?.type === "instant" && text ? instant(text) : text];
    }),
  );
}

/** The column `languages`: " en fr ". */
export const languagesOf = (language: string, texts: { language: string }[]): string =>
  ` ${[...new Set([language, ...texts.map((text) => text.language)])].join(" ")} `;

export function instant(text: string): string {
  return new Date(text).toISOString();
}

/** PostgreSQL rejects NUL, and both engines reject lone surrogates. */
export const storable = (text: string): string => text.replaceAll("\0", "").toWellFormed();
