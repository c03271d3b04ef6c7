import { kinds } from "../../sections.ts";
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
import { movedOf } from "./moved.ts";
import { detailsOf } from "./organisation.ts";
import { partnersOf } from "./partners.ts";
import { type AllRecords, recordsOf } from "./records.ts";
import { updatesOf } from "./updates.ts";

/** Every request asks for the version: a database that does not answer must not hold up what needs no other. */
const versionLimits = { name: "Reading the content version", deadline: 1000, pause: 1000, trial: 200 };

export type Content = ReturnType<typeof contentOf>;

/**
 * Everything that pages ask of the database: `content.news.find(id)`. `beforeReading` publishes what is due by then; it
 * returns nothing if nothing is.
 */
export function contentOf(database: SiteDatabase, beforeReading?: () => Promise<void> | undefined) {
  const readVersion = async () => {
    await beforeReading?.();
    return contentVersion(database.db);
  };
  const records = Object.fromEntries(kinds.map((kind) => [kind, recordsOf(database, kind)])) as AllRecords;
  const version = coalescePerTurn(circuitBreaker(versionLimits, readVersion));
  const faq = faqOf(database, version);
  const partners = partnersOf(database, version);
  const people = peopleOf(database, version);
  const organisation = detailsOf(database, version);
  return {
    ...records,
    faq,
    partners,
    people,
    writtenBy: writtenByOf(database, records),
    organisation,
    updates: updatesOf(records),
    suggest: suggestionsOf(database, records),
    calendar: calendarOf(database),
    addresses: addressesOf(database),
    moved: movedOf(database),
    /** Differs after any change of content by any process: the key of everything cached. */
    version,
    /** At the start: pages that show only this answer from then on, whether or not the database does. */
    async readAhead(): Promise<void> {
      await Promise.all([faq.all(), partners(), people.all(), organisation()]);
    },
  };
}
