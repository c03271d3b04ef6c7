/** Where a published record must appear, and where a withdrawn one must be gone. */

import {
  addressBelow,
  type FeedKind,
  feedKinds,
  fieldsOf,
  type IndexedKind,
  isPageKind,
  isSection,
  type Kind,
  kindOf,
  type PageKind,
  publicPage,
  type SectionKind,
  sectionOf,
  type UpdateKind,
  updateKinds,
} from "../../../content/kinds.ts";
import { defaultLanguage, isLanguage, type Language, localPath } from "../../../languages.ts";
import type { Content } from "../../content/content.ts";
import { PAGE_SIZE } from "../../content/lists/pagination.ts";
import { pageInList, positionIn } from "../../content/lists/position.ts";
import { newestFirst } from "../../content/lists/range.ts";
import { mediaIdOf } from "../../content/media-address.ts";
import { queryOf } from "../../content/search/query.ts";
import { inOrder } from "../../content/search/site-search.ts";
import { translationsOf } from "../../content/translations.ts";
import { projectsOnHome } from "../../content/updates.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { ReceiptRow } from "../../database/schema.ts";
import { cut } from "../../markdown/plain-text.ts";
import { type Edition, type Fields, readEdition } from "../edition.ts";
import { findPublic } from "../public-record.ts";
import {
  gonePage,
  leadsNotTo,
  leadsTo,
  missingPage,
  oldAddress,
  ownPage,
  type Place,
  type PlaceName,
  pageShowing,
  pageWithTexts,
} from "./receipt-checks.ts";

type Parts = { database: SiteDatabase; content: Content; now: Date };
type Subject = Pick<ReceiptRow, "act" | "slug" | "old_slug"> &
  Pick<Edition, "kind" | "language" | "translationOf" | "fields">;

/** Checks only pages in the language of the text: a translation changes no others. */
export async function placesOf(parts: Parts, subject: Subject): Promise<Place[]> {
  const { act, kind, slug, translationOf } = subject;
  const { db } = parts.database;
  const language = isLanguage(subject.language) ? subject.language : defaultLanguage;
  const original = await findPublic(db, kind, slug);
  // A page whose translation was withdrawn shows the original's text.
  if (act === "withdrawn" && translationOf !== null && original)
    return [shownOn(kind, slug, original.fields, language)];
  const row = act === "withdrawn" ? undefined : original;
  const translated = translationOf === null ? {} : await translatedIn(parts.database, kind, slug, language);
  const fields = row && { ...row.fields, ...translated };
  if (isPageKind(kind)) return fixedPage(parts, kind, fields ?? {}, language);
  if (hasOwnPage(kind)) return withOwnPage(parts, kind, { ...subject, language }, fields);
  if (fields) return [shownOn(kind, slug, fields, language)];
  const before = translationOf === null ? subject : await readEdition(db, translationOf);
  return [goneFromPage(kind, slug, before?.fields ?? {}, language)];
}

/** Skips texts with placeholders, and texts that the page shows only with certain other content. */
async function fixedPage(
  { content }: Parts,
  kind: PageKind,
  fields: Fields,
  language: Language,
): Promise<Place[]> {
  // These pages exist only while they have something to show.
  if (kind === "page/people" && (await content.people.all()).length === 0) return [];
  if (kind === "page/who-we-are" && !(await content.whoWeAre())) return [];
  const texts = Object.entries(fieldsOf(kind, fields)).flatMap(([name, { type, sometimes }]) => {
    const text = (fields[name] ?? "").trim();
    const isExpected = text && !sometimes && !text.includes("{");
    return isExpected && (type === "line" || type === "text") ? [{ type, text }] : [];
  });
  return [pageWithTexts(localPath(language, kindOf(kind).path), texts)];
}

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

/** Partners have no address on their page, and two may have the same name, so only links are looked for. */
function goneFromPage(kind: Kind, slug: string, fields: Fields, language: Language): Place {
  const page = localPath(language, publicPage(kind, slug, fields));
  return leadsNotTo(page, slug, "page", page);
}

type KindWithPage = SectionKind | "people" | "pages";
const hasOwnPage = (kind: Kind): kind is KindWithPage =>
  isSection(kind) || kind === "people" || kind === "pages";

/** A page, feed or sitemap that names a record. */
type Mention = {
  place: PlaceName;
  address: string;
  /** False while newer or better matching records may take its place there. */
  isCertain: boolean;
};
type Named = Pick<Subject, "slug" | "old_slug"> & { language: Language };

/** `fields`: the public text, or undefined once it is withdrawn. */
async function withOwnPage(
  parts: Parts,
  kind: KindWithPage,
  subject: Named & { fields: Fields },
  fields: Fields | undefined,
): Promise<Place[]> {
  const { slug, old_slug, language } = subject;
  const path = localPath(language, kindOf(kind).path);
  const shown = shownOf(kind, fields ?? subject.fields);
  const mentions = await mentionsOf(parts, kind, { ...subject, title: shown.title });
  if (!fields) {
    const isLastPerson = kind === "people" && (await parts.content.people.all()).length === 0;
    return [
      gonePage(path, slug),
      ...mentions.map(({ place, address }) =>
        isLastPerson && place === "list" ? missingPage(address) : leadsNotTo(path, slug, place, address),
      ),
    ];
  }
  return [
    ...(old_slug === null ? [] : [oldAddress(path, old_slug, slug)]),
    ownPage(path, slug, shown, await isPictureReady(parts.database, fields.image_url ?? "")),
    ...mentions
      .filter(({ isCertain }) => isCertain)
      .map(({ place, address }) => leadsTo(path, slug, place, address)),
  ];
}

/** Uploaded pictures are encoded after the publication. */
async function isPictureReady({ db }: SiteDatabase, image_url: string): Promise<boolean> {
  const id = mediaIdOf(image_url);
  if (!id) return image_url !== "";
  const item = await db.selectFrom("media").select("state").where("id", "=", id).executeTakeFirst();
  return item?.state !== "encoding";
}

type Sought = Named & { title: string };

async function mentionsOf(parts: Parts, kind: KindWithPage, sought: Sought): Promise<Mention[]> {
  const { slug, language } = sought;
  const content = parts.content.in(language);
  const sitemap = { place: "sitemap", address: `/sitemaps/${language}.xml`, isCertain: true } as const;
  if (kind === "people") {
    const path = localPath(language, kindOf(kind).path);
    const { items } = await parts.content.writtenBy(slug);
    const newest = items.slice(0, 1).map(({ kind, id }): Mention => {
      const address = addressBelow(localPath(language, sectionOf(kind).path), id);
      return { place: "what they wrote", address, isCertain: true };
    });
    const list = pageAddress(path, await parts.content.people.pageOf(slug));
    return [{ place: "list", address: list, isCertain: true }, ...newest, sitemap];
  }
  if (kind === "pages") {
    const isListed = (await content.pages.listed()).some(({ id }) => id === slug);
    return [
      { place: "list", address: localPath(language, "/sitemap"), isCertain: isListed },
      ...(await searchMention(content, kind, sought, "pages")),
      sitemap,
    ];
  }
  return [
    ...(await sectionMentions({ ...parts, content }, kind, sought)),
    { ...sitemap, isCertain: await isSurelyInSitemap(parts.database, kind, slug) },
  ];
}

async function sectionMentions(
  { database, content, now }: Parts,
  kind: SectionKind,
  sought: Sought,
): Promise<Mention[]> {
  const { slug, language } = sought;
  const { path } = sectionOf(kind);
  const isAmong = (cards: { id: string }[]) => cards.some(({ id }) => id === slug);
  const [listPage, isOnHome, search, isInFeeds, isInCalendar] = await Promise.all([
    pageInList(database, kind, slug, now),
    homeShows(content, kind, slug),
    searchMention(content, kind, sought, path.slice(1)),
    newestInFeeds(content, kind).then(isAmong),
    kind === "events" ? content.calendar(now).then(isAmong) : false,
  ]);
  const mention = (place: PlaceName, address: string, isCertain: boolean): Mention => ({
    ...{ place, address: localPath(language, address), isCertain },
  });
  return [
    mention("list", pageAddress(path, listPage ?? 1), true),
    mention("Home", "/", isOnHome),
    ...search,
    ...(isUpdate(kind) ? [mention("feed of all updates", "/feeds/updates.rss", isInFeeds)] : []),
    ...(hasFeed(kind) ? [mention("feed", `/feeds/${kind}.rss`, isInFeeds)] : []),
    ...(kind === "events" ? [mention("calendar", "/events.ics", isInCalendar)] : []),
  ];
}

const pageAddress = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path);

/** A sitemap holds 50,000 addresses, shared among the kinds: see app/feeds/sitemap.ts. */
async function isSurelyInSitemap(database: SiteDatabase, kind: SectionKind, slug: string): Promise<boolean> {
  return ((await positionIn(newestFirst(database, kind), slug)) ?? 0) < 7500;
}

async function homeShows(content: Content, kind: SectionKind, slug: string): Promise<boolean> {
  const newest =
    kind === "our_work"
      ? await content.our_work.newest(projectsOnHome)
      : (await content.updates.newest("all")).filter((card) => card.kind === kind);
  return newest.some(({ id }) => id === slug);
}

const isUpdate = (kind: SectionKind): kind is UpdateKind =>
  (updateKinds as readonly SectionKind[]).includes(kind);
const hasFeed = (kind: SectionKind): kind is FeedKind => (feedKinds as readonly SectionKind[]).includes(kind);

/** The records in the feeds of the section. */
function newestInFeeds(content: Content, kind: SectionKind): Promise<{ id: string }[]> {
  if (hasFeed(kind)) return content.updates.inFeed(kind);
  return isUpdate(kind) ? content.updates.newest(kind) : Promise.resolve([]);
}

/** A search for the title. It shows the record unless a whole page of others ranks before it. */
async function searchMention(
  content: Content,
  kind: IndexedKind,
  { slug, title, language }: Sought,
  section: string,
): Promise<Mention[]> {
  const q = cut(title, 150);
  if (!queryOf(q)) return [];
  // Fixed pages and free pages are one section.
  const isInSection = (other: Kind) => other === kind || (kind === "pages" && isPageKind(other));
  const found = (await content.search(q)).flatMap((of) => (isInSection(of.kind) ? of.matches : []));
  const isCertain = inOrder(found)
    .slice(0, PAGE_SIZE)
    .some(({ kind: other, id }) => other === kind && id === slug);
  const address = localPath(language, `/search?${new URLSearchParams({ q, section })}`);
  return [{ place: "search", address, isCertain }];
}
