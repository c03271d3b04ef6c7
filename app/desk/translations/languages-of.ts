import { type Language, languageCodes } from "../../../languages.ts";
import { type EditionSummary, hasUnpublishedChanges } from "../../../server/publishing/edition.ts";
import { isStale } from "../../../server/publishing/edition-translations.ts";
import { editionAddress } from "../editions/edition-address.ts";
import { languageName } from "../editions/language-name.ts";

/** A language of the site, and what a record is in it. */
export type LanguageState = {
  code: string;
  name: string;
  /** In words: "missing", "draft", "published, stale". */
  state: string;
  isMissing: boolean;
  isStale: boolean;
  address: string;
};

type Original = EditionSummary;

/** The original first, and then every other language of the site. */
export function languagesOf(original: Original, translations: EditionSummary[]): LanguageState[] {
  const there = new Map(translations.map((translation) => [translation.language, translation]));
  const others = languageCodes.filter((code) => code !== original.language);
  return [
    {
      ...{ code: original.language, name: languageName(original.language), isMissing: false, isStale: false },
      state: ["original", ...stateOf(original)].join(", "),
      address: editionAddress(original),
    },
    ...others.map((code) => inOther(original, code, there.get(code))),
  ];
}

function inOther(original: Original, code: Language, translation: EditionSummary | undefined): LanguageState {
  const address = editionAddress({ ...original, language: code, translationOf: original.id });
  const shared = { code, name: languageName(code), address };
  if (!translation) return { ...shared, state: "missing", isMissing: true, isStale: false };
  if (translation.deletedAt) return { ...shared, state: "deleted", isMissing: true, isStale: false };
  const stale = isStale(translation, original);
  const state = [...stateOf(translation), ...(stale ? ["stale"] : [])].join(", ");
  return { ...shared, state, isMissing: false, isStale: stale };
}

function stateOf(edition: EditionSummary): string[] {
  return hasUnpublishedChanges(edition) ? [edition.state, "changes wait"] : [edition.state];
}
