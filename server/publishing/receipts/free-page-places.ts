/** Where visitors must find a free page that was published: at its address, in the search and in both sitemaps. */
import { kinds } from "../../../content/kinds.ts";
import { type Language, localPath } from "../../../languages.ts";
import type { Content } from "../../content/content.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { ReceiptRow } from "../../database/schema.ts";
import type { Fields } from "../edition.ts";
import {
  gonePage,
  leadsNotTo,
  leadsTo,
  oldAddress,
  ownPage,
  type Place,
  type PlaceName,
  sitemapIn,
} from "./receipt-checks.ts";
import { isDue } from "./receipt-pictures.ts";
import { searchFor, searchShowing } from "./receipt-search.ts";

type Parts = { content: Content; database: SiteDatabase; now: Date };
type Subject = Pick<ReceiptRow, "slug" | "old_slug"> & { language: Language };

/** `fields`: what is public of it; undefined of a page that was withdrawn. */
export async function placesOfFreePage(
  { content: contentInAll, database, now }: Parts,
  { slug, old_slug, language }: Subject,
  fields: Fields | undefined,
): Promise<Place[]> {
  const content = contentInAll.in(language);
  const path = localPath(language, kinds.pages.path);
  const list = localPath(language, "/sitemap");
  if (!fields) {
    const without = (place: PlaceName, address: string) => leadsNotTo(path, slug, place, address);
    return [
      gonePage(path, slug),
      without("list", list),
      without("search", localPath(language, searchFor({ q: slug.replaceAll("-", " ") }))),
      without("sitemap", sitemapIn(language)),
    ];
  }
  const { title = "", text = "" } = fields;
  const [pictureIsDue, listed, found] = await Promise.all([
    isDue(database, fields.image_url ?? ""),
    content.pages.listed(),
    searchShowing(content, "pages", { slug, title, section: "pages", now }),
  ]);
  const shows = (place: PlaceName, address: string) => leadsTo(path, slug, place, address);
  return [
    ...(old_slug === null ? [] : [oldAddress(path, old_slug, slug)]),
    ownPage(path, slug, { title, text }, pictureIsDue),
    ...(listed.some(({ id }) => id === slug) ? [shows("list", list)] : []),
    ...(found ? [shows("search", localPath(language, found))] : []),
    shows("sitemap", sitemapIn(language)),
  ];
}
