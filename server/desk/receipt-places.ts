/** Where visitors and programs must find what was published, and where they must not find it any more. */
import { type DeskKind, deskKindOf, isSection } from "../../desk-kinds.ts";
import { type Kind, sectionOf, sections, updateKinds } from "../../sections.ts";
import type { Content } from "../content/content.ts";
import { onHome } from "../content/on-home.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { ReceiptRow } from "../database/schema.ts";
import { pageInList, positionIn } from "../lists/position.ts";
import { newestFirst } from "../lists/range.ts";
import { cut, excerpt } from "../markdown/plain-text.ts";
import { queryOf } from "../search/query.ts";
import type { Fields } from "./editions/edition.ts";
import { findPublic } from "./editions/public-rows.ts";
import { placesOfPerson } from "./person-places.ts";
import {
  escaped,
  gonePage,
  leadsNotTo,
  leadsTo,
  oldAddress,
  ownPage,
  type Place,
  type PlaceName,
  whenFound,
} from "./receipt-checks.ts";
import { isDue } from "./receipt-pictures.ts";

type Parts = { database: SiteDatabase; content: Content; now: Date };
type Subject = Pick<ReceiptRow, "act" | "slug" | "old_slug"> & { kind: DeskKind };

export async function placesOf(parts: Parts, subject: Subject): Promise<Place[]> {
  const { act, kind, slug, old_slug } = subject;
  const row = act === "withdrawn" ? undefined : await findPublic(parts.database.db, kind, slug);
  if (kind === "people") return placesOfPerson(parts, subject, row?.fields);
  if (!isSection(kind)) return onOnePage(kind, slug, row?.fields);
  if (!row) return goneFrom(kind, slug);
  const moved = old_slug === null ? [] : [oldAddress(sectionOf(kind).path, old_slug, slug)];
  return [...moved, ...(await inSection(parts, kind, slug, row.fields))];
}

/** A sitemap has no more than 50,000 addresses, and each section its share. */
const surelyInSitemap = 10_000;

async function inSection(
  { database, content, now }: Parts,
  kind: Kind,
  slug: string,
  fields: Fields,
): Promise<Place[]> {
  const { path, title, body, summary } = sectionOf(kind);
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
    ...(home ? [shows("Home", "/")] : []),
    ...(queryOf(q) ? [shows("search", `/search?${new URLSearchParams({ q, section: path.slice(1) })}`)] : []),
    ...(feeds ? feedsOf(kind).map((feed) => shows(...feed)) : []),
    ...(calendar ? [shows("calendar", "/events.ics")] : []),
    ...((newer ?? 0) < surelyInSitemap ? [shows("sitemap", "/sitemap.xml")] : []),
  ];
}

function goneFrom(kind: Kind, slug: string): Place[] {
  const { path } = sectionOf(kind);
  const without = (place: PlaceName, address: string) => leadsNotTo(path, slug, place, address);
  return [
    gonePage(path, slug),
    without("list", path),
    without("Home", "/"),
    without("search", `/search?${new URLSearchParams({ q: slug.replaceAll("-", " ") })}`),
    ...(isUpdate(kind) ? feedsOf(kind).map((feed) => without(...feed)) : []),
    ...(kind === "events" ? [without("calendar", "/events.ics")] : []),
    without("sitemap", "/sitemap.xml"),
  ];
}

/** All records of these kinds are on one page. */
const pages: Partial<Record<DeskKind, string>> = { partners: "/about/partnerships", faq: "/faq" };

function onOnePage(kind: DeskKind, slug: string, fields: Fields | undefined): Place[] {
  const name = escaped((fields?.[deskKindOf(kind).title] ?? "").trim());
  const address = pages[kind] ?? "/";
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
  const newest =
    kind === "our_work"
      ? await content.our_work.newest(onHome.work)
      : (await content.updates.newest("all")).slice(0, onHome.updates).filter((card) => card.kind === kind);
  return newest.some(({ id }) => id === slug);
}

const isUpdate = (kind: Kind): kind is (typeof updateKinds)[number] =>
  (updateKinds as readonly Kind[]).includes(kind);

type Feed = [name: PlaceName, address: string];

const feedsOf = (kind: Kind): Feed[] => [
  ["feed of all updates", "/feeds/updates.rss"],
  ...("feed" in sections[kind] ? [["feed", `/feeds/${kind}.rss`] satisfies Feed] : []),
];
