import type { Language } from "../../languages.ts";
import {
  type Column,
  type Kind,
  type Row,
  sectionOf,
  type Those,
  type TitleOf,
  type UpcomingFirst,
} from "../../sections.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { mapInTurns } from "../limits/event-loop-turns.ts";
import { filtered, type Narrowed } from "../lists/filtered.ts";
import { listOf } from "../lists/list.ts";
import type { Page } from "../lists/pagination.ts";
import { newestFirst, type Range } from "../lists/range.ts";
import { cut, plainText } from "../markdown/plain-text.ts";
import { excerptWhereFound, hasFound } from "../search/found-words.ts";
import { type Query, queryOf } from "../search/query.ts";
import type { Ranking } from "../search/search.ts";
import { eventsInTime, pastEvents, upcomingEvents } from "./event-order.ts";
import { languagesIn, type Translatable } from "./in-language.ts";
import { type Neighbours, neighboursOf } from "./neighbours.ts";
import { totalsIn } from "./totals-in.ts";
import { inYear, yearsOf } from "./years.ts";

type Shown<K extends Kind> = Exclude<Those<K, Column>, TitleOf<K> | Those<K, "long text">>;

/** A record as lists show it: its title is called `title` whatever its column is. */
export type Card<K extends Kind> = { title: string } & Pick<
  Row<K>,
  "id" | "excerpt" | "image_url" | "created_at" | Shown<K>
> & {
    /** That of the text: the one asked for, if there is a translation. */
    language: string;
    /** All that it can be read in. */
    languages: string[];
    /** What the colour of its cover stands for, where a translation says it in other words. */
    subject?: string;
  } & (K extends UpcomingFirst ? { past: boolean } : unknown); // Told by the moment asked about: an event is past once its end, or its start without one, is.

/** A record with all of its text; its body, in Markdown, is called `text` whatever its column is. */
export type Whole<K extends Kind> = Card<K> &
  Pick<Row<K>, "updated_at" | Those<K, "long text">> & { text: string };

export type ListAsked = Narrowed & {
  q?: string | undefined;
  page?: number | undefined;
  year?: number | undefined;
  ranking?: Ranking;
  /** The length of excerpts in a search, which show a place where a word was found. */
  excerptLength?: number;
  now?: Date;
};

export type Records<K extends Kind> = {
  page(asked: ListAsked): Promise<Page<Card<K>>>;
  /** The years of which there are records, the latest first. */
  years(): Promise<number[]>;
  /** The last created first, in whatever order the list is. */
  newest(count: number): Promise<Card<K>[]>;
  /** Those of these ids that there are, in this order. */
  some(ids: string[]): Promise<Card<K>[]>;
  /** Newer and older ones, among those that the filters leave if it is one of them; of events, the ones before and after. */
  neighbours(id: string, among?: Narrowed): Promise<Neighbours>;
  find(id: string, now?: Date): Promise<Whole<K> | undefined>;
  title(id: string): Promise<{ title: string; language: string } | undefined>;
};

export type AllRecords = { [K in Kind]: Records<K> };

type AnyRow = Translatable & { [column: string]: string };

/** What pages ask of a section, in their language: all of it follows from its description. */
export function recordsOf<K extends Kind>(
  database: SiteDatabase,
  kind: K,
  language: Language,
  version: () => Promise<number>,
): Records<K> {
  const { columns, title, body, summary, order } = sectionOf(kind);
  const upcomingFirst = order === "upcoming first";
  const long = Object.keys(columns).filter((name) => columns[name] === "long text");
  const shown = [
    ...["excerpt", "image_url", "created_at", ...(upcomingFirst ? ["over_at"] : [])],
    ...Object.keys(columns).filter((name) => !long.includes(name)),
  ];
  const list = listOf<AnyRow, string, string>({ database, kind, language }, shown, [...long, "updated_at"]);
  const all = newestFirst(database, kind);
  const inOrder = (now: Date) =>
    upcomingFirst ? [upcomingEvents(database, now), pastEvents(database, now)] : [all];
  const totalIn = totalsIn(all, version);
  const narrowed = (range: Range, by: Narrowed, year: number | undefined): Range => {
    const found = inYear(filtered(range, by), year);
    const isByLanguageAlone = Object.entries(by).every(([name, value]) => name === "language" || !value);
    if (range !== all || !by.language || year || !isByLanguageAlone) return found;
    return { ...found, count: () => totalIn(by.language ?? language) };
  };
  const seenAt = (now: Date) => (row: Pick<AnyRow, string>) => cardOf(kind, row, now);

  /** Only for records whose excerpt shows no word that was looked for, their text is read. */
  const showingWhere = async (rows: Pick<AnyRow, string>[], query: Query, longest: number) => {
    const lacking = rows.filter(({ excerpt = "" }) => !hasFound(cut(excerpt, longest), query));
    const texts = await list.column(
      summary,
      lacking.map(({ id = "" }) => id),
    );
    return mapInTurns(rows, (row) => {
      const text = texts.get(row.id ?? "") ?? "";
      const place = excerptWhereFound(summary === body ? plainText(text) : text, query, longest);
      return { ...row, excerpt: place ?? cut(row.excerpt ?? "", longest) };
    });
  };

  return {
    async page({ now = new Date(), q = "", page, year, ranking, excerptLength = 200, ...by }) {
      const ranges = inOrder(now).map((range) => narrowed(range, by, year));
      const query = queryOf(q);
      const found = await list.page(ranges, { query, page, ranking });
      const items = query ? await showingWhere(found.items, query, excerptLength) : found.items;
      return { ...found, items: items.map(seenAt(now)) };
    },
    years: () => yearsOf(inOrder(new Date())[0] ?? all),
    async newest(count) {
      return (await list.first(all, count)).map(seenAt(new Date()));
    },
    async some(ids) {
      return (await list.some(ids)).map(seenAt(new Date()));
    },
    async neighbours(id, among = {}) {
      const line = upcomingFirst ? eventsInTime(database) : all;
      const found = (await neighboursOf(filtered(line, among), id)) ?? (await neighboursOf(line, id));
      const cards = await list.some([found?.previous ?? [], found?.next ?? []].flat());
      const shown = (id: string | undefined) => {
        const card = cards.find((each) => each.id === id);
        return card && { id: card.id, title: card[title] ?? "", language: card.language };
      };
      return { previous: shown(found?.previous), next: shown(found?.next) };
    },
    async title(id) {
      // PostgreSQL does not take NUL, not even to say that no such id exists.
      if (id.includes("\0")) return undefined;
      const [card] = await list.some([id]);
      return card && { title: card[title] ?? "", language: card.language };
    },
    async find(id, now = new Date()) {
      const row = await list.find(id);
      return row && wholeOf(kind, row, now);
    },
  };
}

function cardOf<K extends Kind>(kind: K, row: Pick<AnyRow, string>, now: Date): Card<K> {
  const { over_at, [sectionOf(kind).title]: title, languages = ` ${row.language} `, ...rest } = row;
  const past = over_at && { past: over_at < now.toISOString() };
  return { ...rest, title, languages: languagesIn(languages), ...past } as unknown as Card<K>;
}

/** What a page shows of a row, whether it is stored or not. */
export function wholeOf<K extends Kind>(kind: K, row: Pick<AnyRow, string>, now: Date): Whole<K> {
  return { ...cardOf(kind, row, now), text: row[sectionOf(kind).body] ?? "" } as Whole<K>;
}
