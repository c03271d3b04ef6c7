/** Where visitors and programs must find what was published, and where they must not find it any more. */
import { type DeskKind, deskKindOf, isSection } from "../../desk-kinds.ts";
import { type Kind, kinds, sectionOf, sections, updateKinds } from "../../sections.ts";
import type { Content } from "../content/content.ts";
import { onHome } from "../content/on-home.ts";
import { pageInList, positionIn } from "../content/position.ts";
import { newestFirst } from "../content/range.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { ReceiptRow } from "../database/schema.ts";
import { renderLongText } from "../markdown/long-text.ts";
import { cut, excerpt } from "../markdown/plain-text.ts";
import { queryOf } from "../search/query.ts";
import type { Fields } from "./editions/edition.ts";
import { findPublic } from "./editions/public-rows.ts";
import { isDue, picturesOn } from "./receipt-pictures.ts";

export type PlaceName =
  | "page"
  | "picture"
  | "old address"
  | "list"
  | "Home"
  | "search"
  | "feed"
  | "calendar"
  | "sitemap";
type Answer = { status: number; location: string; text: string };
/** What is asked, and what is wrong with the answer. */
export type Place = {
  place: PlaceName;
  address: string;
  problemOf: (answer: Answer) => string | undefined;
  /** What the answer names, and so must be there too. */
  named?: (answer: Answer) => Place[];
};

type Parts = { database: SiteDatabase; content: Content; now: Date };
type Subject = Pick<ReceiptRow, "act" | "slug" | "old_slug"> & { kind: DeskKind };

export async function placesOf(parts: Parts, subject: Subject): Promise<Place[]> {
  const { act, kind, slug, old_slug } = subject;
  const row = act === "withdrawn" ? undefined : await findPublic(parts.database.db, kind, slug);
  if (!isSection(kind)) return onOnePage(kind, slug, row?.fields);
  if (!row) return goneFrom(kind, slug);
  const moved = old_slug === null ? [] : [oldAddress(kind, old_slug, slug)];
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
  const shows = (place: PlaceName, address: string): Place => ({
    ...{ place, address },
    problemOf: whenFound(({ text }) => (addressIn(text, path, slug) ? undefined : `It is not there.`)),
  });
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
    {
      place: "page",
      address: addressOf(path, slug),
      problemOf: whenFound(({ text: page }) => {
        if (!page.includes(escaped(name.trim()))) return "The page does not show its title.";
        if (!showsText(page, text.trim())) return "The page does not show this text.";
        if (pictureIsDue && picturesOn(page).length === 0) return "The page does not show its picture.";
        return undefined;
      }),
      named: ({ text: page }) =>
        picturesOn(page).map((address) => ({
          place: "picture",
          address,
          problemOf: whenFound(() => undefined),
        })),
    },
    shows("list", listPage && listPage > 1 ? `${path}?page=${listPage}` : path),
    ...(home ? [shows("Home", "/")] : []),
    ...(queryOf(q) ? [shows("search", `/search?${new URLSearchParams({ q, section: path.slice(1) })}`)] : []),
    ...(feeds ? feedsOf(kind).map((address) => shows("feed", address)) : []),
    ...(calendar ? [shows("calendar", "/events.ics")] : []),
    ...((newer ?? 0) < surelyInSitemap ? [shows("sitemap", "/sitemap.xml")] : []),
  ];
}

/** Apart from its pictures: of one that is not there, the description is shown. */
function showsText(page: string, text: string): boolean {
  const picture = "\0";
  const parts = renderLongText(text, () => picture).html.split(picture);
  return parts.every((part) => page.includes(part));
}

function goneFrom(kind: Kind, slug: string): Place[] {
  const { path } = sectionOf(kind);
  const without = (place: PlaceName, address: string): Place => ({
    ...{ place, address },
    problemOf: whenFound(({ text }) => (addressIn(text, path, slug) ? "It is still there." : undefined)),
  });
  return [
    {
      place: "page",
      address: addressOf(path, slug),
      problemOf: ({ status }) => (status === 410 ? undefined : `The page answers ${status} instead of 410.`),
    },
    without("list", path),
    without("Home", "/"),
    without("search", `/search?${new URLSearchParams({ q: slug.replaceAll("-", " ") })}`),
    ...(isUpdate(kind) ? feedsOf(kind).map((address) => without("feed", address)) : []),
    ...(kind === "events" ? [without("calendar", "/events.ics")] : []),
    without("sitemap", "/sitemap.xml"),
  ];
}

function oldAddress(kind: Kind, from: string, to: string): Place {
  const { path } = sectionOf(kind);
  return {
    ...{ place: "old address", address: addressOf(path, from) },
    problemOf: ({ status, location }) =>
      status === 301 && location === addressOf(path, to)
        ? undefined
        : `It answers ${status} instead of leading to ${addressOf(path, to)}.`,
  };
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

const feedsOf = (kind: Kind) => [
  "/feeds/updates.rss",
  ...("feed" in sections[kind] && kinds.includes(kind) ? [`/feeds/${kind}.rss`] : []),
];

function addressOf(path: string, slug: string): string {
  return `${path}/${encodeURIComponent(slug)}`;
}

/** Home leads to some records by their place in the list; calendars break lines anywhere. */
function addressIn(text: string, path: string, slug: string): boolean {
  const unfolded = text.replace(/\r\n[ \t]/g, "");
  return ["/", "#"].some((sign) => {
    const [, ...rests] = unfolded.split(path + sign + encodeURIComponent(slug));
    // Not the beginning of a longer one.
    return rests.some((rest) => !/^[\w%.~-]/.test(rest));
  });
}

function whenFound(problemOf: (answer: Answer) => string | undefined): Place["problemOf"] {
  return (answer) =>
    answer.status === 200 ? problemOf(answer) : `It answers ${answer.status} instead of 200.`;
}

/** As React writes text. */
function escaped(text: string): string {
  const signs: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#x27" };
  return text.replace(/[&<>"']/g, (sign) => `&${signs[sign]};`);
}
