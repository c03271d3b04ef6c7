/** Redirects from the organisation's earlier site, a WordPress, for addresses that this site does not have. */
import { publicPage } from "../../content/kinds.ts";
import { isLanguage, localPath } from "../../languages.ts";
import { redirectsOf } from "../content/redirects.ts";
import type { SiteDatabase } from "../database/connect.ts";

/** Longer addresses are ignored. */
const maxLength = 500;

/**
 * Normalises an address of the earlier site: without host, in lower case, decoded, without a trailing slash. Of the
 * query, only the page number is kept, which WordPress calls p or page_id. Undefined if it cannot be the address of a
 * page.
 */
export function oldPath(url: string): string | undefined {
  const { pathname, searchParams } = URL.parse(url, "http://site") ?? {};
  if (pathname === undefined || !searchParams) return undefined;
  const number = searchParams.get("p") ?? searchParams.get("page_id") ?? "";
  const query = /^\d{1,18}$/.test(number) ? `?p=${number}` : "";
  const path = `${decoded(pathname).normalize("NFC").toLowerCase().replace(/\/+$/, "") || "/"}${query}`;
  return path.includes("\0") || path.length > maxLength || path === "/" ? undefined : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Such as /?p=12, which has the path of the home page. */
export const hasOldPageNumber = (url: string) => /^\/?\?(?:.*&)?(?:p|page_id)=\d/.test(url);

export type FindOldAddress = (url: string) => Promise<string | undefined>;

/** Finds the current address of the record that had this address on the earlier site. */
export function findOldAddressIn(database: SiteDatabase): FindOldAddress {
  const moved = redirectsOf(database);
  return async (url) => {
    const path = oldPath(url);
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
