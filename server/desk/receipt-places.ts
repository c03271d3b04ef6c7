/** Where visitors and programs must find what was published, and where they must not find it any more. */
import { type DeskKind, deskKindOf, isSection } from "../../desk-kinds.ts";
import { defaultLanguage, isLanguage, type Language, localPath } from "../../languages.ts";
import { type Kind, sectionOf, sections, updateKinds } from "../../sections.ts";
import type { Content } from "../content/content.ts";
import { onHome } from "../content/on-home.ts";
import { translationsOf } from "../content/translations.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { ReceiptRow } from "../database/schema.ts";
import { pageInList, positionIn } from "../lists/position.ts";
import { newestFirst } from "../lists/range.ts";
import { cut, excerpt } from "../markdown/plain-text.ts";
import { queryOf } from "../search/query.ts";
import type { Edition, Fields } from "./editions/edition.ts";
import { findPublic } from "./editions/public-rows.ts";
import { placesOfPerson } from "./person-places.ts";
import {
  addressOf,
  escaped,
  gonePage,
  leadsNotTo,
  leadsTo,
  oldAddress,
  ownPage,
  type Place,
  type PlaceName,
  showsText,
  sitemapIn,
  whenFound,
} from "./receipt-checks.ts";
import { isDue } from "./receipt-pictures.ts";

type Parts = { database: SiteDatabase; content: Content; now: Date };
type Subject = Pick<ReceiptRow, "act" | "slug" | "old_slug"> &
  Pick<Edition, "kind" | "language" | "translationOf" | "fields">;

/** In the language that it is written in; what is said in another one is asked for there alone. */
export async function placesOf(parts: Parts, subject: Subject): Promise<Place[]> {
  const { act, kind, slug, old_slug, translationOf } = subject;
  const language = isLanguage(subject.language) ? subject.language : defaultLanguage;
  const original = await findPublic(parts.database.db, kind, slug);
  if (act === "withdrawn" && translationOf !== null && original)
    return [withoutTranslation(kind, slug, subject.fields, original.fields, language)];
  const row = act === "withdrawn" ? undefined : original;
  const own = translationOf === null ? {} : await translatedIn(parts.database, kind, slug, language);
  const fields = row && { ...row.fields, ...own };
  if (kind === "people") return placesOfPerson(parts, { slug, old_slug, language }, fields);
  if (!isSection(kind)) return onOnePage(kind, slug, fields, language);
  if (!fields) return goneFrom(kind, slug, language);
  const path = localPath(language, sectionOf(kind).path);
  const moved = old_slug === null ? [] : [oldAddress(path, old_slug, slug)];
  return [...moved, ...(await inSection(parts, kind, slug, { fields, language }))];
}

/** What visitors read of it in that language. */
async function translatedIn({ db }: SiteDatabase, kind: DeskKind, slug: string, language: string) {
  return (await translationsOf(db, kind, slug)).find((one) => one.language === language)?.fields ?? {};
}

/** The page is there still, with the text of the original. */
function withoutTranslation(
  kind: DeskKind,
  slug: string,
  withdrawn: Fields,
  original: Fields,
  language: Language,
): Place {
  const { body, publicPath, path } = deskKindOf(kind);
  const text = (withdrawn[body] ?? "").trim();
  const isSame = text === "" || text === (original[body] ?? "").trim();
  return {
    place: "page",
    address: localPath(language, pages[kind] ?? addressOf(publicPath ?? path, slug)),
    problemOf: whenFound(({ text: page }) =>
      !isSame && showsText(page, text) ? "The page still shows the translation." : undefined,
    ),
  };
}

/** A sitemap has no more than 50,000 addresses, and each section its share. */
const surelyInSitemap = 10_000;

async function inSection(
  { database, content, now }: Parts,
  kind: Kind,
  slug: string,
  { fields, language }: { fields: Fields; language: Language },
): Promise<Place[]> {
  const { path: ownPath, title, body, summary } = sectionOf(kind);
  const path = localPath(language, ownPath);
  const [name, text] = [fields[title] ?? "", fields[body] ?? ""];
  const shows = (place: PlaceName, address: string) => leadsTo(path, slug, place, address);
  const isNewest = (cards: { id: string }[]) => cards.some(({ id }) => id === slug);
  const [pictureIsDue, listPage, newer, home, feeds, calendar] = await Promise.all([
    isDue(database, fields.image_url ?? ""),
    pageInList(database, kind, slug, now),
    positionIn(newestFirst(database, kind), slug),
    homeShows(content, kind, slug),
    isUpdate(kind) ? content.updates.newest(kind).then(isNewest) : false,
    kind === "events" ? content.calendar(now).then(isNewest) : false,
  ]);
  // Its own words: whatever else has some of them, this has all.
  const q = cut(`${name} ${summary === body ? excerpt(text) : (fields[summary] ?? "")}`, 150);
  return [
    ownPage(path, slug, { title: name, text, pictureIsDue }),
    shows("list", listPage && listPage > 1 ? `${path}?page=${listPage}` : path),
    ...(home ? [shows("Home", localPath(language, "/"))] : []),
    ...(queryOf(q)
      ? [shows("search", localPath(language, searchFor({ q, section: ownPath.slice(1) })))]
      : []),
    ...(feeds ? feedsOf(kind).map(([name, feed]) => shows(name, localPath(language, feed))) : []),
    ...(calendar ? [shows("calendar", localPath(language, "/events.ics"))] : []),
    ...((newer ?? 0) < surelyInSitemap ? [shows("sitemap", sitemapIn(language))] : []),
  ];
}

const searchFor = (asked: Record<string, string>) => `/search?${new URLSearchParams(asked)}`;

function goneFrom(kind: Kind, slug: string, language: Language): Place[] {
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

/** All records of these kinds are on one page. */
const pages: Partial<Record<DeskKind, string>> = { partners: "/about/partnerships", faq: "/faq" };

function onOnePage(kind: DeskKind, slug: string, fields: Fields | undefined, language: Language): Place[] {
  const name = escaped((fields?.[deskKindOf(kind).title] ?? "").trim());
  const address = localPath(language, pages[kind] ?? "/");
  // Without it nobody knows its words any more; the id of a question is on the page.
  const isThere = (page: string) => (fields ? page.includes(name) : page.includes(`id="${slug}"`));
  const problem = fields ? "It is not there." : "It is still there.";
  return [
    {
      ...{ place: "page", address },
      problemOf: whenFound(({ text }) => (isThere(text) === Boolean(fields) ? undefined : problem)),
    },
  ];
}

async function homeShows(content: Content, kind: Kind, slug: string): Promise<boolean> {
  const { work, updates } = onHome(content.language);
  const newest =
    kind === "our_work"
      ? await content.our_work.newest(work.count)
      : (await content.updates.newest("all")).slice(0, updates.count).filter((card) => card.kind === kind);
  return newest.some(({ id }) => id === slug);
}

const isUpdate = (kind: Kind): kind is (typeof updateKinds)[number] =>
  (updateKinds as readonly Kind[]).includes(kind);

type Feed = [name: PlaceName, address: string];

const feedsOf = (kind: Kind): Feed[] => [
  ["feed of all updates", "/feeds/updates.rss"],
  ...("feed" in sections[kind] ? [["feed", `/feeds/${kind}.rss`] satisfies Feed] : []),
];
