import { type Language, languageCodes } from "../../../languages.ts";
import { type EditionSummary, hasUnpublishedChanges } from "../../../server/publishing/edition.ts";
import { isStale } from "../../../server/publishing/edition-translations.ts";
import { editionAddress } from "../editions/edition-address.ts";
import { languageName } from "../editions/language-name.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";

/** How far a record is in one of the site's languages. */
export type LanguageState = {
  code: string;
  name: string;
  /** For staff: "missing", "draft", "published, out of date". */
  state: string;
  isMissing: boolean;
  isStale: boolean;
  address: string;
};

export async function readLanguageStates(
  { desk }: Pick<DeskArgs, "desk">,
  original: EditionSummary,
): Promise<LanguageState[]> {
  const translations = await desk.editions.translations([original.id]);
  return languageStates(original, translations.get(original.id) ?? []);
}

/** For each original in a list, by its id. */
export async function readAllLanguageStates(
  { desk }: Pick<DeskArgs, "desk">,
  rows: EditionSummary[],
): Promise<Record<string, LanguageState[]>> {
  const originals = rows.filter(({ translationOf }) => translationOf === null);
  const translations = await desk.editions.translations(originals.map(({ id }) => id));
  return Object.fromEntries(
    originals.map((original) => [original.id, languageStates(original, translations.get(original.id) ?? [])]),
  );
}

/** The original first, then every other language of the site. */
function languageStates(original: EditionSummary, translations: EditionSummary[]): LanguageState[] {
  const byLanguage = new Map(translations.map((translation) => [translation.language, translation]));
  const others = languageCodes.filter((code) => code !== original.language);
  return [
    {
      ...{ code: original.language, name: languageName(original.language), isMissing: false, isStale: false },
      state: ["original", ...stateOf(original)].join(", "),
      address: editionAddress(original),
    },
    ...others.map((code) => translationState(original, code, byLanguage.get(code))),
  ];
}

function translationState(
  original: EditionSummary,
  code: Language,
  translation: EditionSummary | undefined,
): LanguageState {
  const address = editionAddress({ ...original, language: code, translationOf: original.id });
  const shared = { code, name: languageName(code), address };
  if (!translation) return { ...shared, state: "missing", isMissing: true, isStale: false };
  if (translation.deletedAt) return { ...shared, state: "deleted", isMissing: true, isStale: false };
  const stale = isStale(translation, original);
  const state = [...stateOf(translation), ...(stale ? ["out of date"] : [])].join(", ");
  return { ...shared, state, isMissing: false, isStale: stale };
}

function stateOf(edition: EditionSummary): string[] {
  return hasUnpublishedChanges(edition) ? [edition.state, "unpublished changes"] : [edition.state];
}
