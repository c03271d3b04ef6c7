import { existsSync, readFileSync } from "node:fs";
import { type PageName, type PageWords, pages } from "../content/pages/index.ts";
import { wordsOfParts } from "../content/parts.ts";
import { defaultLanguage, type Language } from "../languages.ts";
import { readFrontMatter } from "../server/content-files/front-matter.ts";

const folder = "content/initial/pages";

function fieldsIn(path: string): Record<string, string> {
  if (!existsSync(path)) return {};
  return Object.fromEntries(readFrontMatter(readFileSync(path, "utf8")).fields);
}

/** What a fixed page of a new site says in a language: `pageWords("about", "fr").title`. */
export function pageWords<Name extends PageName>(
  name: Name,
  language: Language = defaultLanguage,
): PageWords<Name> {
  const own = language === defaultLanguage ? {} : fieldsIn(`${folder}/${language}/${name}.md`);
  return wordsOfParts(pages[name].parts, {
    ...fieldsIn(`${folder}/${name}.md`),
    ...own,
  }) as PageWords<Name>;
}
