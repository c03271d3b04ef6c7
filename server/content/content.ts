import { sections } from "../../content/kinds.ts";
import { pages } from "../../content/pages/index.ts";
import { defaultLanguage, type Language, languageCodes } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { circuitBreaker } from "../limits/circuit-breaker.ts";
import { coalescePerTurn } from "../limits/coalesce-per-turn.ts";
import { peopleOf } from "../people/people.ts";
import { writtenByOf } from "../people/written-by.ts";
import { suggestionsOf } from "../search/suggest.ts";
import { addressesOf } from "./addresses.ts";
import { calendarOf } from "./calendar.ts";
import { contentVersion } from "./changes.ts";
import { faqOf } from "./faq.ts";
import { fixedPagesOf } from "./fixed-pages.ts";
import { movedOf } from "./moved.ts";
import { readNavigation } from "./navigation.ts";
import { organisationFrom } from "./organisation.ts";
import { partnersOf } from "./partners.ts";
import { perVersion } from "./per-version.ts";
import { type AllRecords, recordsOf } from "./records.ts";
import { updatesOf } from "./updates.ts";

/** Every request asks for the version: a database that does not answer must not hold up what needs no other. */
const versionLimits = { name: "Reading the content version", deadline: 1000, pause: 1000, trial: 200 };

export type Content = ReturnType<typeof readIn> & {
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
  const readAhead = async () => {
    await Promise.all(
      languageCodes.flatMap((language) => {
        const { faq, partners, people, organisation, navigation } = all[language];
        return [faq.all(), partners(), people.all(), organisation(), navigation()];
      }),
    );
  };
  const contentIn = (language: Language): Content => ({
    ...readIn(database, version, language),
    ...{ in: (other) => all[other], readAhead },
  });
  const all = Object.fromEntries(languageCodes.map((language) => [language, contentIn(language)])) as Record<
    Language,
    Content
  >;
  return all[defaultLanguage];
}

function readIn(database: SiteDatabase, version: () => Promise<number>, language: Language) {
  const records = Object.fromEntries(
    sections.map((kind) => [kind, recordsOf(database, kind, language, version)]),
  ) as AllRecords;
  const page = fixedPagesOf(language);
  const people = peopleOf(database, version, language);
  return {
    ...records,
    language,
    page,
    organisation: perVersion(version, async () => organisationFrom(await page("organisation"), language)),
    navigation: perVersion(version, async () => {
      const hasPeople = (await people.all()).length > 0;
      return readNavigation(page, (path) => hasPeople || path !== pages.people.path);
    }),
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
