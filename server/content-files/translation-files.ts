import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { type Kind, kindOf, translatedFields } from "../../content/kinds.ts";
import { isLanguage, type Language } from "../../languages.ts";
import { placeField, withoutLocation } from "../content/event-place.ts";
import { checkPublishable } from "./check-publishable.ts";
import type { FileFields } from "./file-fields.ts";
import { folderOf, kindOfFile, readContentFile } from "./read-files.ts";

export type TranslationFile = { id: string; language: Language; fields: Record<string, string> };

/** Translations of the records of a kind are in folders named after languages, in files named as the originals are. */
export function translationFilesIn(folder: string): { language: Language; path: string }[] {
  return globSync("*/*.md", { cwd: folder })
    .sort()
    .map((file) => {
      const [language = ""] = file.split(/[\\/]/);
      const path = join(folder, file);
      if (!isLanguage(language))
        throw new Error(`${path}: its folder is not named after a language of the site.`);
      return { language, path };
    });
}

type Original = { id: string; fields: Readonly<Record<string, string>> };

export function readTranslations(
  kind: Kind,
  folder: string,
  originals: Original[],
): Promise<TranslationFile[]> {
  const byId = new Map(originals.map((original) => [original.id, original]));
  return Promise.all(
    translationFilesIn(folder)
      .filter(({ path }) => kindOfFile(folderOf(kind), basename(path, ".md")) === kind)
      .map(({ language, path }) =>
        readContentFile(path, (id, given) => {
          const original = byId.get(id);
          if (!original) throw new Error("it translates a record that is not there");
          const fields = translationFields(kind, given, original.fields);
          checkPublishable(kind, fields, true);
          return { id, language, fields };
        }),
      ),
  );
}

/** The field whose text is below the others. A fixed page has all its texts among them. */
export function bodyIn(kind: Kind, { body: text }: FileFields): string | undefined {
  const { body, fixed } = kindOf(kind);
  if (fixed && text) throw new Error("there is a text below its fields, which this page has no place for");
  if (!fixed && !text) throw new Error("it has no text below its fields");
  return fixed ? undefined : body;
}

/** What no translation can do without is as in the original where it is left out: mostly a name. */
export function translationFields(
  kind: Kind,
  given: FileFields,
  original: Readonly<Record<string, string>>,
): Record<string, string> {
  const { fields, fixed } = kindOf(kind);
  const body = bodyIn(kind, given);
  const unknown = given.unknown();
  const names = translatedFields(kind, original);
  const values = names.map((name) => {
    if (name === body) return [name, given.body];
    const value = given.optional(name) ?? unknown[name];
    return [name, value ?? (fields[name]?.required && !fixed ? (original[name] ?? "") : "")];
  });
  const place = placeField(kind);
  const said = place && { [place]: given.optional(place) ?? "" };
  const all = withoutLocation(kind, { ...unknown, ...Object.fromEntries(values), ...said });
  // Of a place in one line, the country is the original's.
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => names.includes(name) || Object.hasOwn(unknown, name)),
  );
}
