import {
  type FieldName,
  type IndexedKind,
  isLong,
  kindOf,
  type LongName,
  type RecordKind,
  readValue,
  searchedOf,
  type TitleOf,
  type UpcomingFirst,
  type Values,
} from "../../content/kinds.ts";
import type { Language } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { mapInTurns } from "../limits/event-loop-turns.ts";
import { cut, plainText } from "../markdown/plain-text.ts";
import { eventsByDate, pastEvents, upcomingEvents } from "./event-ranges.ts";
import { heldEvent } from "./held-event.ts";
import { listOf } from "./list-records.ts";
import { filtered, inYear, type ListFilters, languageTotals, yearsOf } from "./lists/filters.ts";
import type { Page } from "./lists/pagination.ts";
import { type Neighbours, neighboursOf } from "./lists/position.ts";
import { newestFirst, type Range } from "./lists/range.ts";
import type { ReadRecord } from "./read-records.ts";
import { excerptAroundMatch, hasMatch } from "./search/matched-words.ts";
import { type Query, queryOf } from "./search/query.ts";

type Shown<K extends RecordKind> = Exclude<FieldName<K>, TitleOf<K> | LongName<K>>;

/** A record as lists show it. Its title is called `title` whatever the name of its field. */
export type Card<K extends RecordKind> = {
  id: string;
  title: string;
  excerpt: string;
  image_url: string | null;
  created_at: string;
  /** The language of the text: the requested one, if there is a translation. */
  language: string;
  /** All languages that it can be read in. */
  languages: string[];
  /** The text that determines the colour of its cover, if a translation changes that field. */
  subject?: string;
} & Pick<Values<K>, Shown<K>> &
  (K extends UpcomingFirst ? { past: boolean } : unknown); // An event is past once its end is, or its start if it has no end.

/** A record with all its texts. Its body, in Markdown, is called `text` whatever the name of its field. */
export type Whole<K extends RecordKind> = Card<K> &
  Pick<Values<K>, LongName<K>> & { updated_at: string | null; text: string };

export type ListOptions = ListFilters & {
  q?: string | undefined;
  page?: number | undefined;
  year?: number | undefined;
  /** The length of excerpts in a search, which show the text around a match. */
  excerptLength?: number;
  now?: Date;
};

export type Records<K extends IndexedKind> = {
  page(options: ListOptions): Promise<Page<Card<K>>>;
  /** Latest first. */
  years(): Promise<number[]>;
  /** By creation date, whatever the order of the list. */
  newest(count: number): Promise<Card<K>[]>;
  /** Keeps the order of the ids, and leaves out those that do not exist. */
  some(ids: string[]): Promise<Card<K>[]>;
  /** The records before and after it within the filters, or in the whole list if the filters exclude it. */
  neighbours(id: string, among?: ListFilters): Promise<Neighbours>;
  find(id: string, now?: Date): Promise<Whole<K> | undefined>;
  title(id: string): Promise<{ title: string; language: string } | undefined>;
};

export type AllRecords = { [K in IndexedKind]: Records<K> };

/** Reads a section, or the free pages, in one language. Everything follows from the description of the kind. */
export function recordsOf<K extends IndexedKind>(
  database: SiteDatabase,
  kind: K,
  language: Language,
  version: () => Promise<number>,
): Records<K> {
  const { title, body, summary = body, order } = kindOf(kind);
  const searchesBody = searchedOf(kind).includes(body);
  const upcomingFirst = order === "upcoming first";
  const list = listOf({ database, kind, language });
  const all = newestFirst(database, kind);
  const inOrder = (now: Date) =>
    upcomingFirst ? [upcomingEvents(database, now), pastEvents(database, now)] : [all];
  const totalIn = languageTotals(all, version);
  const inFilters = (range: Range, by: ListFilters, year: number | undefined): Range => {
    const found = inYear(filtered(kind, range, by), year);
    const isByLanguageAlone = Object.entries(by).every(([name, value]) => name === "language" || !value);
    if (range !== all || !by.language || year || !isByLanguageAlone) return found;
    return { ...found, count: () => totalIn(by.language ?? language) };
  };
  const cardAt = (now: Date) => (record: ReadRecord) => cardOf(kind, record, now);

  /** Replaces excerpts that show no match. Only for these is the whole text read. */
  const withMatchingExcerpts = async (records: ReadRecord[], query: Query, longest: number) => {
    const lacking = records.filter(({ excerpt }) => !hasMatch(cut(excerpt, longest), query));
    const ids = lacking.map(({ id }) => id);
    const whole = new Map((await list.some(ids, { long: true })).map((record) => [record.id, record]));
    return mapInTurns(records, (record) => {
      const { [summary]: summaryText = "", [body]: text = "" } = whole.get(record.id)?.fields ?? {};
      const excerpt =
        (summary === body ? undefined : excerptAroundMatch(summaryText, query, longest)) ??
        (searchesBody ? excerptAroundMatch(plainText(text), query, longest) : undefined);
      return { ...record, excerpt: excerpt ?? cut(record.excerpt, longest) };
    });
  };

  return {
    async page({ now = new Date(), q = "", page, year, excerptLength = 200, ...by }) {
      const ranges = inOrder(now).map((range) => inFilters(range, by, year));
      const query = queryOf(q);
      const found = await list.page(ranges, { query, page });
      const items = query ? await withMatchingExcerpts(found.items, query, excerptLength) : found.items;
      return { ...found, items: items.map(cardAt(now)) };
    },
    years: () => yearsOf(upcomingFirst ? eventsByDate(database) : all),
    async newest(count) {
      return (await list.first(all, count)).map(cardAt(new Date()));
    },
    async some(ids) {
      return (await list.some(ids)).map(cardAt(new Date()));
    },
    async neighbours(id, among = {}) {
      const line = upcomingFirst ? eventsByDate(database) : all;
      const found = (await neighboursOf(filtered(kind, line, among), id)) ?? (await neighboursOf(line, id));
      const ids = [found?.previous ?? [], found?.next ?? []].flat();
      const cards = (await list.some(ids)).map(cardAt(new Date()));
      const shown = (id: string | undefined) => {
        const card = cards.find((each) => each.id === id);
        return card && { id: card.id, title: card.title, language: card.language, event: heldEvent(card) };
      };
      return { previous: shown(found?.previous), next: shown(found?.next) };
    },
    async title(id) {
      // PostgreSQL rejects NUL, even in a query that would find nothing.
      if (id.includes("\0")) return undefined;
      const [card] = await list.some([id]);
      return card && { title: card.fields[title] ?? "", language: card.language };
    },
    async find(id, now = new Date()) {
      const record = await list.find(id);
      return record && wholeOf(kind, record, now);
    },
  };
}

export function cardOf<K extends RecordKind>(kind: K, record: ReadRecord, now: Date): Card<K> {
  const { fields: described, title, order } = kindOf(kind);
  const { fields, updated_at: _, over_at, ...rest } = record;
  const values = Object.entries(described)
    .filter(([name, field]) => name !== title && !isLong(field))
    .map(([name, field]) => [name, readValue(field, fields[name])]);
  const past = order === "upcoming first" && { past: (over_at ?? "") < now.toISOString() };
  const known = { title: fields[title] ?? "", image_url: fields.image_url || null };
  return { ...rest, ...known, ...Object.fromEntries(values), ...past } as Card<K>;
}

/** Also for previews, whose record is not stored. */
export function wholeOf<K extends RecordKind>(kind: K, record: ReadRecord, now: Date): Whole<K> {
  const { fields: described, body } = kindOf(kind);
  const { fields, updated_at } = record;
  const long = Object.entries(described)
    .filter(([, field]) => isLong(field))
    .map(([name, field]) => [name, readValue(field, fields[name])]);
  return {
    ...cardOf(kind, record, now),
    ...Object.fromEntries(long),
    ...{ updated_at, text: fields[body] ?? "" },
  } as Whole<K>;
}
