/** A record as a Markdown file with front matter, in the form of the sample content. */
import { type DeskKind, deskKindOf, translatedFields } from "../../desk-kinds.ts";
import type { Language } from "../../languages.ts";
import { fieldsOf } from "../content/translations.ts";
import { writeFrontMatter } from "../database/front-matter.ts";
import { daysBefore, readTimes } from "../database/sample-content.ts";
import type { SampleFields } from "../database/sample-fields.ts";
import type { TranslationRow } from "../database/schema.ts";
import { translationFields } from "../database/translation-files.ts";
import type { Fields } from "../desk/editions/edition.ts";

export type RecordFile = {
  kind: DeskKind;
  slug: string;
  language: string;
  /** Whether it is a translation of the record at that address, and has the fields of one. */
  isTranslation: boolean;
  /** Undefined where the file does not say: then it is now, or stays as it is. */
  created_at: string | undefined;
  updated_at: string | undefined;
  /** Every field of the desk, and what it does not show. Of a translation, those that it has. */
  fields: Fields;
};

/** Columns that visitors see and the desk does not show. */
export const moreColumns = (kind: DeskKind): string[] => (kind === "partners" ? ["woven"] : []);

type PublicColumns = Record<string, string | number | null>;

export function writeRecord(kind: DeskKind, row: PublicColumns): string {
  const names = [...Object.keys(deskKindOf(kind).fields), ...moreColumns(kind), "language"];
  return write(kind, names, row);
}

/** In the folder of its language: it does not say which that is. */
export function writeTranslation(row: TranslationRow): string {
  const { kind, created_at, updated_at } = row;
  return write(kind, translatedFields(kind), { ...fieldsOf(kind, row), created_at, updated_at });
}

function write(kind: DeskKind, fields: string[], row: PublicColumns): string {
  const { body } = deskKindOf(kind);
  const names = [...fields, "created_at", "updated_at"];
  const given = names.flatMap((name): [string, string][] => {
    const value = String(row[name] ?? "");
    return name === body || value === "" ? [] : [[name, value]];
  });
  return writeFrontMatter({ fields: new Map(given), body: String(row[body] ?? "") });
}

/** Moments may also be counted from today, as in the samples. */
export function readRecord(kind: DeskKind, slug: string, given: SampleFields, today: Date): RecordFile {
  const { fields, body } = deskKindOf(kind);
  const times = given.optional("starts_in_days") === null ? {} : readTimes(given, today);
  const values = [...Object.keys(fields), ...moreColumns(kind)].map((name) => {
    if (name === body) return [name, given.body];
    const value =
      times[name] ?? (fields[name]?.type === "instant" ? given.instant(name) : given.optional(name));
    return [name, value ?? ""];
  });
  return {
    ...{ kind, slug, language: given.optional("language") ?? "en", isTranslation: false },
    ...{ fields: Object.fromEntries(values), ...momentsOf(given, today) },
  };
}

/** `original`: what it is a translation of. */
export function readTranslation(
  kind: DeskKind,
  slug: string,
  given: SampleFields,
  { today, language, original }: { today: Date; language: Language; original: Fields },
): RecordFile {
  const fields = translationFields(kind, given, original);
  return { kind, slug, language, isTranslation: true, fields, ...momentsOf(given, today) };
}

function momentsOf(given: SampleFields, today: Date): Pick<RecordFile, "created_at" | "updated_at"> {
  const daysAgo = (key: string) =>
    given.optional(key) === null ? undefined : daysBefore(today, given.wholeNumber(key, 0));
  return {
    created_at: given.instant("created_at") ?? daysAgo("days_ago"),
    updated_at: given.instant("updated_at") ?? daysAgo("updated_days_ago"),
  };
}
