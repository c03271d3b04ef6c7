/** What stands against publishing a text as it is. */
import { fieldAt, inheritedFields, kindOf, translatedFields } from "../../../content/kinds.ts";
import type { Desk } from "../../../server/desk/desk.ts";
import type { Edition, Fields } from "../../../server/publishing/edition.ts";
import { fieldNames, type Problem } from "../../../server/publishing/edition-fields.ts";
import { languageName } from "../editions/language-name.ts";
import { otherLanguage } from "./language-doubt.ts";
import { linkFaults } from "./links.ts";

/** Links in texts that lead nowhere, with a sentence for each field. */
export function linkProblems(edition: Edition): Problem[] {
  const { kind, fields } = edition;
  const texts = fieldNames(edition).filter((name) => fieldAt(kind, name)?.type === "text");
  return texts.flatMap((field) => {
    const faults = linkFaults(fields[field] ?? "");
    return faults.length > 0 ? [{ field, sentence: faults.slice(0, 3).join(" ") }] : [];
  });
}

/** What is asked about once. If visitors already read a text of which the same is to be said, it was answered then. */
export async function publishDoubts(desk: Desk, edition: Edition): Promise<string[]> {
  const beside = edition.translationOf === null ? undefined : await desk.editions.originalOf(edition);
  const originals = beside ? [beside.text.fields, beside.original.fields, beside.before ?? {}] : [];
  const doubtsOf = (fields: Fields) => {
    const copied = originals.some((original) => isCopy(edition, fields, original));
    if (beside && copied) return [copySentence(edition.language, beside.original.language)];
    return languageDoubt({ ...edition, fields });
  };
  const shown = await desk.editions.published(edition);
  const known = shown ? doubtsOf(shown) : [];
  return doubtsOf(edition.fields).filter((sentence) => !known.includes(sentence));
}

/** In a sentence, or none. */
export function languageDoubt({
  kind,
  language,
  fields,
}: Pick<Edition, "kind" | "language" | "fields">): string[] {
  const other = otherLanguage(fields[kindOf(kind).body] ?? "", language);
  return other
    ? [`This text seems to be in ${languageName(other)}, but it is marked as ${languageName(language)}.`]
    : [];
}

const copySentence = (language: string, original: string) =>
  `This is the ${languageName(original)} original word for word, but it is marked as ${languageName(language)}.`;

/** Names and figures may be the same in both languages: a few words count only if every other field is the same too. */
function isCopy({ kind }: Edition, own: Fields, original: Fields): boolean {
  const isSame = (name: string) => words(own[name]) === words(original[name]);
  const { body } = kindOf(kind);
  const count = words(own[body]).match(/\p{L}[\p{L}\p{M}]+/gu)?.length ?? 0;
  const inherited = inheritedFields(kind, original);
  const isAllSame = translatedFields(kind, original).every(
    (name) => inherited.includes(name) || isSame(name),
  );
  return isSame(body) && count >= (isAllSame ? 3 : 8);
}

const words = (text = "") => text.replace(/\s+/g, " ").trim();
