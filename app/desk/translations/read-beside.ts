import { inheritedFields, kindOf, translatedFields } from "../../../content/kinds.ts";
import type { Edition } from "../../../server/desk/editions/edition.ts";
import { isStale, namesToCompare } from "../../../server/desk/editions/translations.ts";
import type { Translation } from "../editor/writing.ts";
import { type ChangedField, changesOf } from "../history/changed-fields.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import { inLanguage, languageName } from "./language-name.ts";

export type Beside = {
  translation: Translation;
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
  const inherited = inheritedFields(kind);
  const translation: Translation = {
    ...{ ...inLanguage(edition.language), language: languageName(edition.language) },
    revision: text.revision,
    original: {
      ...{ ...inLanguage(original.language), language: languageName(original.language) },
      isPublic: original.publicRevision !== null,
      fields: translatedFields(kind).map((name) => ({
        name,
        label: kindOf(kind).fields[name]?.label ?? name,
        text: text.fields[name] ?? "",
        isInherited: inherited.includes(name),
      })),
    },
  };
  if (!isStale(edition, original)) return { translation, stale: null };
  const names = namesToCompare(kind, edition.fields);
  const fields = before && (await changesOf(desk, kind, names, before, text.fields));
  return { translation, stale: { fields } };
}
