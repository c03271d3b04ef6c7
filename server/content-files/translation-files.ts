import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { type Kind, kindOf, translatedFields } from "../../content/kinds.ts";
import { isLanguage, type Language } from "../../languages.ts";
import { placeField, withoutLocation } from "../content/event-place.ts";
import type { Fields } from "../publishing/edition.ts";
import { problemSentences } from "../publishing/problem-sentences.ts";
import { textProblems } from "../publishing/publishing-problems.ts";
import type { FileFields } from "./file-fields.ts";
import { folderOf, kindOfFile, readContentFile } from "./read-files.ts";

export type TranslationFile = { id: string; language: Language; fields: Record<string, string> };

/** Translations are in folders named after languages, in files named like the originals. */
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
        readContentFile(path, (id, file) => {
          const original = byId.get(id);
          if (!original) throw new Error("the record that it translates does not exist");
          const fields = translationFields(kind, file, original.fields);
          checkPublishable(kind, fields, true);
          return { id, language, fields };
        }),
      ),
  );
}

/** The field whose text is below the front matter. A fixed page has none: all its texts are in the front matter. */
export function bodyIn(kind: Kind, { body: text }: FileFields): string | undefined {
  const { body, fixed } = kindOf(kind);
  if (fixed && text) throw new Error("it has text below its fields, which this page cannot show");
  if (!fixed && !text) throw new Error("it has no text below its fields");
  return fixed ? undefined : body;
}

/** A required field that the translation leaves out, usually a name, comes from the original. */
export function translationFields(
  kind: Kind,
  file: FileFields,
  original: Readonly<Record<string, string>>,
): Record<string, string> {
  const { fields, fixed } = kindOf(kind);
  const body = bodyIn(kind, file);
  const unknown = file.unknown();
  const names = translatedFields(kind, original);
  const values = names.map((name) => {
    if (name === body) return [name, file.body];
    const value = file.optional(name) ?? unknown[name];
    return [name, value ?? (fields[name]?.required && !fixed ? (original[name] ?? "") : "")];
  });
  const place = placeField(kind);
  const location = place && { [place]: file.optional(place) ?? "" };
  const all = withoutLocation(kind, { ...unknown, ...Object.fromEntries(values), ...location });
  // The country of a one-line place stays the original's.
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => names.includes(name) || Object.hasOwn(unknown, name)),
  );
}

/** Makes the same checks as the desk, because the content of the program is published without it. */
export function checkPublishable(kind: Kind, fields: Fields, isTranslation = false): void {
  const found = textProblems({ kind, fields, translationOf: isTranslation ? "" : null });
  const [problem] = problemSentences(found, { kind, fields });
  if (problem) throw new Error(`"${problem.field}": ${problem.sentence.replace(/\.$/, "")}`);
}
