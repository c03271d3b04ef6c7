import { indexedKinds } from "../../content/kinds.ts";
import { pages } from "../../content/pages/index.ts";
import { defaultLanguage, type Language, languageCodes } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { sampleFiles } from "../files/sample-files.ts";
import { circuitBreaker } from "../limits/circuit-breaker.ts";
import { coalescePerTurn } from "../limits/coalesce.ts";
import { cachePerVersion } from "./cache-per-version.ts";
import { calendarOf } from "./calendar.ts";
import { contentVersion } from "./changes.ts";
import { readFeatured } from "./featured.ts";
import { fixedPagesOf } from "./fixed-pages.ts";
import { type FreeAddresses, freeAddressesOf, slugIn } from "./free-pages.ts";
import { type ReadPage, readNavigation } from "./navigation.ts";
import { noticePhase, shownNotice } from "./notice.ts";
import { faqOf, partnersOf } from "./ordered-records.ts";
import { organisationFrom } from "./organisation.ts";
import { peopleOf } from "./people.ts";
import { onceAMillisecond, type PolledVersion, polledVersion } from "./polled-version.ts";
import { type AllRecords, recordsOf } from "./records.ts";
import { redirectsOf } from "./redirects.ts";
import { foundRecordsOf } from "./search/found-records.ts";
import { readUndated, siteSearchOf, totalOf } from "./search/site-search.ts";
import { suggestionsOf } from "./search/suggest.ts";
import { sitemapAddressesOf } from "./sitemap-addresses.ts";
import { updatesOf } from "./updates.ts";
import { whoWeAreFrom } from "./who-we-are.ts";
import { writtenByOf } from "./written-by.ts";

/** Free pages on the sitemap page. */
const MOST_LISTED = 200;

/** Every request needs the version: a database that does not answer must not delay pages that are cached. */
const versionLimits = { name: "Reading the content version", deadline: 1000, pause: 1000, trial: 200 };

export type Content = ReturnType<typeof readIn> & {
  /** The addresses of the sample files that visitors may download. */
  namedSampleFiles(): Promise<Set<string>>;
  in(language: Language): Content;
  /** Fills the caches at start, so that pages that need nothing else work even if the database fails later. */
  readAhead(): Promise<void>;
};

/** See server/publishing/scheduler.ts. */
type Schedule = { isDue(): boolean; beforeReading(): Promise<void> | undefined };

/**
 * Everything that pages read from the database: `content.news.find(id)` in English, `content.in("fr").news.find(id)` in
 * French. `schedule` publishes scheduled records that are due.
 */
export function contentOf(database: SiteDatabase, schedule?: Schedule): Content {
  const readVersion = coalescePerTurn(
    circuitBreaker(versionLimits, async () => {
      await schedule?.beforeReading();
      return contentVersion(database.db);
    }),
  );
  const polled = polledVersion({
    ...{ read: readVersion, changeMark: database.changeMark, mustRead: () => schedule?.isDue() ?? false },
  });
  const { version } = polled;
  const freeAddresses = freeAddressesOf(database, version);
  const undatedTexts = cachePerVersion(version, () => readUndated(database));
  const featured = cachePerVersion(version, () => readFeatured(database));
  const namedSampleFiles = cachePerVersion(version, () => readNamedSampleFiles(database));
  const readAhead = async () => {
    // One language at a time: all together would block other requests to the database.
    for (const language of languageCodes) {
      const { faq, partners, people, pages, organisation, navigation } = all[language];
      await Promise.all([faq.all(), partners(), people.all(), pages.listed(), organisation(), navigation()]);
    }
    await Promise.all([freeAddresses.at(""), namedSampleFiles()]);
  };
  const contentIn = (language: Language): Content => ({
    ...readIn(database, polled, language, { freeAddresses, undatedTexts, featured }),
    ...{ namedSampleFiles, in: (other) => all[other], readAhead },
  });
  const all = Object.fromEntries(languageCodes.map((language) => [language, contentIn(language)])) as Record<
    Language,
    Content
  >;
  return all[defaultLanguage];
}

/** Read once for all languages. */
type Shared = {
  freeAddresses: FreeAddresses;
  undatedTexts: () => ReturnType<typeof readUndated>;
  featured: () => ReturnType<typeof readFeatured>;
};

function readIn(
  database: SiteDatabase,
  polled: PolledVersion,
  language: Language,
  { freeAddresses, undatedTexts, featured }: Shared,
) {
  const { version } = polled;
  const records = Object.fromEntries(
    indexedKinds.map((kind) => [kind, recordsOf(database, kind, language, version)]),
  ) as AllRecords;
  const fixedPages = fixedPagesOf(database, version, language);
  const { pageVersion, knownPageVersion } = noticePhase(polled, () => fixedPages.page("notice"));
  const people = peopleOf(database, version, language);
  const search = siteSearchOf(database, language, undatedTexts);
  const siteWide = (page: ReadPage) => {
    const organisation = cachePerVersion(version, async () =>
      organisationFrom(await page("organisation"), language),
    );
    const whoWeAre = cachePerVersion(version, async () =>
      whoWeAreFrom(await page("who-we-are"), await organisation(), await people.all()),
    );
    const navigation = cachePerVersion(version, async () => {
      const missing: string[] = [
        ...((await people.all()).length > 0 ? [] : [pages.people.path]),
        ...((await whoWeAre()) ? [] : [pages["who-we-are"].path]),
      ];
      return readNavigation(page, {
        isThere: async (path) =>
          !missing.includes(path) && (await freeAddresses.at(slugIn(path) ?? "")) !== "gone",
        titleAt: async (path) => (await records.pages.title(slugIn(path) ?? ""))?.title,
      });
    });
    return {
      organisation,
      /** Undefined while there is nothing to show. */
      whoWeAre,
      navigation,
      /** Which of the pages exist that need content. */
      existing: async () => ({
        people: (await people.all()).length > 0,
        whoWeAre: (await whoWeAre()) !== undefined,
      }),
      /** The notice on every page; undefined if it is not shown now. */
      notice: async (now = new Date()) => {
        const words = await page("notice");
        return shownNotice(words, { pageLanguage: language, textLanguage: await textLanguage(page), now });
      },
    };
  };
  /** A preview reads the page from a draft, whose text is in the language of the preview. */
  const textLanguage = async (page: ReadPage) =>
    page === fixedPages.page ? fixedPages.languageOf("notice", "text") : language;
  return {
    ...records,
    /** Pages that staff add: `content.pages.at("annual-report")`. */
    pages: {
      ...records.pages,
      ...freeAddresses,
      /** For the sitemap page: the newest ones; search finds all of them. */
      listed: cachePerVersion(version, () => records.pages.newest(MOST_LISTED)),
    },
    language,
    ...fixedPages,
    ...siteWide(fixedPages.page),
    /** For previews, which read a page from a draft. */
    siteWide,
    faq: faqOf(database, version, language),
    partners: partnersOf(database, version, language),
    people,
    writtenBy: writtenByOf(database, records),
    updates: updatesOf(records, featured),
    suggest: suggestionsOf(database, {
      list: (kind) => async (q) => (await records[kind].page({ q })).total,
      site: async (q) => totalOf(await search(q)),
    }),
    /** The search over the site: matches of all kinds, and the records to show. */
    search,
    found: foundRecordsOf(database, language),
    /** The years that have records, latest first. */
    years: cachePerVersion(version, async () => {
      const years = await Promise.all(indexedKinds.map((kind) => records[kind].years()));
      return [...new Set(years.flat())].sort((a, b) => b - a);
    }),
    calendar: calendarOf(database, language),
    addresses: sitemapAddressesOf(database, language),
    moved: redirectsOf(database),
    /** Changes whenever any process changes content: the key of every cache. */
    version,
    pageVersion,
    knownPageVersion: onceAMillisecond(database.ownChanges, knownPageVersion),
  };
}

/** The sample files that a public record names, whether it is a sample or one that staff made their own. */
async function readNamedSampleFiles({ db }: SiteDatabase): Promise<Set<string>> {
  if (sampleFiles.length === 0) return new Set();
  const rows = await db
    .selectFrom("media_uses")
    .innerJoin("editions", "editions.id", "edition_id")
    .select("named")
    .distinct()
    .where("named", "in", sampleFiles)
    .where("public_revision", "is not", null)
    .execute();
  return new Set(rows.map(({ named }) => named));
}
