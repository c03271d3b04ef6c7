import { indexedKinds } from "../../content/kinds.ts";
import { pages } from "../../content/pages/index.ts";
import { defaultLanguage, type Language, languageCodes } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { circuitBreaker } from "../limits/circuit-breaker.ts";
import { coalescePerTurn } from "../limits/coalesce.ts";
import { addressesOf } from "./addresses.ts";
import { calendarOf } from "./calendar.ts";
import { contentVersion } from "./changes.ts";
import { faqOf } from "./faq.ts";
import { fixedPagesOf } from "./fixed-pages.ts";
import { type FreeAddresses, freeAddressesOf, slugIn } from "./free-pages.ts";
import { movedOf } from "./moved.ts";
import { readNamedSampleFiles } from "./named-sample-files.ts";
import { type ReadPage, readNavigation } from "./navigation.ts";
import { organisationFrom } from "./organisation.ts";
import { partnersOf } from "./partners.ts";
import { peopleOf } from "./people.ts";
import { perVersion } from "./per-version.ts";
import { type AllRecords, recordsOf } from "./records.ts";
import { suggestionsOf } from "./search/suggest.ts";
import { updatesOf } from "./updates.ts";
import { writtenByOf } from "./written-by.ts";

/** Free pages in the sitemap for visitors. */
const MOST_LISTED = 200;

/** Every request asks for the version: a database that does not answer must not hold up what needs no other. */
const versionLimits = { name: "Reading the content version", deadline: 1000, pause: 1000, trial: 200 };

export type Content = ReturnType<typeof readIn> & {
  /** The addresses of those files of the samples that visitors may download. */
  namedSampleFiles(): Promise<Set<string>>;
  /** The same in another language. */
  in(language: Language): Content;
  /** At the start: pages that show only this answer from then on, whether or not the database does. */
  readAhead(): Promise<void>;
};

/**
 * Everything that pages ask of the database: `content.news.find(id)`, in English unless they ask for another language.
 * `beforeReading` publishes what is due by then; it returns nothing if nothing is.
 */
export function contentOf(database: SiteDatabase, beforeReading?: () => Promise<void> | undefined): Content {
  const version = coalescePerTurn(
    circuitBreaker(versionLimits, async () => {
      await beforeReading?.();
      return contentVersion(database.db);
    }),
  );
  const freeAddresses = freeAddressesOf(database, version);
  const namedSampleFiles = perVersion(version, () => readNamedSampleFiles(database));
  const readAhead = async () => {
    // One language after the other: all of them together would keep the database from answering anyone else.
    for (const language of languageCodes) {
      const { faq, partners, people, pages, organisation, navigation } = all[language];
      await Promise.all([faq.all(), partners(), people.all(), pages.listed(), organisation(), navigation()]);
    }
    await Promise.all([freeAddresses.at(""), namedSampleFiles()]);
  };
  const contentIn = (language: Language): Content => ({
    ...readIn(database, version, language, freeAddresses),
    ...{ namedSampleFiles, in: (other) => all[other], readAhead },
  });
  const all = Object.fromEntries(languageCodes.map((language) => [language, contentIn(language)])) as Record<
    Language,
    Content
  >;
  return all[defaultLanguage];
}

function readIn(
  database: SiteDatabase,
  version: () => Promise<number>,
  language: Language,
  freeAddresses: FreeAddresses,
) {
  const records = Object.fromEntries(
    indexedKinds.map((kind) => [kind, recordsOf(database, kind, language, version)]),
  ) as AllRecords;
  const fixedPages = fixedPagesOf(database, version, language);
  const people = peopleOf(database, version, language);
  const siteWide = (page: ReadPage) => ({
    organisation: perVersion(version, async () => organisationFrom(await page("organisation"), language)),
    navigation: perVersion(version, async () => {
      const hasPeople = (await people.all()).length > 0;
      return readNavigation(page, {
        isThere: async (path) =>
          (hasPeople || path !== pages.people.path) &&
          (await freeAddresses.at(slugIn(path) ?? "")) !== "gone",
        titleAt: async (path) => (await records.pages.title(slugIn(path) ?? ""))?.title,
      });
    }),
  });
  return {
    ...records,
    /** Those that staff add, and where they are: `content.pages.at("annual-report")`. */
    pages: {
      ...records.pages,
      ...freeAddresses,
      /** The newest, for the list of all pages; a search finds every one. */
      listed: perVersion(version, () => records.pages.newest(MOST_LISTED)),
    },
    language,
    ...fixedPages,
    ...siteWide(fixedPages.page),
    /** For previews: what every page shows, from other words of a page. */
    siteWide,
    faq: faqOf(database, version, language),
    partners: partnersOf(database, version, language),
    people,
    writtenBy: writtenByOf(database, records),
    updates: updatesOf(records),
    suggest: suggestionsOf(database, records),
    calendar: calendarOf(database, language),
    addresses: addressesOf(database, language),
    moved: movedOf(database),
    /** Differs after any change of content by any process: the key of everything cached. */
    version,
  };
}
