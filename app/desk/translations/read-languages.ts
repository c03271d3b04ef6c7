import type { EditionSummary } from "../../../server/publishing/edition.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import { type LanguageState, languagesOf } from "./language-states.ts";

type Args = Pick<DeskArgs, "desk">;

export async function readLanguages({ desk }: Args, original: EditionSummary): Promise<LanguageState[]> {
  const translations = await desk.editions.translations([original.id]);
  return languagesOf(original, translations.get(original.id) ?? []);
}

/** Of the originals in a list, by their ids. */
export async function readLanguagesOfAll(
  { desk }: Args,
  rows: EditionSummary[],
): Promise<Record<string, LanguageState[]>> {
  const originals = rows.filter(({ translationOf }) => translationOf === null);
  const translations = await desk.editions.translations(originals.map(({ id }) => id));
  return Object.fromEntries(
    originals.map((original) => [original.id, languagesOf(original, translations.get(original.id) ?? [])]),
  );
}
