import type { Kysely } from "kysely";
import { type DetailName, detailNames, type OrganisationDetails } from "../../organisation.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import { perVersion } from "./per-version.ts";

/** What is said of the organisation: `(await content.organisation()).phone`, undefined where nothing is set. */
export function detailsOf({ db }: SiteDatabase, version: () => Promise<number>) {
  return perVersion(version, () => readDetails(db));
}

export async function readDetails(db: Kysely<Database>): Promise<OrganisationDetails> {
  const rows = await db.selectFrom("organisation").selectAll().execute();
  const known = rows.filter(({ key, value }) => value && detailNames.includes(key as DetailName));
  return Object.fromEntries(known.map(({ key, value }) => [key, value]));
}

/** Sets what is given, and forgets what is given as empty. */
export async function writeDetails(db: Kysely<Database>, details: OrganisationDetails): Promise<void> {
  for (const [key, value] of Object.entries(details)) {
    if (value)
      await db
        .insertInto("organisation")
        .values({ key, value })
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
        .execute();
    else await db.deleteFrom("organisation").where("key", "=", key).execute();
  }
}
