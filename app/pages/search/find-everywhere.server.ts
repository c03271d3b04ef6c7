import { type Kind, kinds, sections } from "../../../sections.ts";
import type { Content } from "../../../server/content/content.ts";
import { fold } from "../../../server/content/fold.ts";
import { cut, plainText } from "../../../server/content/plain-text.ts";
import { faqAddress } from "../../faq/faq-address.ts";
import { findFaq } from "../../faq/find-faq.server.ts";
import { listAddress, recordAddress } from "../../lists/list-address.ts";
import { pageNames, pages } from "../../metadata/site-map.ts";
import type { Total } from "../../words/en/lists.ts";
import { search } from "../../words/en/search.ts";
import { sectionWords } from "../../words/en/sections.ts";

export type Hit = { to: string; title: string; excerpt?: string };
export type HitGroup = Total & {
  name: string;
  hits: Hit[];
  /** The address of the whole list. */
  all: string;
};

const shown = 4;
const excerptLength = 200;

/** The first hits of every kind. A kind without any is left out. */
export async function findEverywhere(content: Content, q: string, now: Date): Promise<HitGroup[]> {
  // Nothing but marks: without this, every record would contain it.
  if (!fold(q)) return [];
  const records = await Promise.all(kinds.map((kind) => recordHits(content, kind, q, now)));
  return [pageHits(q), ...records, faqHits(q)].filter(({ hits }) => hits.length > 0);
}

async function recordHits(content: Content, kind: Kind, q: string, now: Date): Promise<HitGroup> {
  const { path } = sections[kind];
  const { items, total, more } = await content[kind].page({ q, now });
  const hits = items.slice(0, shown).map(({ id, title, excerpt }) => {
    return { to: recordAddress(path, id, { q }), title, excerpt };
  });
  return { name: sectionWords[kind].list.title, hits, total, more, all: listAddress(path, { q }) };
}

function pageHits(q: string): HitGroup {
  const hits = pages
    .map((page) => ({ to: page, title: pageNames[page] }))
    .filter(({ title }) => fold(title).includes(fold(q)));
  return { name: search.pages, hits, total: hits.length, more: false, all: "/sitemap" };
}

function faqHits(q: string): HitGroup {
  const found = findFaq(q);
  const hits = found.slice(0, shown).map((entry) => ({
    to: faqAddress(entry),
    title: entry.question,
    excerpt: cut(plainText(entry.answer), excerptLength),
  }));
  return { name: search.questions, hits, total: found.length, more: false, all: listAddress("/faq", { q }) };
}
