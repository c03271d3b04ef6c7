import { kinds, type SectionKind, sections } from "../../../content/kinds.ts";
import type { Language } from "../../../languages.ts";
import type { Content } from "../../../server/content/content.ts";
import { PAGE_SIZE } from "../../../server/content/lists/pagination.ts";
import type { ListOptions } from "../../../server/content/records.ts";
import { fold } from "../../../server/content/search/fold.ts";
import { indexedText } from "../../../server/content/search/indexed-text.ts";
import { matches } from "../../../server/content/search/pattern.ts";
import { type Query, queryOf } from "../../../server/content/search/query.ts";
import { cut, plainText } from "../../../server/markdown/plain-text.ts";
import { titleWithStatus } from "../../lists/event-status.ts";
import { faqAddress, listAddress, recordAddress } from "../../lists/list-address.ts";
import { existingPages, peoplePath } from "../../metadata/page-paths.ts";
import type { Total } from "../../words/en/lists.ts";
import type { Words } from "../../words/translation.ts";
import { type SearchAddress, searchAddress } from "./search-address.ts";

/** `language` of title and excerpt; default is the page's. */
export type Hit = { to: string; title: string; excerpt?: string; language?: string };
export type HitGroup = Total & {
  name: string;
  hits: Hit[];
  /** The address of the whole list. */
  all: string;
};

const maxHits = 4;
/** For a search in one section: a page of its list. */
const maxHitsOfSection = PAGE_SIZE;
const excerptLength = 200;

/** The first hits of every kind, or more hits of the chosen one. Kinds without hits are left out. */
export async function findEverywhere(
  content: Content,
  words: Words,
  narrowed: SearchAddress,
  now: Date,
): Promise<HitGroup[]> {
  const { q, section, year, language } = narrowed;
  const query = queryOf(q);
  // Only punctuation: without this check, every record would match.
  if (!query) return [];
  const isChosen = (name: string) => section === "" || section === name;
  const chosen = sections.filter((kind) => isChosen(kinds[kind].path.slice(1)));
  const limit = section ? maxHitsOfSection : maxHits;
  const records = await Promise.all(
    chosen.map((kind) => recordHits(content, words, kind, { q, year, language }, now, limit)),
  );
  // Only records have a year, and only they may be in another language than the page.
  const isIn = (name: string) => isChosen(name) && !year && (!language || language === content.language);
  const named = isIn("pages") ? await fixedPageHits(content, query) : [];
  const pages = isChosen("pages") ? [await pageHits(content, words, named, narrowed, now)] : [];
  const people = isIn("people") ? [await peopleHits(content, q, limit)] : [];
  const questions = isIn("questions") ? [await faqHits(content, words, q, limit)] : [];
  return [...pages, ...people, ...records, ...questions].filter(({ hits }) => hits.length > 0);
}

type From = { q: string; year: string; language: Language | "" };

async function recordHits(
  content: Content,
  words: Words,
  kind: SectionKind,
  from: From,
  now: Date,
  limit: number,
): Promise<HitGroup> {
  const { path } = kinds[kind];
  const { items, total, more } = await content[kind].page(listQuery(from, now));
  const hits = items.slice(0, limit).map((item) => {
    const { id, excerpt, language } = item;
    return { to: recordAddress(path, id, from), title: titleWithStatus(words, item), excerpt, language };
  });
  const { names } = await content.navigation();
  return { name: names[path], hits, total, more, all: listAddress(path, from) };
}

const listQuery = ({ q, year, language }: From, now: Date): ListOptions => ({
  ...{ q, year: year ? Number(year) : undefined, now, ranking: "whole, title" },
  language: language || undefined,
});

/** Fixed pages are found by name, pages that staff add by their whole text. */
async function pageHits(
  { pages }: Content,
  words: Words,
  named: Hit[],
  address: SearchAddress,
  now: Date,
): Promise<HitGroup> {
  const { items, total, more } = await pages.page(listQuery(address, now));
  const hits = items.slice(0, address.section ? maxHitsOfSection : maxHits).map((item) => ({
    to: recordAddress(kinds.pages.path, item.id),
    ...{ title: item.title, excerpt: item.excerpt, language: item.language },
  }));
  return {
    name: words.search.pages,
    hits: [...named, ...hits],
    ...{ total: named.length + total, more },
    all:
      address.section || total === hits.length ? "/sitemap" : searchAddress({ ...address, section: "pages" }),
  };
}

async function fixedPageHits(content: Content, { pattern }: Query): Promise<Hit[]> {
  const there = existingPages(await content.existing());
  const { names } = await content.navigation();
  return there
    .map((page) => ({ to: page, title: names[page] }))
    .filter(({ title }) => matches(pattern, indexedText([fold(title)])));
}

async function peopleHits({ people, navigation }: Content, q: string, limit: number): Promise<HitGroup> {
  const found = await people.matching(q);
  const hits = found.slice(0, limit).map(({ id, name, role, excerpt }) => ({
    to: recordAddress(peoplePath, id),
    title: name,
    excerpt: role || cut(excerpt, excerptLength),
  }));
  const { names } = await navigation();
  return { name: names[peoplePath], hits, total: found.length, more: false, all: peoplePath };
}

async function faqHits({ faq }: Content, words: Words, q: string, limit: number): Promise<HitGroup> {
  const found = await faq.find(q);
  const hits = found.slice(0, limit).map((entry) => ({
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
