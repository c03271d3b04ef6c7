/** Where visitors and programs must find what was published, and where they must not find it any more. */

import {
  fieldsOf,
  isPageKind,
  isSection,
  type Kind,
  kindOf,
  kinds,
  type PageKind,
  publicPage,
  type SectionKind,
  sectionOf,
  updateKinds,
} from "../../../content/kinds.ts";
import { defaultLanguage, isLanguage, type Language, localPath } from "../../../languages.ts";
import type { Content } from "../../content/content.ts";
import { pageInList, positionIn } from "../../content/lists/position.ts";
import { newestFirst } from "../../content/lists/range.ts";
import { onHome } from "../../content/on-home.ts";
import { translationsOf } from "../../content/translations.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { ReceiptRow } from "../../database/schema.ts";
import { type Edition, type Fields, readEdition } from "../edition.ts";
import { findPublic } from "../public-record.ts";
import { placesOfFreePage } from "./free-page-places.ts";
import { placesOfPerson } from "./person-places.ts";
import {
  gonePage,
  leadsNotTo,
  leadsTo,
  oldAddress,
  ownPage,
  type Place,
  type PlaceName,
  pageShowing,
  pageWithTexts,
  sitemapIn,
} from "./receipt-checks.ts";
import { isDue } from "./receipt-pictures.ts";
import { searchFor, searchShowing } from "./receipt-search.ts";

type Parts = { database: SiteDatabase; content: Content; now: Date };
type Subject = Pick<ReceiptRow, "act" | "slug" | "old_slug"> &
  Pick<Edition, "kind" | "language" | "translationOf" | "fields">;

/** In the language that it is written in; what is said in another one is asked for there alone. */
export async function placesOf(parts: Parts, subject: Subject): Promise<Place[]> {
  const { act, kind, slug, old_slug, translationOf } = subject;
  const { db } = parts.database;
  const language = isLanguage(subject.language) ? subject.language : defaultLanguage;
  const original = await findPublic(db, kind, slug);
  // Without its translation the page is there still, with the text of the original.
  if (act === "withdrawn" && translationOf !== null && original)
    return [shownOn(kind, slug, original.fields, language)];
  const row = act === "withdrawn" ? undefined : original;
  const own = translationOf === null ? {} : await translatedIn(parts.database, kind, slug, language);
  const fields = row && { ...row.fields, ...own };
  if (isPageKind(kind)) return fixedPage(parts, kind, fields ?? {}, language);
  if (kind === "people") return placesOfPerson(parts, { slug, old_slug, language }, fields);
  if (kind === "pages") return placesOfFreePage(parts, { slug, old_slug, language }, fields);
  if (!isSection(kind)) {
    if (fields) return [shownOn(kind, slug, fields, language)];
    const before = translationOf === null ? subject : await readEdition(db, translationOf);
    return [goneFromPage(kind, slug, before?.fields ?? {}, language)];
  }
  if (!fields) return goneFrom(kind, slug, language);
  const path = localPath(language, sectionOf(kind).path);
  const moved = old_slug === null ? [] : [oldAddress(path, old_slug, slug)];
  return [...moved, ...(await inSection(parts, kind, slug, { fields, language }))];
}

/** Values that the site fills in are not looked for, nor texts that depend on other content. */
async function fixedPage(
  { content }: Parts,
  kind: PageKind,
  fields: Fields,
  language: Language,
): Promise<Place[]> {
  // The page exists only once someone is named on it.
  if (kind === "page/people" && (await content.people.all()).length === 0) return [];
  const texts = Object.entries(fieldsOf(kind, fields)).flatMap(([name, { type, sometimes }]) => {
    const text = (fields[name] ?? "").trim();
    const isLookedFor = text && !sometimes && !text.includes("{");
    return isLookedFor && (type === "line" || type === "text") ? [{ type, text }] : [];
  });
  return [pageWithTexts(localPath(language, kindOf(kind).path), texts)];
}

/** What visitors read of it in that language. */
async function translatedIn({ db }: SiteDatabase, kind: Kind, slug: string, language: string) {
  return (await translationsOf(db, kind, slug)).find((one) => one.language === language)?.fields ?? {};
}

function shownOf(kind: Kind, fields: Fields) {
  const { title, body } = kindOf(kind);
  return { title: fields[title] ?? "", text: fields[body] ?? "" };
}

function shownOn(kind: Kind, slug: string, fields: Fields, language: Language): Place {
  return pageShowing(localPath(language, publicPage(kind, slug, fields)), shownOf(kind, fields));
}

/** Partners have no address of their own on the page, and another one may have the same name. */
function goneFromPage(kind: Kind, slug: string, fields: Fields, language: Language): Place {
  const page = localPath(language, publicPage(kind, slug, fields));
  return leadsNotTo(page, slug, "page", page);
}

/** A sitemap has no more than 50,000 addresses, and each kind its share: see app/feeds/sitemap.ts. */
const surelyInSitemap = 9000;

async function inSection(
  { database, content: contentInAll, now }: Parts,
  kind: SectionKind,
  slug: string,
  { fields, language }: { fields: Fields; language: Language },
): Promise<Place[]> {
  const content = contentInAll.in(language);
  const { path: ownPath } = sectionOf(kind);
  const path = localPath(language, ownPath);
  const shown = shownOf(kind, fields);
  const shows = (place: PlaceName, address: string) => leadsTo(path, slug, place, address);
  const isNewest = (cards: { id: string }[]) => cards.some(({ id }) => id === slug);
  const [pictureIsDue, listPage, newer, home, found, feeds, calendar] = await Promise.all([
    isDue(database, fields.image_url ?? ""),
    pageInList(database, kind, slug, now),
    positionIn(newestFirst(database, kind), slug),
    homeShows(content, kind, slug),
    searchShowing(content, kind, { slug, title: shown.title, section: ownPath.slice(1), now }),
    isUpdate(kind) ? content.updates.newest(kind).then(isNewest) : false,
    kind === "events" ? content.calendar(now).then(isNewest) : false,
  ]);
  return [
    ownPage(path, slug, shown, pictureIsDue),
    shows("list", listPage && listPage > 1 ? `${path}?page=${listPage}` : path),
    ...(home ? [shows("Home", localPath(language, "/"))] : []),
    ...(found ? [shows("search", localPath(language, found))] : []),
    ...(feeds ? feedsOf(kind).map(([name, feed]) => shows(name, localPath(language, feed))) : []),
    ...(calendar ? [shows("calendar", localPath(language, "/events.ics"))] : []),
    ...((newer ?? 0) < surelyInSitemap ? [shows("sitemap", sitemapIn(language))] : []),
  ];
}

function goneFrom(kind: SectionKind, slug: string, language: Language): Place[] {
  const path = localPath(language, sectionOf(kind).path);
  const without = (place: PlaceName, address: string) => leadsNotTo(path, slug, place, address);
  return [
    gonePage(path, slug),
    without("list", path),
    without("Home", localPath(language, "/")),
    without("search", localPath(language, searchFor({ q: slug.replaceAll("-", " ") }))),
    ...(isUpdate(kind) ? feedsOf(kind).map(([name, feed]) => without(name, localPath(language, feed))) : []),
    ...(kind === "events" ? [without("calendar", localPath(language, "/events.ics"))] : []),
    without("sitemap", sitemapIn(language)),
  ];
}

async function homeShows(content: Content, kind: SectionKind, slug: string): Promise<boolean> {
  const { work, updates } = onHome(content.language);
  const newest =
    kind === "our_work"
      ? await content.our_work.newest(work.count)
      : (await content.updates.newest("all")).slice(0, updates.count).filter((card) => card.kind === kind);
  return newest.some(({ id }) => id === slug);
}

const isUpdate = (kind: SectionKind): kind is (typeof updateKinds)[number] =>
  (updateKinds as readonly SectionKind[]).includes(kind);

type Feed = [name: PlaceName, address: string];

const feedsOf = (kind: SectionKind): Feed[] => [
  ["feed of all updates", "/feeds/updates.rss"],
  ...("feed" in kinds[kind] ? [["feed", `/feeds/${kind}.rss`] satisfies Feed] : []),
];
