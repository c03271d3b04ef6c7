import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type PageName, type PageWords, pages } from "../../content/pages/index.ts";
import { wordsOfParts } from "../../content/parts.ts";
import { defaultLanguage, type Language } from "../../languages.ts";
import { readFrontMatter } from "../content-files/front-matter.ts";

const folder = join(import.meta.dirname, "../../content/initial/pages");

/** The words of the fixed pages: `content.page("about")`. What a translation lacks is as in the original. */
export function fixedPagesOf(language: Language) {
  return async <Name extends PageName>(name: Name): Promise<PageWords<Name>> => {
    const original = fieldsIn(join(folder, `${name}.md`));
    const own = language === defaultLanguage ? {} : fieldsIn(join(folder, language, `${name}.md`));
    return wordsOfParts(pages[name].parts, { ...original, ...own }) as PageWords<Name>;
  };
}

const read = new Map<string, Record<string, string>>();

function fieldsIn(path: string): Record<string, string> {
  const known = read.get(path);
  if (known) return known;
  const fields = existsSync(path)
    ? Object.fromEntries(readFrontMatter(readFileSync(path, "utf8")).fields)
    : {};
  read.set(path, fields);
  return fields;
}
