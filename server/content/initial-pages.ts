import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageName } from "../../content/pages/index.ts";
import { defaultLanguage, type Language } from "../../languages.ts";
import { rootFolder } from "../../root-folder.ts";
import { readFrontMatter } from "./front-matter.ts";

const folder = join(rootFolder, "content/initial/pages");
const cache = new Map<string, Record<string, string>>();

/** The fields of a fixed page on a new site. Fields that the translation lacks come from the original. */
export function initialPage(
  name: PageName,
  language: Language = defaultLanguage,
): Readonly<Record<string, string>> {
  const key = `${language}/${name}`;
  const known = cache.get(key);
  if (known) return known;
  const own = language === defaultLanguage ? {} : fieldsIn(join(folder, language, `${name}.md`));
  const fields = { ...fieldsIn(join(folder, `${name}.md`)), ...own };
  cache.set(key, fields);
  return fields;
}

function fieldsIn(path: string): Record<string, string> {
  return existsSync(path) ? Object.fromEntries(readFrontMatter(readFileSync(path, "utf8")).fields) : {};
}
