/** Problems and doubts about a text that someone is about to publish. */
import { fieldAt, inheritedFields, kindOf, translatedFields } from "../../../content/kinds.ts";
import type { Edition, Fields } from "../../../server/publishing/edition.ts";
import { fieldNames } from "../../../server/publishing/edition-fields.ts";
import { languageName } from "../editions/language-name.ts";
import type { Problem } from "../editor/writing.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import { brokenLinks } from "./broken-links.ts";
import { detectOtherLanguage } from "./wrong-language.ts";

type Reader = Pick<DeskArgs, "language" | "words">;

/** One sentence for each field with broken links. */
export function linkProblems({ words }: Reader, edition: Edition): Problem[] {
  const { kind, fields } = edition;
  const texts = fieldNames(edition).filter((name) => fieldAt(kind, name)?.type === "text");
  return texts.flatMap((field) => {
    const problems = brokenLinks(fields[field] ?? "", words.checks);
    return problems.length > 0 ? [{ field, sentence: problems.slice(0, 3).join(" ") }] : [];
  });
}

/** Asked once: the published text raised the same doubt, so the publisher has answered it already. */
export async function publishDoubts(args: DeskArgs, edition: Edition): Promise<string[]> {
  const { desk } = args;
  const source = edition.translationOf === null ? undefined : await desk.editions.originalOf(edition);
  const originals = source ? [source.text.fields, source.original.fields, source.before ?? {}] : [];
  const doubtsOf = (fields: Fields) => {
    const copied = originals.some((original) => isCopy(edition, fields, original));
    if (source && copied) return [copyDoubt(args, edition.language, source.original.language)];
    return languageDoubt(args, { ...edition, fields });
  };
  const shown = await desk.editions.published(edition);
  const answered = shown ? doubtsOf(shown) : [];
  return doubtsOf(edition.fields).filter((sentence) => !answered.includes(sentence));
}

export function languageDoubt(
  { words, language: reader }: Reader,
  { kind, language, fields }: Pick<Edition, "kind" | "language" | "fields">,
): string[] {
  const other = detectOtherLanguage(fields[kindOf(kind).body] ?? "", language);
  if (!other) return [];
  const names = { detected: languageName(other, reader), marked: languageName(language, reader) };
  return [words.checks.otherLanguage(names)];
}

const copyDoubt = ({ words, language: reader }: Reader, language: string, original: string) =>
  words.checks.copied({ original: languageName(original, reader), marked: languageName(language, reader) });

/** Names and figures can be the same in both languages, so a short text is a copy only if all other fields match. */
function isCopy({ kind }: Edition, own: Fields, original: Fields): boolean {
  const isSame = (name: string) => normalised(own[name]) === normalised(original[name]);
  const { body } = kindOf(kind);
  const count = normalised(own[body]).match(/\p{L}[\p{L}\p{M}]+/gu)?.length ?? 0;
  const inherited = inheritedFields(kind, original);
  const isAllSame = translatedFields(kind, original).every(
    (name) => inherited.includes(name) || isSame(name),
  );
  return isSame(body) && count >= (isAllSame ? 3 : 8);
}

const normalised = (text = "") => text.replace(/\s+/g, " ").trim();
