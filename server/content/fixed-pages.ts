import type { Kysely } from "kysely";
import { isPageKind, pageKinds, pageNameOf } from "../../content/kinds.ts";
import { type PageName, type PageWords, pages } from "../../content/pages/index.ts";
import { wordsOfParts } from "../../content/parts.ts";
import type { Language } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import { cachePerVersion } from "./cache-per-version.ts";
import { initialPage } from "./initial-pages.ts";
import { latest } from "./read-records.ts";
import { type Fields, fieldsIn } from "./record-row.ts";

type StoredPage = { fields: Fields; changed: string | null; languages: Record<string, string> };

/**
 * The fixed pages: `content.page("about")`. Fields that a translation lacks come from the original. Fields that a later
 * release added, which the record lacks, come from the initial content.
 */
export function fixedPagesOf({ db }: SiteDatabase, version: () => Promise<number>, language: Language) {
  const read = cachePerVersion(version, () => readPages(db, language));
  return {
    page: async <Name extends PageName>(name: Name): Promise<PageWords<Name>> =>
      (await read()).words(name) as PageWords<Name>,
    /** The language of a field: the page's, or the original's if the translation lacks it. */
    languageOf: async (name: PageName, field: string): Promise<string> =>
      (await read()).languageOf(name, field) ?? language,
    /** The last change after the first publication. */
    pageChanged: async (name: PageName): Promise<string | null> => (await read()).changed(name),
  };
}

export const wordsOfPage = <Name extends PageName>(name: Name, fields: Fields, language: Language) =>
  wordsOfParts(pages[name].parts, { ...initialPage(name, language), ...fields }) as PageWords<Name>;

async function readPages(db: Kysely<Database>, language: Language) {
  const stored = await readRows(db, language);
  const words = new Map<PageName, PageWords<PageName>>();
  return {
    words(name: PageName) {
      const cached = words.get(name) ?? wordsOfPage(name, stored.get(name)?.fields ?? {}, language);
      words.set(name, cached);
      return cached;
    },
    changed: (name: PageName) => stored.get(name)?.changed ?? null,
    languageOf: (name: PageName, field: string) => stored.get(name)?.languages[field],
  };
}

async function readRows(db: Kysely<Database>, language: Language): Promise<Map<PageName, StoredPage>> {
  const columns = ["kind", "language", "updated_at", "title", "fields", "long_fields"] as const;
  const originals = await db.selectFrom("records").select(columns).where("kind", "in", pageKinds).execute();
  const translations = await db
    .selectFrom("record_texts")
    .select(columns)
    .where("kind", "in", pageKinds)
    .where("language", "=", language)
    .execute();
  const read = new Map<PageName, StoredPage>();
  for (const { kind, language: own, updated_at, ...row } of [...originals, ...translations]) {
    if (!isPageKind(kind)) continue;
    const nothing: StoredPage = { fields: {}, changed: null, languages: {} };
    const { fields, changed, languages } = read.get(pageNameOf(kind)) ?? nothing;
    const texts = fieldsIn(kind, row);
    read.set(pageNameOf(kind), {
      fields: { ...fields, ...texts },
      changed: latest(changed, updated_at),
      languages: { ...languages, ...Object.fromEntries(Object.keys(texts).map((name) => [name, own])) },
    });
  }
  return read;
}
