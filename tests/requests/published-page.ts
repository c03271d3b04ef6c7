/** Changes a fixed page as staff do at the desk, directly in the database. */
import { pageKind } from "../../content/kinds.ts";
import type { PageName } from "../../content/pages/index.ts";
import { defaultLanguage, type Language } from "../../languages.ts";
import type { Fields } from "../../server/publishing/edition.ts";
import { recordsAt } from "./create-records.ts";
import type { DeskSite } from "./sign-in.ts";

export async function publishPage(
  site: Pick<DeskSite, "database">,
  name: PageName,
  fields: Fields,
  language: Language = defaultLanguage,
): Promise<void> {
  const { editions, author, changed } = recordsAt(site);
  const { id } = await site.database.db
    .selectFrom("editions")
    .select("id")
    .where("kind", "=", pageKind(name))
    .where("language", "=", language)
    .executeTakeFirstOrThrow();
  const edition = await editions.read(id);
  if (!edition) throw new Error(`The page ${name} is missing.`);
  const { revision } = await changed(edition, fields);
  const done = await editions.publish(author, id, { base: revision });
  if (done.outcome !== "done") throw new Error(JSON.stringify(done));
}
