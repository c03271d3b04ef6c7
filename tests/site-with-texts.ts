/** A site with other initial texts: for the menu, the footer, the organisation or any fixed page. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fieldsOf, pageKind } from "../content/kinds.ts";
import type { PageName } from "../content/pages/index.ts";
import { defaultLanguage, type Language, languageCodes } from "../languages.ts";
import { readFrontMatter, writeFrontMatter } from "../server/content/front-matter.ts";
import { type SiteProcess, startSiteProcess } from "./site.ts";

/** Fields by their flat names; the page's other fields stay unchanged. */
export type ChangedTexts = { page: PageName; language?: Language; fields: Record<string, string> }[];

/** Everything that a built site needs to run. */
const copied = [
  "server.ts",
  "languages.ts",
  "root-folder.ts",
  "organisation.ts",
  "content",
  "server",
  "texts",
  "app/words",
  "app/routes.ts",
];
const linked = ["package.json", "build", "public", "node_modules"];

export async function startSiteWithTexts(
  words: ChangedTexts,
  environment: Record<string, string> = {},
): Promise<SiteProcess> {
  const folder = mkdtempSync(join(tmpdir(), "saying-"));
  mkdirSync(join(folder, "app"));
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  for (const name of linked) symlinkSync(resolve(name), join(folder, name));
  for (const { page, language = defaultLanguage, fields } of words) {
    const within = language === defaultLanguage ? "" : `${language}/`;
    const path = join(folder, "content/initial/pages", `${within}${page}.md`);
    const before = readFrontMatter(readFileSync(path, "utf8"));
    writeFileSync(
      path,
      writeFrontMatter({ ...before, fields: new Map([...before.fields, ...Object.entries(fields)]) }),
    );
    dropRemovedEntries(join(folder, "content/initial/pages"), page);
  }
  const url = `file:${join(folder, "site.db")}`;
  const site = await startSiteProcess({ DATABASE_URL: url, ...environment }, { folder });
  return {
    ...site,
    async stop(signal?: NodeJS.Signals) {
      const code = await site.stop(signal);
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** Removes texts of entries that are no longer in any list, in every language. */
function dropRemovedEntries(folder: string, page: PageName): void {
  const original = Object.fromEntries(
    readFrontMatter(readFileSync(join(folder, `${page}.md`), "utf8")).fields,
  );
  const left = fieldsOf(pageKind(page), original);
  for (const language of languageCodes) {
    const path = join(folder, language === defaultLanguage ? "" : language, `${page}.md`);
    const { fields, body } = readFrontMatter(readFileSync(path, "utf8"));
    const own = [...fields].filter(([name]) => Object.hasOwn(left, name));
    writeFileSync(path, writeFrontMatter({ fields: new Map(own), body }));
  }
}

/** The fields of a list of entries, under the key of the list. */
export function listOf(key: string, entries: Record<string, Record<string, string>>): Record<string, string> {
  const texts = Object.entries(entries).flatMap(([id, fields]) =>
    Object.entries(fields).map(([name, text]) => [`${key}.${id}.${name}`, text]),
  );
  return { [key]: Object.keys(entries).join(" "), ...Object.fromEntries(texts) };
}
