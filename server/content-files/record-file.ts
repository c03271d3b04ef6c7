/** A record as a Markdown file with front matter, in the form of the sample content. */

import type { Field } from "../../content/define.ts";
import { fieldAt, fieldsOf, type Kind, kindOf } from "../../content/kinds.ts";
import type { Language } from "../../languages.ts";
import { writeFrontMatter } from "../content/front-matter.ts";
import { withoutLocation } from "../content/place.ts";
import { fieldsIn } from "../content/record-row.ts";
import type { RecordRow, RecordTextRow } from "../database/schema.ts";
import type { Fields } from "../publishing/edition.ts";
import { fieldNames } from "../publishing/edition-fields.ts";
import { type FileFields, unknownMark } from "./file-fields.ts";
import { daysBefore, readTimes } from "./sample-dates.ts";
import { bodyIn, translationFields } from "./translation-files.ts";

export type RecordFile = {
  kind: Kind;
  slug: string;
  language: string;
  /** Whether it is a translation of the record at that address, and has the fields of one. */
  isTranslation: boolean;
  /** An invented example: see server/publishing/samples.ts. */
  isSample: boolean;
  /** Undefined where the file does not say: then it is now, or stays as it is. */
  created_at: string | undefined;
  updated_at: string | undefined;
  /** Every field of the kind, and unknown ones. Of a translation, those that it has. */
  fields: Fields;
};

type Columns = Record<string, string | null>;

export function writeRecord(row: RecordRow, isSample = false): string {
  const { kind, language, created_at, updated_at } = row;
  const fields = fieldsIn(kind, row);
  const names = [...Object.keys(fieldsOf(kind, fields)), "language"];
  return write(kind, names, fields, { language, created_at, updated_at, ...mark(isSample) });
}

/** In the folder of its language: it does not say which that is. */
export function writeTranslation(row: RecordTextRow, isSample = false): string {
  const { kind, created_at, updated_at } = row;
  const fields = fieldsIn(kind, row);
  const names = fieldNames({ kind, translationOf: "", fields });
  return write(kind, names, fields, { created_at, updated_at, ...mark(isSample) });
}

const mark = (isSample: boolean): Columns => (isSample ? { sample: "yes" } : {});

function write(kind: Kind, names: string[], fields: Fields, columns: Columns): string {
  const { body, fixed } = kindOf(kind);
  const row: Columns = { ...fields, ...columns };
  const unknown = Object.entries(fields).filter(([name]) => fieldAt(kind, name) === undefined);
  const given = [
    ...[...names, "created_at", "updated_at", "sample"].map((name): [string, string] => [
      name,
      row[name] ?? "",
    ]),
    ...unknown.map(([name, value]): [string, string] => [`${unknownMark}${name}`, value]),
  ];
  const shown = given.filter(([name, value]) => (fixed || name !== body) && value !== "");
  return writeFrontMatter({ fields: new Map(shown), body: fixed ? "" : (fields[body] ?? "") });
}

/** Moments may also be counted from today, as in the samples. */
export function readRecord(kind: Kind, slug: string, given: FileFields, today: Date): RecordFile {
  const { order } = kindOf(kind);
  const body = bodyIn(kind, given);
  const isCounted = order === "upcoming first" && given.optional("starts_in_days") !== null;
  const times = isCounted ? readTimes(given, today) : {};
  const unknown = given.unknown();
  const values: Fields = {};
  const textOf = (name: string, { type }: Field) => {
    if (name === body) return given.body;
    const value = times[name] ?? (type === "instant" ? given.instant(name) : given.optional(name));
    return value ?? unknown[name] ?? "";
  };
  // The order of a list says which further fields there are.
  for (let isDone = false; !isDone; ) {
    const unread = Object.entries(fieldsOf(kind, values)).filter(([name]) => !Object.hasOwn(values, name));
    for (const [name, field] of unread) values[name] = textOf(name, field);
    isDone = unread.length === 0;
  }
  return {
    ...{ kind, slug, language: given.optional("language") ?? "en", isTranslation: false },
    isSample: isMarked(given),
    fields: withoutLocation(kind, { ...unknown, ...values }),
    ...momentsOf(given, today),
  };
}

/** `original`: what it is a translation of. */
export function readTranslation(
  kind: Kind,
  slug: string,
  given: FileFields,
  { today, language, original }: { today: Date; language: Language; original: Fields },
): RecordFile {
  const fields = translationFields(kind, given, original);
  const isSample = isMarked(given);
  return { kind, slug, language, isTranslation: true, isSample, fields, ...momentsOf(given, today) };
}

function isMarked(given: FileFields): boolean {
  const mark = given.optional("sample");
  if (mark !== null && mark !== "yes") throw new Error(`"sample" takes yes, not "${mark}"`);
  return mark === "yes";
}

function momentsOf(given: FileFields, today: Date): Pick<RecordFile, "created_at" | "updated_at"> {
  const daysAgo = (key: string) =>
    given.optional(key) === null ? undefined : daysBefore(today, given.wholeNumber(key, 0));
  return {
    created_at: given.instant("created_at") ?? daysAgo("days_ago"),
    updated_at: given.instant("updated_at") ?? daysAgo("updated_days_ago"),
  };
}
