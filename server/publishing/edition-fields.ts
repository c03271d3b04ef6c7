import { fullLabel } from "../../content/entries.ts";
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

export type Problem = { field: string; sentence: string };

/** In characters. A text of this length takes an hour and a half to read. */
const longest = { text: 200_000, other: 2_000 };

/** An original has the fields of its kind, a translation only those that are said in another language. */
type Of = Pick<EditionSummary, "kind" | "translationOf">;

/** With those of the entries in its lists. */
export function fieldNames({ kind, translationOf, fields = {} }: Of & { fields?: Fields }): string[] {
  if (translationOf === null) return shownFields(kind, fields);
  // The original has the order of the entries, and a translation their texts.
  const isOfEntry = (name: string) =>
    !Object.hasOwn(kindOf(kind).fields, name) && isOwnField({ kind, translationOf }, name);
  return [...translatedFields(kind), ...Object.keys(fields).filter(isOfEntry)];
}

function isOwnField({ kind, translationOf }: Of, name: string): boolean {
  const field = fieldAt(kind, name);
  return field !== undefined && !field.hidden && (translationOf === null || isTranslated(field));
}

/** What of a form belongs to the edition, as it can be stored. */
export function ownFields(edition: Of, given: Fields): Fields {
  return storableFields(Object.entries(given).filter(([name]) => isOwnField(edition, name)));
}

/** Browsers end lines in two characters. */
export function storableFields(given: [name: string, text: string][]): Fields {
  return Object.fromEntries(given.map(([name, text]) => [name, storable(text.replace(/\r\n?/g, "\n"))]));
}

/** Every field of the kind, empty where nothing is given. Others are kept: the desk may not know a field. */
export function allFields(edition: Of, given: Fields): Fields {
  const { kind, translationOf } = edition;
  const names = fieldNames({ kind, translationOf });
  return { ...given, ...Object.fromEntries(names.map((name) => [name, given[name] ?? ""])) };
}

export function lengthProblems(kind: Kind, given: Fields): Problem[] {
  return Object.entries(given).flatMap(([field, text]) => {
    const described = fieldAt(kind, field) ?? { label: field, type: "line" };
    const most = described.type === "text" ? longest.text : longest.other;
    if (text.length <= most) return [];
    const label = fullLabel(described);
    return { field, sentence: `“${label}” is longer than the ${most} characters that can be stored.` };
  });
}

const longestTitle = 200;

/** What lists show and search. */
export function listColumns(kind: Kind, fields: Fields): { title: string; folded: string } {
  const { title, body, fixed, one } = kindOf(kind);
  const name = (fixed ? one : (fields[title] ?? "")).trim().slice(0, longestTitle).toWellFormed();
  return { title: name, folded: indexedText([fold(name), fold(excerpt(fields[body] ?? ""))]) };
}

export function sameFields(one: Fields, other: Fields): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? "") === (other[name] ?? ""));
}
