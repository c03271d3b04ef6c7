import {
  fieldAt,
  isTranslated,
  type Kind,
  kindOf,
  shownFields,
  translatedFields,
} from "../../content/kinds.ts";
import { storable } from "../content/record-row.ts";
import { fold } from "../content/search/fold.ts";
import { indexedText } from "../content/search/indexed-text.ts";
import { excerpt } from "../markdown/plain-text.ts";
import type { EditionSummary, Fields } from "./edition.ts";
import type { Problem } from "./problem-sentences.ts";

/** In characters. The longest text takes an hour and a half to read. */
const maxLength = { text: 200_000, other: 2_000 };

/** An original has all fields of its kind, a translation only the translated ones. */
type Owner = Pick<EditionSummary, "kind" | "translationOf">;

/** Includes the fields of list entries. */
export function fieldNames({ kind, translationOf, fields = {} }: Owner & { fields?: Fields }): string[] {
  if (translationOf === null) return shownFields(kind, fields);
  // A translation has the texts of list entries; their order is in the original.
  const isOfEntry = (name: string) =>
    !Object.hasOwn(kindOf(kind).fields, name) && isOwnField({ kind, translationOf }, name);
  return [...translatedFields(kind), ...Object.keys(fields).filter(isOfEntry)];
}

function isOwnField({ kind, translationOf }: Owner, name: string): boolean {
  const field = fieldAt(kind, name);
  return field !== undefined && !field.hidden && (translationOf === null || isTranslated(field));
}

/** The submitted fields that the edition has, ready to be stored. */
export function ownFields(edition: Owner, submitted: Fields): Fields {
  return storableFields(Object.entries(submitted).filter(([name]) => isOwnField(edition, name)));
}

/** Browsers submit line breaks as CR LF. */
export function storableFields(fields: [name: string, text: string][]): Fields {
  return Object.fromEntries(fields.map(([name, text]) => [name, storable(text.replace(/\r\n?/g, "\n"))]));
}

/** Adds missing fields as empty. Keeps unknown fields, which an older or newer release may have stored. */
export function allFields(edition: Owner, fields: Fields): Fields {
  const { kind, translationOf } = edition;
  const names = fieldNames({ kind, translationOf });
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, fields[name] ?? ""])) };
}

export function lengthProblems(kind: Kind, fields: Fields): Problem[] {
  return Object.entries(fields).flatMap(([field, text]) => {
    const described = fieldAt(kind, field);
    const max = described?.maxLength ?? (described?.type === "text" ? maxLength.text : maxLength.other);
    return text.length > max ? [{ field, name: "tooLong", values: { max } }] : [];
  });
}

const maxTitle = 200;

/** The columns that the desk's lists show and search. */
export function listColumns(kind: Kind, fields: Fields): { title: string; folded: string } {
  const { title, body, fixed, one } = kindOf(kind);
  const name = (fixed ? one : (fields[title] ?? "")).trim().slice(0, maxTitle).toWellFormed();
  return { title: name, folded: indexedText([fold(name), fold(excerpt(fields[body] ?? ""))]) };
}

export function sameFields(one: Fields, other: Fields): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? "") === (other[name] ?? ""));
}
