import type { SiteDatabase } from "../database/connect.ts";
import { addressesOf } from "./addresses.ts";
import { askedTogether } from "./asked-together.ts";
import { contentVersion } from "./changes.ts";
import { eventsOf } from "./events.ts";
import { newsOf } from "./news.ts";
import { resourcesOf } from "./resources.ts";
import { updatesOf } from "./updates.ts";
import { workOf } from "./work.ts";

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
    version: askedTogether(() => contentVersion(database.db)),
  };
}
