import { join } from "node:path";
import type { Kysely } from "kysely";
import { isUntouched } from "../content/changes.ts";
import type { Database } from "../database/schema.ts";
import { publishInBulk } from "../publishing/publish-in-bulk.ts";
import { kindsIn, readKind } from "./load-folder.ts";

const folder = join(import.meta.dirname, "../../content/initial");

/** What a new site says. What was deleted since does not come back. */
export async function loadInitialContent(db: Kysely<Database>, today: Date): Promise<void> {
  for (const kind of kindsIn(folder))
    if (await isUntouched(db, [kind]))
      await publishInBulk(db, kind, await readKind(folder, kind, today), today);
}

export function lacksInitialContent(db: Kysely<Database>): Promise<boolean> {
  return Promise.all(kindsIn(folder).map((kind) => isUntouched(db, [kind]))).then((untouched) =>
    untouched.includes(true),
  );
}
