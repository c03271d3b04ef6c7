import { problems as originals } from "../../app/words/en/desk/problems.ts";
import type { Message } from "../../app/words/message.ts";
import type { DeskWords } from "../../app/words/translation.ts";
import type { Field } from "../../content/define.ts";
import { expandEntries, fieldAt, fullLabel } from "../../content/entries.ts";
import { type Kind, kindOf } from "../../content/kinds.ts";
import { translateFields } from "../../content/labels.ts";
import { defaultLanguage, isLanguage, type Language, languageOf } from "../../languages.ts";

/** Of a sentence in app/words/en/desk/problems.ts. */
export type ProblemName = keyof typeof originals;
export type Reason = { name: ProblemName; values?: Record<string, string | number | string[]> };
/** Why a text cannot be stored or published. `field` is empty if the problem belongs to no field. */
export type Problem = Reason & { field: string };

type Reader = { language: Language; words: Pick<DeskWords, "problems" | "labels"> };
const english: Reader = { language: defaultLanguage, words: { problems: originals, labels: {} } };

/** The problems in the reader's language. Fields are called as in the form. */
export function problemSentences(
  found: readonly Problem[],
  { kind, fields }: { kind: Kind; fields: Record<string, string> },
  reader = english,
): { field: string; sentence: string }[] {
  const known = translateFields(kindOf(kind).fields, (label) => reader.words.labels[label] ?? label);
  const described = expandEntries(known, fields);
  return found.map(({ field, ...reason }) => {
    const own = described[field] ?? fieldAt(known, field) ?? { label: field };
    return { field, sentence: reasonSentence(reason, reader, own) };
  });
}

/** A problem that names no field. */
export function reasonSentence(
  { name, values = {} }: Reason,
  { language, words }: Reader = english,
  field: Pick<Field, "label" | "group"> & Partial<Field> = { label: "" },
): string {
  const sentence = words.problems[name];
  if (typeof sentence === "string") return sentence;
  const { locale } = languageOf(language);
  const list = (all: string[]) => new Intl.ListFormat(locale, { type: "unit" }).format(all);
  const { type } = field;
  const filled = Object.entries(values).map(([key, value]) => {
    if (key === "language") return [key, languageName(String(value), locale)];
    return [key, Array.isArray(value) ? list(value) : value];
  });
  return (sentence as Message<Record<string, string | number>>)({
    label: fullLabel(field),
    choices: typeof type === "object" && "choices" in type ? list(Object.values(type.choices)) : "",
    ...Object.fromEntries(filled),
  });
}

const languageName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: "language", fallback: "none" }).of(code) ??
  (isLanguage(code) ? languageOf(code).name : code);
