/** Where pages of the organisation's earlier site are now. Asked only when nothing else answers. */
import { publicPage } from "../../content/kinds.ts";
import { isLanguage, localPath } from "../../languages.ts";
import { redirectsOf } from "../content/redirects.ts";
import type { SiteDatabase } from "../database/connect.ts";

/** Longer ones are not looked for. */
const longest = 500;

/**
 * The one spelling of an address of the earlier site: without its host, in small letters, decoded, and with no slash at
 * its end. Of the query only the number of a page counts, which WordPress calls p or page_id. Undefined for what no page
 * of a site can have.
 */
export function oldPath(url: string): string | undefined {
  const { pathname, searchParams } = URL.parse(url, "http://site") ?? {};
  if (pathname === undefined || !searchParams) return undefined;
  const number = searchParams.get("p") ?? searchParams.get("page_id") ?? "";
  const query = /^\d{1,18}$/.test(number) ? `?p=${number}` : "";
  const path = `${decoded(pathname).normalize("NFC").toLowerCase().replace(/\/+$/, "") || "/"}${query}`;
  return path.includes("\0") || path.length > longest || path === "/" ? undefined : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** /?p=12: it has the path of the home page, which would answer. */
export const asksByNumber = (url: string) => /^\/?\?(?:.*&)?(?:p|page_id)=\d/.test(url);

export type FindOldAddress = (url: string) => Promise<string | undefined>;

/** Where an address leads now, if it was one of the earlier site: to the newest address of its record. */
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
    // The page of one that was withdrawn says so.
    const page = publicPage(kind, typeof now === "object" ? now.to : record_id, {});
    const address = isLanguage(language) ? localPath(language, page) : page;
    // A page that kept its address, and is not there: it must not lead to itself.
    return oldPath(address) === path ? undefined : address;
  };
}
