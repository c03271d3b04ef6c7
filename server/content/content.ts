import type { SiteDatabase } from "../database/connect.ts";
import { circuitBreaker } from "../limits/circuit-breaker.ts";
import { addressesOf } from "./addresses.ts";
import { askedTogether } from "./asked-together.ts";
import { contentVersion } from "./changes.ts";
import { eventsOf } from "./events.ts";
import { newsOf } from "./news.ts";
import { resourcesOf } from "./resources.ts";
import { updatesOf } from "./updates.ts";
import { workOf } from "./work.ts";

/** Every request asks for the version: a database that does not answer must not hold up what needs no other. */
const versionLimits = { name: "Reading the content version", deadline: 1000, pause: 1000, trial: 200 };

export type Content = ReturnType<typeof contentOf>;

/** Everything that pages ask of the database. */
export function contentOf(database: SiteDatabase) {
  return {
    work: workOf(database),
    news: newsOf(database),
    events: eventsOf(database),
    resources: resourcesOf(database),
    updates: updatesOf(database),
    addresses: addressesOf(database),
    /** Differs after any change of content by any process: the key of everything cached. */
    version: askedTogether(circuitBreaker(versionLimits, () => contentVersion(database.db))),
  };
}
