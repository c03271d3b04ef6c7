import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { publishInBulk } from "../publishing/publish-in-bulk.ts";
import { kindsIn, readKind } from "./load-folder.ts";

export const sampleFolder = join(import.meta.dirname, "../../content/samples");

/** Writes the sample content, its dates counted from today, so that the site never looks abandoned. */
export async function loadSampleContent(
  db: Kysely<Database>,
  today: Date,
  folder = sampleFolder,
): Promise<void> {
  for (const kind of kindsIn(folder))
    await publishInBulk(db, kind, await readKind(folder, kind, today), today, { areSamples: true });
}
