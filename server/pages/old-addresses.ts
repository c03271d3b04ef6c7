/**
 * Redirects for addresses that this site does not have: those that administrators added, and those of the organisation's
 * earlier site, a WordPress.
 */
import { publicPage } from "../../content/kinds.ts";
import { isLanguage, localPath } from "../../languages.ts";
import { oldPath } from "../content/old-path.ts";
import { redirectsOf } from "../content/redirects.ts";
import type { SiteDatabase } from "../database/connect.ts";

/** Such as /?p=12, which has the path of the home page. */
export const hasOldPageNumber = (url: string) => /^\/?\?(?:.*&)?(?:p|page_id)=\d/.test(url);

export type FindOldAddress = (url: string) => Promise<string | undefined>;

/** Finds where an administrator redirects this address, or the record that had it on the earlier site. */
export function findOldAddressIn(database: SiteDatabase): FindOldAddress {
  const moved = redirectsOf(database);
  return async (url) => {
    const path = oldPath(url);
    const own =
      path &&
      (await database.db
        .selectFrom("own_redirects")
        .select("target")
        .where("path", "=", path)
        .executeTakeFirst());
    if (own) return own.target;
    const found =
      path &&
      (await database.db.selectFrom("old_addresses").selectAll().where("path", "=", path).executeTakeFirst());
    if (!found) return undefined;
    const { kind, record_id, language } = found;
    const now = await moved(kind, record_id);
    // A withdrawn record still has a page, which says so.
    const page = publicPage(kind, typeof now === "object" ? now.to : record_id, {});
    const address = isLanguage(language) ? localPath(language, page) : page;
    // A missing page that kept its address must not redirect to itself.
    return oldPath(address) === path ? undefined : address;
  };
}
