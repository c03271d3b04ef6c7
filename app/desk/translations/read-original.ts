import type { Fields } from "../../../content/define.ts";
import { expandEntries } from "../../../content/entries.ts";
import { inheritedFields, kindOf, translatedFields } from "../../../content/kinds.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import { isStale, namesToCompare } from "../../../server/publishing/edition-translations.ts";
import { inLanguage, languageName } from "../editions/language-name.ts";
import type { Translation } from "../editor/writing.ts";
import { type ChangedField, changesOf } from "../history/changed-fields.ts";
import { fieldsIn } from "../rendering/desk-language.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";

/** The original of a translation, as its translator sees it. */
export type Original = {
  translation: Translation;
  /** The fields of the translation. */
  fields: Fields;
  /** Null if the translation is up to date; `fields` is undefined if the translated version is no longer known. */
  stale: { fields: ChangedField[] | undefined } | null;
};

export async function readOriginal(
  { desk, language: reader, words }: Pick<DeskArgs, "desk" | "language" | "words">,
  edition: Edition,
): Promise<Original | undefined> {
  const found = await desk.editions.originalOf(edition);
  if (!found) return undefined;
  const { original, text, before } = found;
  const { kind } = edition;
  const nameOf = (code: string) => languageName(code, reader);
  const { publicOriginal, draftOriginal } = words.translations;
  const inherited = inheritedFields(kind, text.fields);
  const { fixed = false, fields: described } = kindOf(kind);
  const translated = translatedFields(kind, text.fields);
  const all = expandEntries(fieldsIn(words, described), text.fields);
  const fields = Object.fromEntries(Object.entries(all).filter(([name]) => translated.includes(name)));
  const translation: Translation = {
    ...{ ...inLanguage(edition.language), language: nameOf(edition.language) },
    revision: text.revision,
    note:
      original.publicRevision !== null
        ? publicOriginal({ language: nameOf(original.language) })
        : draftOriginal({ language: nameOf(original.language) }),
    original: {
      ...{ ...inLanguage(original.language), language: nameOf(original.language) },
      fields: Object.entries(fields).map(([name, { label }]) => ({
        ...{ name, label, text: text.fields[name] ?? "" },
        isInherited: fixed || inherited.includes(name),
      })),
    },
  };
  if (!isStale(edition, original)) return { translation, fields, stale: null };
  const names = namesToCompare(kind, text.fields, edition.fields);
  const changed = before && (await changesOf({ desk, words }, kind, names, before, text.fields));
  return { translation, fields, stale: { fields: changed } };
}
