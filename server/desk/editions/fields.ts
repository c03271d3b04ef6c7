import { type Kind, kindOf, shownFields, translatedFields } from "../../../content/kinds.ts";
import { storable } from "../../content/record-row.ts";
import { excerpt } from "../../markdown/plain-text.ts";
import { fold } from "../../search/fold.ts";
import { indexedText } from "../../search/indexed-text.ts";
import type { EditionSummary, Fields } from "./edition.ts";

export type Problem = { field: string; sentence: string };

/** In characters. A text of this length takes an hour and a half to read. */
const longest = { text: 200_000, other: 2_000 };

/** Of the fields of its kind a translation has only those that are said in another language. */
export function fieldNames({
  kind,
  translationOf,
}: Pick<EditionSummary, "kind" | "translationOf">): string[] {
  return translationOf === null ? shownFields(kind) : translatedFields(kind);
}

const allNames = (kind: Kind) => fieldNames({ kind, translationOf: null });

/** What of a form belongs to the kind, as it can be stored. Browsers end lines in two characters. */
export function ownFields(kind: Kind, given: Fields, names = allNames(kind)): Fields {
  const own = Object.entries(given).filter(([name]) => names.includes(name));
  return Object.fromEntries(own.map(([name, text]) => [name, storable(text.replace(/\r\n?/g, "\n"))]));
}

/** Every field of the kind, empty where nothing is given. Others are kept: the desk may not know a field. */
export function allFields(kind: Kind, given: Fields, names = allNames(kind)): Fields {
  return { ...given, ...Object.fromEntries(names.map((name) => [name, given[name] ?? ""])) };
}

export function tooLong(kind: Kind, given: Fields): Problem[] {
  const { fields } = kindOf(kind);
  return Object.entries(given).flatMap(([field, text]) => {
    const most = fields[field]?.type === "text" ? longest.text : longest.other;
    if (text.length <= most) return [];
    const label = fields[field]?.label ?? field;
    return { field, sentence: `“${label}” is longer than the ${most} characters that can be stored.` };
  });
}

const longestTitle = 200;

/** What lists show and search. */
export function listed(kind: Kind, fields: Fields): { title: string; folded: string } {
  const { title, body } = kindOf(kind);
  const name = (fields[title] ?? "").trim().slice(0, longestTitle).toWellFormed();
  return { title: name, folded: indexedText([fold(name), fold(excerpt(fields[body] ?? ""))]) };
}

export function sameFields(one: Fields, other: Fields): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? "") === (other[name] ?? ""));
}
