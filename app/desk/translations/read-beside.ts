import type { Fields } from "../../../content/define.ts";
import { fieldsOf, inheritedFields, kindOf, translatedFields } from "../../../content/kinds.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import { isStale, namesToCompare } from "../../../server/publishing/edition-translations.ts";
import { inLanguage, languageName } from "../editions/language-name.ts";
import type { Translation } from "../editor/writing.ts";
import { type ChangedField, changesOf } from "../history/changed-fields.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";

export type Beside = {
  translation: Translation;
  /** The fields of the translation. */
  fields: Fields;
  /** What has changed of the original since; null where it agrees, `fields` undefined where that is not known. */
  stale: { fields: ChangedField[] | undefined } | null;
};

/** The original as its translator sees it, and what has changed of it since. */
export async function readBeside(
  { desk }: Pick<DeskArgs, "desk">,
  edition: Edition,
): Promise<Beside | undefined> {
  const beside = await desk.editions.originalOf(edition);
  if (!beside) return undefined;
  const { original, text, before } = beside;
  const { kind } = edition;
  const inherited = inheritedFields(kind, text.fields);
  const { fixed = false } = kindOf(kind);
  const translated = translatedFields(kind, text.fields);
  const fields = Object.fromEntries(
    Object.entries(fieldsOf(kind, text.fields)).filter(([name]) => translated.includes(name)),
  );
  const translation: Translation = {
    ...{ ...inLanguage(edition.language), language: languageName(edition.language) },
    revision: text.revision,
    note:
      original.publicRevision !== null
        ? `Beside each field is what visitors read in ${languageName(original.language)}.`
        : `Beside each field is the draft in ${languageName(original.language)}, which is not public.`,
    original: {
      ...{ ...inLanguage(original.language), language: languageName(original.language) },
      fields: Object.entries(fields).map(([name, { label }]) => ({
        ...{ name, label, text: text.fields[name] ?? "" },
        isInherited: fixed || inherited.includes(name),
      })),
    },
  };
  if (!isStale(edition, original)) return { translation, fields, stale: null };
  const names = namesToCompare(kind, text.fields, edition.fields);
  const changed = before && (await changesOf(desk, kind, names, before, text.fields));
  return { translation, fields, stale: { fields: changed } };
}
