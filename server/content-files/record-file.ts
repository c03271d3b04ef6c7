/** Reads and writes records as Markdown files with front matter, in the format of the sample content. */

import type { Field } from "../../content/define.ts";
import { fieldAt, fieldsOf, type Kind, kindOf } from "../../content/kinds.ts";
import type { Language } from "../../languages.ts";
import { withoutLocation } from "../content/event-place.ts";
import { writeFrontMatter } from "../content/front-matter.ts";
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
  /** A translation of the record with this slug. */
  isTranslation: boolean;
  /** An invented example: see server/publishing/samples.ts. */
  isSample: boolean;
  /** Undefined if the file has no date: then it is now for a new record, and unchanged for a known one. */
  created_at: string | undefined;
  updated_at: string | undefined;
  /** Every field of the kind and unknown ones; of a translation, only its own. */
  fields: Fields;
};

type Columns = Record<string, string | null>;

export function writeRecord(row: RecordRow, isSample = false): string {
  const { kind, language, created_at, updated_at } = row;
  const fields = fieldsIn(kind, row);
  const names = [...Object.keys(fieldsOf(kind, fields)), "language"];
  return write(kind, names, fields, { language, created_at, updated_at, ...sampleMark(isSample) });
}

/** Without its language, which is the name of its folder. */
export function writeTranslation(row: RecordTextRow, isSample = false): string {
  const { kind, created_at, updated_at } = row;
  const fields = fieldsIn(kind, row);
  const names = fieldNames({ kind, translationOf: "", fields });
  return write(kind, names, fields, { created_at, updated_at, ...sampleMark(isSample) });
}

const sampleMark = (isSample: boolean): Columns => (isSample ? { sample: "yes" } : {});

function write(kind: Kind, names: string[], fields: Fields, columns: Columns): string {
  const { body, fixed } = kindOf(kind);
  const row: Columns = { ...fields, ...columns };
  const unknown = Object.entries(fields).filter(([name]) => fieldAt(kind, name) === undefined);
  const entries = [
    ...[...names, "created_at", "updated_at", "sample"].map((name): [string, string] => [
      name,
      row[name] ?? "",
    ]),
    ...unknown.map(([name, value]): [string, string] => [`${unknownMark}${name}`, value]),
  ];
  const written = entries.filter(([name, value]) => (fixed || name !== body) && value !== "");
  return writeFrontMatter({ fields: new Map(written), body: fixed ? "" : (fields[body] ?? "") });
}

/** Dates may also be relative to today, as in the samples. */
export function readRecord(kind: Kind, slug: string, file: FileFields, today: Date): RecordFile {
  const { order } = kindOf(kind);
  const body = bodyIn(kind, file);
  const isRelative = order === "upcoming first" && file.optional("starts_in_days") !== null;
  const times = isRelative ? readTimes(file, today) : {};
  const unknown = file.unknown();
  const values: Fields = {};
  const textOf = (name: string, { type }: Field) => {
    if (name === body) return file.body;
    const value = times[name] ?? (type === "instant" ? file.instant(name) : file.optional(name));
    return value ?? unknown[name] ?? "";
  };
  // A list field decides which further fields exist, so fields are read until none is new.
  for (let isDone = false; !isDone; ) {
    const unread = Object.entries(fieldsOf(kind, values)).filter(([name]) => !Object.hasOwn(values, name));
    for (const [name, field] of unread) values[name] = textOf(name, field);
    isDone = unread.length === 0;
  }
  return {
    ...{ kind, slug, language: file.optional("language") ?? "en", isTranslation: false },
    isSample: isMarkedAsSample(file),
    fields: withoutLocation(kind, { ...unknown, ...values }),
    ...datesOf(file, today),
  };
}

export function readTranslation(
  kind: Kind,
  slug: string,
  file: FileFields,
  { today, language, original }: { today: Date; language: Language; original: Fields },
): RecordFile {
  const fields = translationFields(kind, file, original);
  const isSample = isMarkedAsSample(file);
  return { kind, slug, language, isTranslation: true, isSample, fields, ...datesOf(file, today) };
}

function isMarkedAsSample(file: FileFields): boolean {
  const mark = file.optional("sample");
  if (mark !== null && mark !== "yes") throw new Error(`"sample" takes yes, not "${mark}"`);
  return mark === "yes";
}

function datesOf(file: FileFields, today: Date): Pick<RecordFile, "created_at" | "updated_at"> {
  const daysAgo = (key: string) =>
    file.optional(key) === null ? undefined : daysBefore(today, file.wholeNumber(key, 0));
  return {
    created_at: file.instant("created_at") ?? daysAgo("days_ago"),
    updated_at: file.instant("updated_at") ?? daysAgo("updated_days_ago"),
  };
}
