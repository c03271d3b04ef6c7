import { join } from "node:path";
import type { Kysely } from "kysely";
import { firstDetails } from "../../organisation.ts";
import { isUntouched } from "../content/changes.ts";
import { writeDetails } from "../content/organisation.ts";
import type { Database } from "../database/schema.ts";
import { publishDirectly } from "../desk/editions/publish-directly.ts";
import { kindsIn, readKind } from "./load-folder.ts";

const folder = join(import.meta.dirname, "../../content/initial");
/** Its folder `pages` holds the words of the fixed pages: a new site has no free ones. */
const initialKinds = kindsIn(folder).filter((kind) => kind !== "pages");

/** What a new site says. What was deleted since does not come back. */
export async function loadInitialContent(db: Kysely<Database>, today: Date): Promise<void> {
  for (const kind of initialKinds)
    if (await isUntouched(db, [kind]))
      await publishDirectly(db, kind, await readKind(folder, kind, today), today);
  if (await isUntouched(db, ["organisation"])) await writeDetails(db, firstDetails);
}

export function lacksInitialContent(db: Kysely<Database>): Promise<boolean> {
  return Promise.all([...initialKinds, "organisation" as const].map((kind) => isUntouched(db, [kind]))).then(
    (untouched) => untouched.includes(true),
  );
}
