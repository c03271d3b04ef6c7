import { kinds, type SectionKind, sections } from "../../../content/kinds.ts";
import type { Language } from "../../../languages.ts";
import type { Content } from "../../../server/content/content.ts";
import { PAGE_SIZE } from "../../../server/lists/pagination.ts";
import { cut, plainText } from "../../../server/markdown/plain-text.ts";
import { fold } from "../../../server/search/fold.ts";
import { indexedText } from "../../../server/search/indexed-text.ts";
import { matches } from "../../../server/search/pattern.ts";
import { type Query, queryOf } from "../../../server/search/query.ts";
import { faqAddress } from "../../faq/faq-address.ts";
import { statedTitle } from "../../lists/event-status.ts";
import { listAddress, recordAddress } from "../../lists/list-address.ts";
import { pagesThere, peoplePath } from "../../metadata/site-map.ts";
import type { Total } from "../../words/en/lists.ts";
import type { Words } from "../../words/translation.ts";
import type { SearchAddress } from "./search-address.ts";

/** The language of its title and excerpt is the page's unless it is said. */
export type Hit = { to: string; title: string; excerpt?: string; language?: string };
export type HitGroup = Total & {
  name: string;
  hits: Hit[];
  /** The address of the whole list. */
  all: string;
};

const shown = 4;
/** Of one kind: a page of its list. */
const shownAlone = PAGE_SIZE;
const excerptLength = 200;

/** The first hits of every kind, or more of the one asked for. A kind without any is left out. */
export async function findEverywhere(
  content: Content,
  words: Words,
  { q, section, year, language }: SearchAddress,
  now: Date,
): Promise<HitGroup[]> {
  const query = queryOf(q);
  // Nothing but marks: without this, every record would contain it.
  if (!query) return [];
  const isAsked = (name: string) => section === "" || section === name;
  const asked = sections.filter((kind) => isAsked(kinds[kind].path.slice(1)));
  const most = section ? shownAlone : shown;
  const records = await Promise.all(
    asked.map((kind) => recordHits(content, words, kind, { q, year, language }, now, most)),
  );
  // Only records are of a year, and in another language than the page.
  const isIn = (name: string) => isAsked(name) && !year && (!language || language === content.language);
  const pages = isIn("pages") ? [await pageHits(content, words, query)] : [];
  const people = isIn("people") ? [await peopleHits(content, q, most)] : [];
  const questions = isIn("questions") ? [await faqHits(content, words, q, most)] : [];
  return [...pages, ...people, ...records, ...questions].filter(({ hits }) => hits.length > 0);
}

async function recordHits(
  content: Content,
  words: Words,
  kind: SectionKind,
  from: { q: string; year: string; language: Language | "" },
  now: Date,
  most: number,
): Promise<HitGroup> {
  const { path } = kinds[kind];
  const year = from.year ? Number(from.year) : undefined;
  const { items, total, more } = await content[kind].page({
    ...{ q: from.q, year, now, ranking: "whole, title" },
    language: from.language || undefined,
  });
  const hits = items.slice(0, most).map((item) => {
    const { id, excerpt, language } = item;
    return { to: recordAddress(path, id, from), title: statedTitle(words, item), excerpt, language };
  });
  const { names } = await content.navigation();
  return { name: names[path], hits, total, more, all: listAddress(path, from) };
}

async function pageHits(
  { people, navigation }: Content,
  words: Words,
  { pattern }: Query,
): Promise<HitGroup> {
  const there = pagesThere({ people: (await people.all()).length > 0 });
  const { names } = await navigation();
  const hits = there
    .map((page) => ({ to: page, title: names[page] }))
    .filter(({ title }) => matches(pattern, indexedText([fold(title)])));
  return { name: words.search.pages, hits, total: hits.length, more: false, all: "/sitemap" };
}

async function peopleHits({ people, navigation }: Content, q: string, most: number): Promise<HitGroup> {
  const found = await people.matching(q);
  const hits = found.slice(0, most).map(({ id, name, role, excerpt }) => ({
    to: recordAddress(peoplePath, id),
    title: name,
    excerpt: role || cut(excerpt, excerptLength),
  }));
  const { names } = await navigation();
  return { name: names[peoplePath], hits, total: found.length, more: false, all: peoplePath };
}

async function faqHits({ faq }: Content, words: Words, q: string, most: number): Promise<HitGroup> {
  const found = await faq.find(q);
  const hits = found.slice(0, most).map((entry) => ({
    to: faqAddress(entry),
    title: entry.question,
    excerpt: cut(plainText(entry.answer), excerptLength),
  }));
  return {
    name: words.search.questions,
    hits,
    total: found.length,
    more: false,
    all: listAddress("/faq", { q }),
  };
}
