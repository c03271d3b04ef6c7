import { type Language, languageCodes } from "../../../languages.ts";
import { type EditionSummary, hasUnpublishedChanges } from "../../../server/publishing/edition.ts";
import { isStale } from "../../../server/publishing/edition-translations.ts";
import { listSeparator } from "../../ui/list-separator.ts";
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

type Reader = Pick<DeskArgs, "language" | "words">;
type Reading = Reader & Pick<DeskArgs, "desk">;

export async function readLanguageStates(
  { desk, ...reader }: Reading,
  original: EditionSummary,
): Promise<LanguageState[]> {
  const translations = await desk.editions.translations([original.id]);
  return languageStates(reader, original, translations.get(original.id) ?? []);
}

/** For each original in a list, by its id. */
export async function readAllLanguageStates(
  { desk, ...reader }: Reading,
  rows: EditionSummary[],
): Promise<Record<string, LanguageState[]>> {
  const originals = rows.filter(({ translationOf }) => translationOf === null);
  const translations = await desk.editions.translations(originals.map(({ id }) => id));
  return Object.fromEntries(
    originals.map((original) => [
      original.id,
      languageStates(reader, original, translations.get(original.id) ?? []),
    ]),
  );
}

/** The original first, then every other language of the site. */
function languageStates(
  reader: Reader,
  original: EditionSummary,
  translations: EditionSummary[],
): LanguageState[] {
  const { states } = reader.words.translations;
  const byLanguage = new Map(translations.map((translation) => [translation.language, translation]));
  const others = languageCodes.filter((code) => code !== original.language);
  return [
    {
      ...{
        code: original.language,
        name: languageName(original.language, reader.language),
        isMissing: false,
        isStale: false,
      },
      state: listed(reader, [states.original, ...stateOf(reader, original)]),
      address: editionAddress(original),
    },
    ...others.map((code) => translationState(reader, original, code, byLanguage.get(code))),
  ];
}

function translationState(
  reader: Reader,
  original: EditionSummary,
  code: Language,
  translation: EditionSummary | undefined,
): LanguageState {
  const address = editionAddress({ ...original, language: code, translationOf: original.id });
  const { states } = reader.words.translations;
  const shared = { code, name: languageName(code, reader.language), address };
  if (!translation) return { ...shared, state: states.missing, isMissing: true, isStale: false };
  if (translation.deletedAt) return { ...shared, state: states.deleted, isMissing: true, isStale: false };
  const stale = isStale(translation, original);
  const state = listed(reader, [...stateOf(reader, translation), ...(stale ? [states.stale] : [])]);
  return { ...shared, state, isMissing: false, isStale: stale };
}

function stateOf({ words }: Reader, edition: EditionSummary): string[] {
  const { states } = words.translations;
  const state = states[edition.state];
  return hasUnpublishedChanges(edition) ? [state, states.unpublished] : [state];
}

const listed = ({ language }: Reader, states: string[]) => states.join(listSeparator(language));
