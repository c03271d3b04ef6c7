/** Where visitors must find somebody who was published: their page, the list, the sitemap, and what they wrote. */

import { addressBelow, sectionOf } from "../../../content/kinds.ts";
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

type Subject = Pick<ReceiptRow, "slug" | "old_slug"> & { language: Language };

/** `fields`: what is public of them; undefined of who was withdrawn. */
export async function placesOfPerson(
  { content, database }: { content: Content; database: SiteDatabase },
  { slug, old_slug, language }: Subject,
  fields: Fields | undefined,
): Promise<Place[]> {
  const path = localPath(language, "/about/people");
  const { items } = await content.writtenBy(slug);
  const newest = items
    .slice(0, 1)
    .map(({ kind, id }) => addressBelow(localPath(language, sectionOf(kind).path), id));
  if (!fields) {
    const without = (place: PlaceName, address: string) => leadsNotTo(path, slug, place, address);
    const isLast = (await content.people.all()).length === 0;
    return [
      gonePage(path, slug),
      isLast ? noList(path) : without("list", path),
      ...newest.map((address) => without("what they wrote", address)),
      without("sitemap", sitemapIn(language)),
    ];
  }
  const pictureIsDue = await isDue(database, fields.image_url ?? "");
  const shows = (place: PlaceName, address: string) => leadsTo(path, slug, place, address);
  return [
    ...(old_slug === null ? [] : [oldAddress(path, old_slug, slug)]),
    ownPage(path, slug, { title: fields.name ?? "", text: fields.text ?? "" }, pictureIsDue),
    shows("list", listAddress(path, await content.people.pageOf(slug))),
    ...newest.map((address) => shows("what they wrote", address)),
    shows("sitemap", sitemapIn(language)),
  ];
}

const listAddress = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path);

/** Without anybody there is no list. */
const noList = (path: string): Place => ({
  ...{ place: "list", address: path },
  problemOf: ({ status }) => (status === 404 ? undefined : `The list answers ${status} instead of 404.`),
});
